import type { BmiClass } from '#domain/bmi/bmi.ts'
import { RECOMMENDATIONS } from '#domain/bmi/recommendations.content.ts'
import { SOURCES } from '#domain/bmi/sources.content.ts'
import { SourceList } from '../about/source-list.tsx'

const NUMBER =
  'grid size-10 place-items-center rounded-full bg-field pt-[.12em] font-semibold text-ink-on-field tabular-nums forced-colors:border'

export function NextSteps({ of }: { of: BmiClass }) {
  const steps = RECOMMENDATIONS[of]
  const sources = [...new Set(steps.map(({ source }) => source))].map((id) => SOURCES[id])
  return (
    <>
      <ol>
        {steps.map(({ title, text }, at) => (
          <li
            key={title}
            className="grid break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)] gap-4 border-line border-t py-4"
          >
            <span aria-hidden="true" className={NUMBER}>
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{title}</p>
              <p className="text-ink-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <details className="print:[&::details-content]:[content-visibility:visible] border-line border-t pt-2 text-ink-muted text-sm">
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-[.22em]">
          Sources of these steps
        </summary>
        <SourceList sources={sources} />
      </details>
    </>
  )
}
