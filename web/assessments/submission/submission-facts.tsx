import { ADULT_AGE, GENDER_LABELS } from '#domain/accounts/account-rules.ts'
import { PLAN_LABEL, REQUIRED_LABELS } from '#domain/assessments/assessment-rules.ts'
import type { Submission } from '#domain/assessments/assessments.schema.ts'
import { screeningTexts } from '#domain/assessments/screening.ts'
import { planName } from '#domain/membership/plans.ts'
import { ageText, formatDate, formatDateTime, withUnit } from '#web/lib/format.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'

interface Fact {
  label: string
  value: string | null
  /** Full width on phones. */
  isLong?: boolean
}

function toFacts(submission: Submission): Fact[] {
  const { is_minor, guardian_name, guardian_consent, notice_version } = submission
  return [
    { label: REQUIRED_LABELS.full_name, value: submission.full_name, isLong: true },
    { label: REQUIRED_LABELS.email, value: submission.email, isLong: true },
    { label: REQUIRED_LABELS.phone_number, value: submission.phone_number, isLong: true },
    { label: REQUIRED_LABELS.age, value: ageText(submission.age) },
    { label: REQUIRED_LABELS.gender, value: GENDER_LABELS[submission.gender] },
    { label: REQUIRED_LABELS.height, value: withUnit(submission.height, 'cm') },
    { label: REQUIRED_LABELS.weight, value: withUnit(submission.weight, 'kg') },
    ...screeningTexts(submission).map(({ label, text }) => ({ label, value: text, isLong: true })),
    { label: 'Specific concern', value: submission.specific_concern, isLong: true },
    ...(submission.plan ? [{ label: PLAN_LABEL, value: planName(submission.plan) }] : []),
    ...(is_minor ? [{ label: `I am under ${ADULT_AGE}`, value: 'Yes' }] : []),
    ...(guardian_name ? [{ label: 'Parent or guardian', value: guardian_name, isLong: true }] : []),
    ...(guardian_name ? [{ label: 'Their consent', value: guardian_consent ? 'Given' : 'Not given' }] : []),
    { label: 'Sent', value: formatDateTime(submission.created_at) },
    { label: 'Notice accepted', value: notice_version ? `Version ${notice_version}` : 'Not stated' },
    { label: 'Deleted automatically on', value: formatDate(submission.erased_on) },
  ]
}

/** All stored values, in the order of the form. */
export function SubmissionFacts({ submission }: { submission: Submission }) {
  return (
    <Card className="w-full">
      <h2 className="text-h3">What you sent us</h2>
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4">
        {toFacts(submission).map(({ label, value, isLong }) => (
          <div key={label} className={cx('min-w-0 border-t border-line pt-3', isLong && 'col-span-2')}>
            <dt className="text-sm text-ink-muted">{label}</dt>
            <dd className={value ? 'wrap-anywhere whitespace-pre-line font-medium' : 'text-ink-subtle'}>
              {value ?? 'Nothing written'}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
