import type { ReactNode } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import { REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { formatPhone, mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { ageText, formatDate, formatDateTime, withUnit } from '#web/lib/format.ts'
import { SectionCard } from '#web/ui/card.tsx'

const LINK = 'inline-flex min-h-6 text-link underline'

/** Everything that the person has sent, in the order of the form. */
export function AssessmentFacts({ assessment }: { assessment: Assessment }) {
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
