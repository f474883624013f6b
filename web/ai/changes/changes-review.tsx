import { useMemo, useState } from 'react'
import type { TextChange } from '#domain/ai/ai.schema.ts'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import { AI_ENGINE_LABELS, type AiEngine } from '#domain/blogs/ai-engines.ts'
import { compareText, isUnchanged, type TextPart } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Segmented } from '#web/ui/segmented.tsx'
import { type PlacedChange, placeChanges } from './placed-changes.ts'

const VIEWS = [
  { value: 'changes', label: 'Change by change' },
  { value: 'whole', label: 'Whole text' },
] as const
type View = (typeof VIEWS)[number]['value']

interface ChangesReviewProps {
  original: string
  changes: readonly TextChange[]
  engine: AiEngine
  /** Claims whose suggestions were removed. */
  left_out: readonly Finding[]
  /** The changes scroll, and the buttons stay visible. */
  isInDialog?: boolean
  isApplying?: boolean
  onApply: (content: string) => void
  onDiscard: () => void
}

/** The suggested changes; the author applies all, some or none. */
export function ChangesReview({
  original,
  changes,
  engine,
  left_out,
  isInDialog = false,
  isApplying = false,
  onApply,
  onDiscard,
}: ChangesReviewProps) {
  const placed = useMemo(() => placeChanges(original, changes), [original, changes])
  const [declined, setDeclined] = useState<ReadonlySet<number>>(new Set())
  const [view, setView] = useState<View>('changes')
  const isChosen = (index: number) => !declined.has(index)
  const count = placed.filter(({ index }) => isChosen(index)).length
  const improved = applyChanges(original, changes, isChosen)

  function choose(index: number, isNowChosen: boolean) {
    const next = new Set(declined)
    if (isNowChosen) next.delete(index)
    else next.add(index)
    setDeclined(next)
  }

  if (placed.length === 0) return <NothingFound engine={engine} leftOut={left_out} onClose={onDiscard} />
  return (
    <div className="grid gap-4">
      <p>
        {AI_ENGINE_LABELS[engine]}: {countSuggestions(placed.length)} Removed words are struck out, new words are
        underlined.
      </p>
      <RemovedSuggestions findings={left_out} />
      <div className="flex">
        <Segmented legend="View" name="changes-view" options={VIEWS} value={view} onChange={setView} />
      </div>
      {view === 'whole' ? (
        <WholeTexts before={original} after={improved} />
      ) : (
        <ol className={cx('grid gap-3', isInDialog && 'max-h-[50dvh] overflow-y-auto')}>
          {placed.map((change, at) => (
            <ChangeItem
              key={change.index}
              change={change}
              number={at + 1}
              isChosen={isChosen(change.index)}
              onChoose={(isNowChosen) => choose(change.index, isNowChosen)}
            />
          ))}
        </ol>
      )}
      <div
        className={cx(
          'flex flex-wrap justify-end gap-3',
          !isInDialog && 'sticky bottom-0 border-line border-t bg-bg py-3 [@media(max-height:30rem)]:static',
        )}
      >
        <Button variant="ghost" aria-label="Discard the suggested changes" onClick={onDiscard}>
          Discard
        </Button>
        <Button
          isBusy={isApplying}
          busyLabel="Saving..."
          disabledReason={count === 0 ? 'Choose at least one change' : undefined}
          onClick={() => count > 0 && onApply(improved)}
        >
          {count === placed.length
            ? 'Apply all changes'
            : `Apply ${formatNumber(count)} of ${formatNumber(placed.length)} changes`}
        </Button>
      </div>
    </div>
  )
}

function countSuggestions(count: number): string {
  return count === 1 ? 'one suggestion.' : `${formatNumber(count)} suggestions.`
}

interface NothingFoundProps {
  engine: AiEngine
  leftOut: readonly Finding[]
  onClose: () => void
}

function NothingFound({ engine, leftOut, onClose }: NothingFoundProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{AI_ENGINE_LABELS[engine]}: nothing to change. Your text stays as it is.</p>
      <RemovedSuggestions findings={leftOut} />
      <Button variant="outline" onClick={onClose}>
        Close
      </Button>
    </div>
  )
}

/** Suggestions that would have added a claim. */
function RemovedSuggestions({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const labels = [...new Set(findings.map(({ kind }) => FINDING_LABELS[kind].toLowerCase()))]
  return (
    <p className="text-ink-muted text-sm">
      We left out suggestions that would add a claim to your text: {labels.join(', ')}.
    </p>
  )
}

interface ChangeItemProps {
  change: PlacedChange
  /** From 1. */
  number: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

function ChangeItem({ change, number, isChosen, onChoose }: ChangeItemProps) {
  const { index, parts, reason } = change
  return (
    <li className="rounded-card border border-line bg-surface px-4 pt-4 pb-1 md:px-5">
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        <Side label="Before" change={change} without="new" />
        <Side label="After" change={change} without="old" />
      </div>
      <p className="mt-3 text-ink-muted text-sm">
        {reason}
        {isUnchanged(parts) ? ' Only the formatting differs.' : null}
      </p>
      <Checkbox
        id={`change-${index}`}
        label={`Use change ${number}`}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </li>
  )
}

function Side({ label, change, without }: { label: string; change: PlacedChange; without: TextPart['kind'] }) {
  const { lead, tail, parts } = change
  const shown = parts.filter(({ kind }) => kind !== without)
  return (
    <div className="min-w-0">
      <p className="text-ink-muted text-sm">{label}</p>
      <ComparedText parts={[{ kind: 'same', text: lead }, ...shown, { kind: 'same', text: tail }]} />
    </div>
  )
}

function WholeTexts({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => compareText(readableText(before), readableText(after)), [before, after])
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <Text heading="Before" parts={parts.filter(({ kind }) => kind !== 'new')} />
      <Text heading="After" parts={parts.filter(({ kind }) => kind !== 'old')} />
    </div>
  )
}

function Text({ heading, parts }: { heading: string; parts: TextPart[] }) {
  return (
    <ScrollRegion label={heading} className="max-h-[60dvh]">
      <h3 className="mb-2 text-h4">{heading}</h3>
      <ComparedText parts={parts} />
    </ScrollRegion>
  )
}
