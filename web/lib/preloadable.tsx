import { type ComponentType, lazy, useState } from 'react'

/**
 * A component whose script may come after the page, and which is drawn at once where `preload` has ended before: a lazy
 * one would leave its place empty for a moment, and what is below would jump.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }))

  function Preloadable(props: Props) {
    // Chosen once: another component in its place would lose its state.
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  return [Preloadable, preload] as const
}
