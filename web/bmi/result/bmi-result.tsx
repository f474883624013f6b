import { Download, MessageCircle, Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { BmiAdvice } from '#domain/bmi/advice.ts'
import { INDIAN_HEALTHY_RANGE } from '#domain/bmi/bmi.ts'
import { HEALTHY_RANGE } from '#domain/bmi/healthy-weight.ts'
import { EATING_HELP } from '#domain/bmi/short-advice.content.ts'
import { SOURCES } from '#domain/bmi/sources.content.ts'
import type { Concern } from '#domain/dietitians/concerns.ts'
import { CONCERN_LINKS, concernPath } from '#domain/dietitians/directory/concern-links.ts'
import { whatsAppHref } from '#web/lib/contact-links.ts'
import { formatDate } from '#web/lib/format.ts'
import { HelpText } from '#web/lib/help-text.tsx'
import { SourceList } from '#web/lib/source-list.tsx'
import { absolute } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ClassPills } from './class-pills.tsx'
import { Gauge } from './gauge.tsx'
import {
  describeResult,
  listSources,
  type ResultInput,
  type ResultTexts,
  stepsHeading,
  stepText,
  toSharedText,
} from './shown-result.ts'

export { toSpokenText } from './shown-result.ts'

type Placement = 'page' | 'card'

export interface BmiResultProps extends ResultInput {
  /** On its own cards, or inside the form's card. */
  placement: Placement
  /** Shows dietitians who help with the concern. */
  renderDietitians?: ((concern: Concern) => ReactNode) | undefined
}

/** Loaded during the calculating animation. */
export function View({ placement, renderDietitians, ...input }: BmiResultProps) {
  const texts = describeResult(input)
  const { concern } = texts.advice
  const Heading = placement === 'page' ? 'h2' : 'h4'
  return (
    <div className={placement === 'card' ? 'mt-6 grid gap-6' : 'grid gap-6'}>
      <PrintedHead input={input} texts={texts} />
      <Panel placement={placement} raised>
        <Heading className="sr-only">Your result</Heading>
        {texts.adult ? (
          <Summary texts={texts} adult={texts.adult} placement={placement} />
        ) : (
          <ValueAlone texts={texts} />
        )}
      </Panel>
      <Panel placement={placement}>
        <Heading className="mb-5 text-xl">{stepsHeading(texts.advice)}</Heading>
        <NextSteps advice={texts.advice} />
        <ResultActions input={input} texts={texts} placement={placement}>
          {concern && texts.adult && !renderDietitians ? PERSONAL_PLAN : null}
        </ResultActions>
      </Panel>
      {concern && renderDietitians ? (
        <section data-dietitians className="mt-4 print:hidden">
          <Heading className="text-xl">Dietitians you can write to now</Heading>
          {renderDietitians(concern)}
          {texts.adult ? <div className="mt-6 grid sm:flex">{PERSONAL_PLAN}</div> : null}
        </section>
      ) : null}
    </div>
  )
}

/** Shown after the dietitians, if there are any. */
const PERSONAL_PLAN = (
  <ButtonLink to="/membership" variant="outline">
    Get Personal Plan
  </ButtonLink>
)

/** On paper the form is not beside the result. */
function PrintedHead({ input, texts }: { input: ResultInput; texts: ResultTexts }) {
  const { age } = input.measures
  const facts = [
    { term: 'Date', value: formatDate(new Date()) },
    { term: 'Weight', value: texts.weight },
    { term: 'Height', value: texts.height },
    ...(age === null ? [] : [{ term: 'Age', value: age === 1 ? '1 year' : `${age} years` }]),
  ]
  return (
    <dl className="hidden gap-x-10 print:flex">
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt className="text-sm">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
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

interface SummaryProps {
  texts: ResultTexts
  adult: NonNullable<ResultTexts['adult']>
  placement: Placement
}

function Summary({ texts, adult, placement }: SummaryProps) {
  const columns = placement === 'page' ? 'min-[80rem]:grid-cols-[1.1fr_1fr] min-[80rem]:gap-8' : ''
  return (
    <>
      <div className={`grid items-center gap-6 ${columns}`}>
        <Gauge bmi={texts.bmi} />
        <div className="grid gap-4">
          <ClassPills category={adult.category} />
          <p className="text-pretty text-xl leading-snug">{texts.position}</p>
          <div className="rounded-card bg-sunken px-6 pt-5 pb-4">
            <p className="text-ink-muted text-sm">{texts.rangeLabel}</p>
            <p className="num whitespace-nowrap text-[clamp(1.375rem,7vw,1.75rem)] leading-tight">{texts.healthy}</p>
            <p className="text-ink-muted text-sm">BMI {HEALTHY_RANGE}</p>
          </div>
        </div>
      </div>
      <div className="mt-5 border-line border-t pt-4">
        <p>
          {adult.indianReading} Their healthy range is {INDIAN_HEALTHY_RANGE}: {texts.indianHealthy} for you.
        </p>
        {texts.waist ? <p className="mt-1.5 text-ink-muted text-sm">{texts.waist}</p> : null}
      </div>
    </>
  )
}

const NUMBER =
  'grid size-10 place-items-center rounded-full bg-field pt-[.12em] font-semibold text-ink-on-field tabular-nums forced-colors:border'

function NextSteps({ advice }: { advice: BmiAdvice }) {
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

const FAILED = 'We couldn’t make the report. Check your connection and try again.'

interface ResultActionsProps {
  input: ResultInput
  texts: ResultTexts
  /** Only the calculator's own page is printed as a report. */
  placement: Placement
  /** Shown after the link to the dietitians. */
  children: ReactNode
}

function ResultActions({ input, texts, placement, children }: ResultActionsProps) {
  const [hasFailed, setHasFailed] = useState(false)
  const { advice } = texts

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
        {advice.concern ? (
          <ButtonLink to={concernPath(advice.concern)}>{CONCERN_LINKS[advice.concern].label}</ButtonLink>
        ) : null}
        {children}
        <Button variant="outline" icon={Download} onClick={handleDownload}>
          Download Report
        </Button>
        {placement === 'page' ? (
          <Button variant="outline" icon={Printer} onClick={() => window.print()}>
            Print Report
          </Button>
        ) : null}
        <ButtonAnchor
          href={whatsAppHref(toSharedText(input, absolute('/bmi')))}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          icon={MessageCircle}
        >
          Send by WhatsApp
        </ButtonAnchor>
      </div>
      {hasFailed ? <Banner className="mt-4">{FAILED}</Banner> : null}
    </div>
  )
}
