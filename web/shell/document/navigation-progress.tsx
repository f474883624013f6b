import { useNavigation } from 'react-router'

/** A slim bar while the next page is fetched; its delay keeps it away from navigations that feel instant. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-1 origin-left scale-x-90 bg-accent transition-transform delay-150 duration-[8s] ease-out motion-reduce:duration-0 starting:scale-x-0"
    />
  )
}
