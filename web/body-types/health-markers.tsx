import { SOURCES } from '#domain/body-types/body-types.content.ts'
import { LIMIT_NOTE, MARKERS } from '#domain/body-types/health-markers.content.ts'
import { SourceList } from '#web/lib/source-list.tsx'

export function HealthMarkers() {
  return (
    <section className="section border-line border-y bg-surface">
      <div className="wrap">
        <h2 className="max-w-xl">Three numbers that matter for every shape</h2>
        <ul className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-13">
          {MARKERS.map(({ value, unit, title, text, source }) => (
            <li key={title} className="border-primary border-t-2 pt-5">
              <p className="num whitespace-nowrap text-[clamp(2rem,11vw,2.5rem)] leading-none tracking-[-.03em] md:text-[clamp(1.75rem,3.6vw,3.25rem)]">
                {value}
                <span className="ml-[.3em] text-h4 text-ink-muted tracking-normal">{unit}</span>
              </p>
              <h3 className="mt-6 text-h4">{title}</h3>
              <p className="mt-2 text-pretty text-ink-muted">{text}</p>
              <p className="mt-2 text-ink-subtle text-sm">{source}</p>
            </li>
          ))}
        </ul>
        <div id="sources" className="mt-14 grid gap-x-8 gap-y-4 text-ink-muted text-sm md:grid-cols-3">
          <div>
            <h3 className="text-h4 text-ink">Sources</h3>
            <p className="mt-3">{LIMIT_NOTE}</p>
          </div>
          <SourceList sources={SOURCES} className="md:col-span-2" />
        </div>
      </div>
    </section>
  )
}
