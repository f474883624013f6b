import type { BmiAdvice } from '#domain/bmi/advice.ts'
import { EATING_HELP } from '#domain/bmi/short-advice.content.ts'
import { SOURCES } from '#domain/bmi/sources.content.ts'
import { HelpText } from '#web/lib/help-text.tsx'
import { SourceList } from '#web/lib/source-list.tsx'
import { listSources, stepText } from './shown-result.ts'

const NUMBER =
  'grid size-10 place-items-center rounded-full bg-field pt-[.12em] font-semibold text-ink-on-field tabular-nums forced-colors:border'

export function NextSteps({ advice }: { advice: BmiAdvice }) {
  const { first, steps, note, hasEatingHelp } = advice
  return (
    <>
      {first ? (
        <p className="mb-5 rounded-field bg-warning-soft p-4 text-warning">
          <HelpText>{first}</HelpText>
        </p>
      ) : null}
      <ol>
        {steps.map((step, at) => (
          <li
            key={step.title}
            className="grid break-inside-avoid grid-cols-[2.75rem_minmax(0,1fr)] gap-4 border-line border-t py-4"
          >
            <span aria-hidden="true" className={NUMBER}>
              {at + 1}
            </span>
            <div>
              <p className="font-semibold">{step.title}</p>
              <p className="text-ink-muted">
                <HelpText>{stepText(step)}</HelpText>
              </p>
            </div>
          </li>
        ))}
      </ol>
      {hasEatingHelp ? (
        <p className="mb-4 rounded-field bg-sunken p-4">
          <HelpText>{EATING_HELP}</HelpText>
        </p>
      ) : null}
      {note ? <p className="mb-3 text-ink-muted text-sm">{note}</p> : null}
      <details className="print:[&::details-content]:[content-visibility:visible] border-line border-t pt-2 text-ink-muted text-sm">
        <summary className="flex min-h-11 items-center font-semibold underline underline-offset-[.22em]">
          Sources for these steps
        </summary>
        <SourceList sources={listSources(advice).map((id) => SOURCES[id])} />
      </details>
    </>
  )
}
