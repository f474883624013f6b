import { useMemo } from 'react'
import type { TextPart } from '#web/lib/comparison/compare-text.ts'
import { compareText, isUnchanged } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import type { PlacedChange } from './placed-changes.ts'

interface ChangeItemProps {
  change: PlacedChange
  /** From 1. */
  number: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

export function ChangeItem({ change, number, isChosen, onChoose }: ChangeItemProps) {
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

export function WholeTexts({ before, after }: { before: string; after: string }) {
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
