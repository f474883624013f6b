import type { ReactNode } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import { REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { formatPhone, mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { ageText, formatDate, formatDateTime, withUnit } from '#web/lib/format.ts'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { RecordPage } from '../record-page.tsx'
import type { Route } from './+types/assessment.page'
import { AssessmentAge, AssessmentStatus, ReadFirst } from './assessment-status.tsx'
import { AssessmentWork } from './assessment-work.tsx'
import { ASSESSMENTS_PATH, assessmentDetail } from './assessments.queries.ts'

/** By its number: names would stay in the browser's history. */
export const meta = ({ params: { id } }: Route.MetaArgs) =>
  privateMeta(`Assessment ${id}`, 'One health assessment and what was done about it.', ASSESSMENTS_PATH)

export default function AssessmentPage() {
  return (
    <RecordPage
      query={assessmentDetail}
      list={{ path: ASSESSMENTS_PATH, name: 'All assessments' }}
      notFound={{
        title: 'Assessment not found',
        text: 'There is no assessment with this number. It may have been erased.',
      }}
    >
      {(assessment) => <Detail key={assessment.id} assessment={assessment} />}
    </RecordPage>
  )
}

function Detail({ assessment }: { assessment: Assessment }) {
  return (
    <>
      <BreadcrumbName name={assessment.full_name} />
      <header className="mb-6 grid justify-items-start gap-2">
        <h1 className="wrap-anywhere text-h2">{assessment.full_name}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-muted">
          <AssessmentStatus assessment={assessment} />
          <AssessmentAge assessment={assessment} isInLine />
        </div>
        <p className="text-ink-muted text-sm">
          This is a person’s health data: the audit log says that you have opened it.
        </p>
      </header>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid gap-6">
          <ReadFirst assessment={assessment} />
          <AssessmentFacts assessment={assessment} />
        </div>
        <AssessmentWork assessment={assessment} />
      </div>
    </>
  )
}

const LINK = 'inline-flex min-h-6 text-link underline'

/** Everything that the person has sent, in the order of the form. */
function AssessmentFacts({ assessment }: { assessment: Assessment }) {
  const { email, phone_number, age, height, weight, notice_version, notice_accepted_at } = assessment
  const guardian = guardianLine(assessment)
  return (
    <SectionCard id="sent" title="What was sent">
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        <Fact label={REQUIRED_LABELS.email} isLong>
          <a href={mailHref(email, 'Your health assessment')} className={LINK}>
            {email}
          </a>
        </Fact>
        <Fact label={REQUIRED_LABELS.phone_number} isLong>
          <a href={phoneHref(phone_number)} className={LINK}>
            {formatPhone(phone_number)}
          </a>
        </Fact>
        <Fact label={REQUIRED_LABELS.age}>{ageText(age)}</Fact>
        <Fact label={REQUIRED_LABELS.gender}>{GENDER_LABELS[assessment.gender]}</Fact>
        <Fact label={REQUIRED_LABELS.height}>{withUnit(height, 'cm')}</Fact>
        <Fact label={REQUIRED_LABELS.weight}>{withUnit(weight, 'kg')}</Fact>
        <Fact label="Specific concern" isWide>
          {assessment.specific_concern ?? <span className="text-ink-muted">Nothing written</span>}
        </Fact>
        {guardian ? (
          <Fact label="Parent or guardian" isWide>
            {guardian}
          </Fact>
        ) : null}
        <Fact label="Sent" isLong>
          {formatDateTime(assessment.created_at)}
        </Fact>
        <Fact label="Notice accepted" isLong>
          {notice_version && notice_accepted_at
            ? `Version ${notice_version}, ${formatDateTime(notice_accepted_at)}`
            : 'Not stated'}
        </Fact>
        <Fact label="Erased by itself on" isLong>
          {formatDate(assessment.erased_on)}
        </Fact>
      </dl>
    </SectionCard>
  )
}

interface FactProps {
  label: string
  isWide?: boolean
  /** Too long for half of a phone. */
  isLong?: boolean
  children: ReactNode
}

function Fact({ label, isWide, isLong, children }: FactProps) {
  return (
    <div
      data-wide={isWide || undefined}
      data-long={isLong || undefined}
      className="min-w-0 border-line border-t pt-3 data-wide:col-span-2 max-sm:data-long:col-span-2"
    >
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-medium">{children}</dd>
    </div>
  )
}
