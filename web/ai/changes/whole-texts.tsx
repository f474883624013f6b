import { useMemo } from 'react'
import { compareText, type TextPart } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { readableText } from '#web/lib/comparison/readable-text.ts'

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
    <section
      aria-label={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is reached by the keyboard
      tabIndex={0}
      className="max-h-[60dvh] overflow-y-auto rounded-field border border-line bg-surface p-4"
    >
      <h3 className="mb-2 text-h4">{heading}</h3>
      <ComparedText parts={parts} />
    </section>
  )
}
