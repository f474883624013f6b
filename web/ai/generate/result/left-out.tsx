import { CircleAlert } from 'lucide-react'
import type { Finding } from '#domain/ai/findings.ts'
import { FindingList } from '../../claims/finding-list.tsx'

/** What the writer had put down and the product did not take: the text may have a gap where it stood. */
export function LeftOut({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby="left-out" className="grid gap-3 border-line border-t pt-5">
      <h3 id="left-out" className="text-h4">
        Left out of this draft
      </h3>
      <p className="flex max-w-[42rem] gap-2 text-sm">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none text-warning" strokeWidth={1.75} />
        The language model twice made a claim that must not be published. The paragraph around it was left out. Read
        what stands before and after the gap.
      </p>
      <FindingList findings={findings} />
    </section>
  )
}
