import { isUnderAge } from '#domain/accounts/guardian.ts'
import { LOOKS_AUTOMATED, NOTICE_VERSION } from '#domain/assessments/assessment-rules.ts'
import { type AssessmentInput, isLikelyBot } from '#domain/assessments/assessments.schema.ts'
import { SITE } from '#domain/site/site.ts'
import type { Services } from '../context.ts'
import { AppError } from '../errors.ts'
import { queueMail } from '../mail/mail.service.ts'
import { makeMailedLink } from './assessment-links.service.ts'
import { insertAssessment, type NewAssessment } from './assessments.queries.ts'

function toRow(input: AssessmentInput): NewAssessment {
  const { website: _, seconds_taken: __, notice_accepted, ...answers } = input
  const { specific_concern, medicines, allergies, diagnoses, guardian_name, ...person } = answers
  return {
    ...person,
    specific_concern: specific_concern || null,
    medicines: medicines || null,
    allergies: allergies || null,
    diagnoses: diagnoses || null,
    guardian_name: guardian_name || null,
    ...(notice_accepted ? { notice_version: NOTICE_VERSION, notice_accepted_at: new Date() } : {}),
  }
}

/**
 * Stores a submission and mails a confirmation to the sender (at most three a day to one address) and a notification to
 * the site. Only valid attempts count towards the limit, so that typing errors lock nobody out.
 */
export async function submitAssessment(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  input: AssessmentInput,
  address: string,
): Promise<void> {
  if (isLikelyBot(input)) throw new AppError('invalid', LOOKS_AUTOMATED)
  await limits.take('assessment', address)
  const row = toRow(input)
  // Anybody can type a stranger's address into the form.
  const mayMail = await limits.tryTake('assessmentMails', row.email)
  await db.transaction(async (tx) => {
    const id = await insertAssessment(tx, row)
    if (mayMail) {
      const token = await makeMailedLink(tx, id)
      await queueMail(tx, { to: row.email, template: 'assessment-received', props: { token } })
    }
    await queueMail(tx, {
      to: SITE.email,
      template: 'new-assessment',
      props: {
        full_name: row.full_name,
        email: row.email,
        phone_number: row.phone_number,
        guardian_name: row.guardian_name ?? null,
        is_minor: isUnderAge({ age: row.age, is_minor: row.is_minor ?? false }),
      },
    })
  })
}
