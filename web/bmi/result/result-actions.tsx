import { Download } from 'lucide-react'
import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import type { ResultInput, ToldResult } from './shown-result.ts'

const PLAN = { to: '/membership', label: 'Get Personal Plan' } as const
const CHILDREN = { to: '/dietitians?specialization=pediatric', label: 'Find a dietitian for children' } as const
const FAILED = 'The report could not be made. Check your connection and try again.'

/** Where a person needs a doctor, nothing is sold. */
function nextPage({ adult, advice }: ToldResult) {
  if (advice.needsDoctor) return null
  return adult ? PLAN : CHILDREN
}

export function ResultActions({ input, told }: { input: ResultInput; told: ToldResult }) {
  const [hasFailed, setHasFailed] = useState(false)
  const next = nextPage(told)

  async function handleDownload() {
    try {
      const { downloadReport } = await import('../report/download-report.ts')
      downloadReport(input)
      setHasFailed(false)
    } catch {
      setHasFailed(true)
    }
  }

  return (
    <div className="mt-6 print:hidden">
      <div className="flex flex-wrap gap-3 max-lg:flex-col">
        {next ? <ButtonLink to={next.to}>{next.label}</ButtonLink> : null}
        <Button variant="outline" icon={Download} onClick={handleDownload}>
          Download Report
        </Button>
      </div>
      {hasFailed ? <Banner className="mt-4">{FAILED}</Banner> : null}
    </div>
  )
}
