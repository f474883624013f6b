import { ArrowRight } from 'lucide-react'
import type { MealScoreResponse, PlateChange } from '#domain/foods/foods.schema.ts'
import { PILLAR_LABELS } from '#domain/foods/pillars.ts'
import { plateAddress } from '#domain/foods/plate/plate-address.ts'
import { SITE } from '#domain/site/site.ts'
import { formatDate, formatScore } from '#web/lib/format.ts'
import { absolute } from '#web/shell/seo.ts'
import { Card } from '#web/ui/card.tsx'
import { TextWithAmount } from '../hidden-amounts.tsx'
import { PlateLink } from '../plate-link.tsx'
import type { PlateControls } from '../use-plate-page.ts'
import { Contents } from './contents.tsx'

/** Changes, contents and the print's foot: links and text, so their script loads after the page. */
export function BelowPlate({ score, controls }: { score: MealScoreResponse; controls: PlateControls }) {
  return (
    <>
      <Changes changes={score.changes} controls={controls} />
      <Contents score={score} />
      {/* The origin of a printed page. */}
      <p className="wrap-anywhere hidden text-ink-muted text-xs print:order-last print:block">
        {SITE.name}, {/* The server's date may be a day behind. */}
        <span suppressHydrationWarning>{formatDate(new Date())}</span>. {absolute(plateAddress(controls.parts))}
      </p>
    </>
  )
}

const ROW =
  'group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-3.5 transition-colors duration-(--dur-1) hover:bg-primary-soft sm:px-5'

/** Calculated changes, each applied with one press. */
function Changes({ changes, controls }: { changes: readonly PlateChange[]; controls: PlateControls }) {
  return (
    <section aria-labelledby="changes" className="print:hidden">
      <h2 id="changes" className="text-h3">
        Changes to try
      </h2>
      {changes.length === 0 ? (
        <p className="mt-3 text-ink-muted">
          We have nothing to add: none of the changes we try would raise this plate’s score by much.
        </p>
      ) : (
        <Card flush className="mt-3 overflow-hidden">
          <ul className="divide-y divide-line">
            {changes.map((change) => (
              <li key={change.text}>
                <ChangeLink change={change} controls={controls} />
              </li>
            ))}
          </ul>
        </Card>
      )}
    </section>
  )
}

function ChangeLink({ change, controls: { toPath } }: { change: PlateChange; controls: PlateControls }) {
  const { text, pillar, before, after, overall, items } = change
  const [action = text] = text.split(': ')
  return (
    <PlateLink
      to={toPath({ parts: items })}
      step={{ said: `Tried: ${action.charAt(0).toLowerCase()}${action.slice(1)}.`, before: toPath({}) }}
      className={ROW}
    >
      <span className="min-w-0">
        <span className="block font-semibold leading-snug">
          <TextWithAmount>{action}</TextWithAmount>
        </span>
        <span className="mt-1 flex flex-wrap gap-x-3.5 text-ink-muted text-sm">
          <FromTo label={PILLAR_LABELS[pillar]} before={before} after={after} />
          <span className="whitespace-nowrap">
            Plate <span className="font-semibold text-ink tabular-nums">{formatScore(overall)}</span>
          </span>
        </span>
      </span>
      <span aria-hidden="true" className="button button-outline button-small bg-surface text-ink">
        Try
      </span>
    </PlateLink>
  )
}

function FromTo({ label, before, after }: { label: string; before: number; after: number }) {
  return (
    <span>
      {label}{' '}
      <span className="whitespace-nowrap tabular-nums">
        {formatScore(before)}
        <span className="sr-only"> to </span>
        <ArrowRight aria-hidden="true" className="mx-1 inline size-3.5" />
        {formatScore(after)}
      </span>
    </span>
  )
}
