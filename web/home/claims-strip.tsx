import { SITE } from '#domain/site/site.ts'

export function ClaimsStrip({ claims }: { claims: readonly { value: string; label: string }[] }) {
  if (claims.length === 0) return null
  return (
    <section aria-label={`${SITE.name} in figures`} className="border-line border-b bg-surface">
      <ul className="wrap grid grid-cols-2 gap-x-4 gap-y-5 py-7 min-[700px]:flex min-[700px]:justify-between">
        {claims.map(({ value, label }) => (
          <li key={label} className="lg:flex lg:items-baseline lg:gap-3">
            <b className="num block whitespace-nowrap text-[1.75rem] leading-none">{value}</b>
            <span className="mt-1 block text-ink-muted text-sm lg:mt-0 lg:text-md">{label}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
