import { type ComponentType, lazy, useState } from 'react'

/**
 * A lazy component that renders at once if `preload` has finished; `lazy` would first render nothing and make the page
 * jump.
 */
export function preloadable<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
  }
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await load() }))

  function Preloadable(props: Props) {
    // Chosen once, because switching components would lose the state.
    const [Part] = useState(() => loaded ?? Lazy)
    return <Part {...props} />
  }
  return [Preloadable, preload] as const
}
