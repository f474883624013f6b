import { useMemo, useState } from 'react'
import type { TextChange } from '#domain/ai/ai.schema.ts'
import { applyChanges } from '#domain/ai/apply-changes.ts'
import { FINDING_LABELS, type Finding } from '#domain/ai/findings.ts'
import { AI_ENGINE_LABELS, type AiEngine } from '#domain/blogs/ai-engines.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Segmented } from '#web/ui/segmented.tsx'
import { ChangeItem, WholeTexts } from './change-item.tsx'
import { placeChanges } from './placed-changes.ts'

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
