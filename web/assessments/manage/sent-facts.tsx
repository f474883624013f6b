import type { ReactNode } from 'react'
import { GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { guardianLine } from '#domain/accounts/guardian.ts'
import type { AssignedAssessment } from '#domain/assessments/answers.schema.ts'
import { REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import { screeningTexts } from '#domain/assessments/screening.ts'
import { formatPhone, mailHref, phoneHref } from '#web/lib/contact-links.ts'
import { ageText, formatDateTime, withUnit } from '#web/lib/format.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { CareBadge } from './assessment-badges.tsx'

/** The fields that both admins and the dietitian see. */
type Sent = Omit<
  AssignedAssessment,
  'answer' | 'assigned_at' | 'answered_at' | 'answer_read_at' | 'due_at' | 'is_overdue' | 'waiting_since'
>

/** What a plan must take into account, shown first. */
export function ReadFirst({ assessment }: { assessment: Sent }) {
  return (
    <SectionCard
      id="read-first"
      title={<>Before a plan {assessment.needs_care ? <CareBadge /> : null}</>}
      headingClass="flex flex-wrap items-center gap-3 text-h4"
    >
      <dl className="mt-4 grid gap-x-6 gap-y-4 sm:grid-cols-2">
        {screeningTexts(assessment).map(({ field, label, text }) => (
          <SentFact key={field} label={label}>
            {text ?? <span className="font-normal text-ink-muted">Not answered</span>}
          </SentFact>
        ))}
      </dl>
    </SectionCard>
  )
}

const LINK = 'inline-flex min-h-6 text-link underline'

/**
 * Everything the person has sent, in the order of the form.
 * @param children further facts
 */
export function SentFacts({ assessment, children }: { assessment: Sent; children?: ReactNode }) {
  const { email, phone_number, age, height, weight } = assessment
  const guardian = guardianLine(assessment)
  return (
    <SectionCard id="sent" title="What was sent">
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        <SentFact label={REQUIRED_LABELS.email} isLong>
          <a href={mailHref(email, 'Your health assessment')} className={LINK}>
            {email}
          </a>
        </SentFact>
        <SentFact label={REQUIRED_LABELS.phone_number} isLong>
          <a href={phoneHref(phone_number)} className={LINK}>
            {formatPhone(phone_number)}
          </a>
        </SentFact>
        <SentFact label={REQUIRED_LABELS.age}>{ageText(age)}</SentFact>
        <SentFact label={REQUIRED_LABELS.gender}>{GENDER_LABELS[assessment.gender]}</SentFact>
        <SentFact label={REQUIRED_LABELS.height}>{withUnit(height, 'cm')}</SentFact>
        <SentFact label={REQUIRED_LABELS.weight}>{withUnit(weight, 'kg')}</SentFact>
        <SentFact label="Specific concern" isWide>
          {assessment.specific_concern ?? <span className="text-ink-muted">Nothing written</span>}
        </SentFact>
        {guardian ? (
          <SentFact label="Parent or guardian" isWide>
            {guardian}
          </SentFact>
        ) : null}
        <SentFact label="Sent" isLong>
          {formatDateTime(assessment.created_at)}
        </SentFact>
        {children}
      </dl>
    </SectionCard>
  )
}

interface SentFactProps {
  label: string
  isWide?: boolean
  /** True if the value is too long for half the width of a phone. */
  isLong?: boolean
  children: ReactNode
}

export function SentFact({ label, isWide, isLong, children }: SentFactProps) {
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
