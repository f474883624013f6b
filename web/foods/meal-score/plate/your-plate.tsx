import { Banner } from '#web/ui/banner.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextWithAmount } from '../hidden-amounts.tsx'
import { PlateLink, usePlateStep } from '../plate-link.tsx'
import type { PlateControls } from '../use-plate-page.ts'
import { PlateRow } from './plate-row.tsx'

export const PLATE_HEADING_ID = 'plate'

export function YourPlate({ controls, problems }: { controls: PlateControls; problems: readonly string[] }) {
  const { rows, toPath } = controls
  const count = rows.length === 1 ? '1 food' : `${rows.length} foods`
  return (
    <section aria-labelledby={PLATE_HEADING_ID}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={PLATE_HEADING_ID} tabIndex={-1} className="text-h3">
          Your plate
        </h2>
        {rows.length > 0 ? (
          <p className="flex items-center gap-x-4 text-ink-muted text-sm">
            {count}
            <PlateLink
              to={toPath({ parts: [] })}
              step={{ said: 'The plate is empty.', before: toPath({}) }}
              className="inline-flex min-h-11 items-center text-link-line print:hidden"
            >
              Empty the plate
            </PlateLink>
          </p>
        ) : null}
      </div>
      <Problems problems={problems} />
      {rows.length > 0 ? (
        <Card flush className="mt-2 print:border-0 print:shadow-none">
          <ul className="divide-y divide-line">
            {rows.map((row, at) => (
              <PlateRow key={row.key} row={row} at={at} controls={controls} />
            ))}
          </ul>
        </Card>
      ) : (
        <p className="mt-3 text-ink-muted print:hidden">
          Nothing is on it yet. Search for what you eat, one food at a time.
        </p>
      )}
      <LastStep />
    </section>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <Banner tone="warning" className="my-3 print:hidden">
      {[...new Set(problems)].map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </Banner>
  )
}

/** What was pressed last, with a way back; the score announces it. */
function LastStep() {
  const step = usePlateStep()
  if (step?.before === undefined) return null
  return (
    <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 rounded-field bg-primary-soft px-4 text-on-primary-soft print:hidden">
      <span className="py-2.5">
        <TextWithAmount>{step.said}</TextWithAmount>
      </span>
      <PlateLink
        to={step.before}
        data-undo=""
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-[.22em]"
      >
        Undo
      </PlateLink>
    </p>
  )
}
