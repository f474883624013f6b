import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Gauge } from './gauge.tsx'
import { NextSteps } from './next-steps.tsx'
import { ClassPills, HealthyRange, IndianReading } from './reading.tsx'
import { describeResult, type ResultInput, type ResultTexts, stepsHeading } from './shown-result.ts'

export { toSpokenText } from './shown-result.ts'

type Placement = 'page' | 'card'

export interface BmiResultProps extends ResultInput {
  /** On its own cards, or inside the form's card. */
  placement: Placement
  headingLevel: 2 | 3 | 4
}

/** Loaded during the calculating animation. */
export function BmiResult({ placement, headingLevel, ...input }: BmiResultProps) {
  const texts = describeResult(input)
  const Heading = `h${headingLevel}` as const
  return (
    <div className={placement === 'card' ? 'mt-6 grid gap-6' : 'grid gap-6'}>
      <Panel placement={placement} raised>
        <Heading className="sr-only">Your result</Heading>
        {texts.adult ? <Summary texts={texts} placement={placement} /> : <ValueAlone texts={texts} />}
      </Panel>
      <Panel placement={placement}>
        <Heading className="mb-5 text-xl">{stepsHeading(texts.advice)}</Heading>
        <NextSteps advice={texts.advice} />
        <ResultActions input={input} texts={texts} />
      </Panel>
    </div>
  )
}

/** Cards are never nested. */
function Panel({ placement, raised, children }: { placement: Placement; raised?: boolean; children: ReactNode }) {
  if (placement === 'card') return <div className="border-line border-t pt-6">{children}</div>
  return (
    <Card as="section" flush raised={raised ?? false} className="p-5 md:p-9">
      {children}
    </Card>
  )
}

/** For minors and in pregnancy: the value without a class. */
function ValueAlone({ texts }: { texts: ResultTexts }) {
  return (
    <>
      <p className="num text-[clamp(3.5rem,12vw,5.75rem)] leading-none tracking-[-.03em]">{texts.value}</p>
      <p className="mt-1 text-ink-muted text-sm">kg per m²</p>
      <p className="mt-5 text-pretty text-xl">{texts.advice.noClass}</p>
    </>
  )
}

function Summary({ texts, placement }: { texts: ResultTexts; placement: Placement }) {
  const { adult } = texts
  if (!adult) return null
  const columns = placement === 'page' ? 'min-[80rem]:grid-cols-[1.1fr_1fr] min-[80rem]:gap-8' : ''
  return (
    <>
      <div className={`grid items-center gap-6 ${columns}`}>
        <Gauge bmi={texts.bmi} />
        <div className="grid gap-4">
          <ClassPills category={adult.category} />
          <p className="text-pretty text-xl leading-snug">{texts.position}</p>
          <HealthyRange healthy={texts.healthy} rangeLabel={texts.rangeLabel} />
        </div>
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <IndianReading adult={adult} indianHealthy={texts.indianHealthy} waist={texts.waist} />
      </div>
    </>
  )
}

const PLAN = { to: '/membership', label: 'Get Personal Plan' } as const
const CHILDREN = { to: '/dietitians?specialization=pediatric', label: 'Find a dietitian for children' } as const
const FAILED = 'The report could not be made. Check your connection and try again.'

/** Sells nothing to those who need a doctor. */
function nextPage({ adult, advice }: ResultTexts) {
  if (advice.needsDoctor) return null
  return adult ? PLAN : CHILDREN
}

function ResultActions({ input, texts }: { input: ResultInput; texts: ResultTexts }) {
  const [hasFailed, setHasFailed] = useState(false)
  const next = nextPage(texts)

  async function handleDownload() {
    try {
      const { downloadReport } = await import('../report/report-html.ts')
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
