export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only rounded-pill bg-primary font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-(--z-toast) focus:px-6 focus:py-3"
    >
      Skip to content
    </a>
  )
}
