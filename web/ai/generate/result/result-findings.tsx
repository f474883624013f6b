import { CircleCheck } from 'lucide-react'
import type { Finding } from '#domain/ai/findings.ts'
import { FindingList } from '../../claims/finding-list.tsx'

/** What the author should look at before publishing. */
export function ResultFindings({ findings }: { findings: readonly Finding[] }) {
  return (
    <section aria-labelledby="result-findings" className="grid gap-3 border-line border-t pt-5">
      <h3 id="result-findings" className="text-h4">
        {findings.length === 0 ? 'Claim check' : 'Claims to look at'}
      </h3>
      {findings.length === 0 ? (
        <p className="flex gap-2 text-sm">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-success" strokeWidth={1.75} />
          The claim check has found nothing. It does not replace your own reading.
        </p>
      ) : (
        <FindingList findings={findings} />
      )}
    </section>
  )
}
