/** The announcement from the site settings. */
export function BannerLine({ children }: { children: string }) {
  if (children === '') return null
  return (
    <p className="border-line border-b bg-primary-soft text-on-primary-soft text-sm print:hidden">
      <span className="wrap wrap-anywhere block py-2.5 text-center text-pretty">{children}</span>
    </p>
  )
}
