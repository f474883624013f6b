import { useMemo } from 'react'
import { compareText } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { readableText } from '#web/lib/comparison/readable-text.ts'
import type { TextPart } from '#web/lib/comparison/text-part.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'

interface WholeTextsProps {
  before: string
  after: string
}

/** Both texts from beginning to end, side by side where there is room. */
export function WholeTexts({ before, after }: WholeTextsProps) {
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
