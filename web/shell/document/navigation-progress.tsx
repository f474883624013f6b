import { useNavigation } from 'react-router'

export const LOADING_ARTICLE = 'Loading article...'

const ARTICLE = /^\/blogs\/[1-9]\d*\/?$/

function loadingText(path: string | undefined): string | null {
  return path && ARTICLE.test(path) ? LOADING_ARTICLE : null
}

/** A progress bar during navigation; its delay hides it for fast ones. */
export function NavigationProgress() {
  const { state, location } = useNavigation()
  const text = loadingText(location?.pathname)
  return (
    <>
      {state === 'idle' ? null : (
        <div
          aria-hidden="true"
          className="pointer-events-none fixed inset-x-0 top-0 z-(--z-toast) h-1 origin-left scale-x-90 bg-accent transition-transform delay-150 duration-[8s] ease-out motion-reduce:duration-0 starting:scale-x-0"
        />
      )}
      {/* In the place of a toast, where it covers no navigation. */}
      <p
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-4 z-(--z-toast) text-center md:inset-x-6 md:bottom-6 md:text-right"
      >
        {text ? (
          <span className="inline-block rounded-pill border border-line bg-raised px-5 py-2 text-sm shadow-float transition-opacity delay-150 starting:opacity-0">
            {text}
          </span>
        ) : null}
      </p>
    </>
  )
}
