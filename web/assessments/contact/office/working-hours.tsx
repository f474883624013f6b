import { SITE } from '#domain/site/site.ts'

export function WorkingHours() {
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-h3">
        Working hours
      </h2>
      <dl className="mt-3">
        {SITE.hours.map(({ days, from, to }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
            <dt>{days}</dt>
            <dd className="font-semibold tabular-nums">
              {from} to {to}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-muted text-sm">
        Indian time. You can send the form and write to us at any hour; people answer in these hours.
      </p>
    </section>
  )
}
