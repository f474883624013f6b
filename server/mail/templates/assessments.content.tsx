import { GUARDIAN_NOT_STATED } from '#domain/accounts/guardian.ts'
import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import { Paragraph, TextLink } from './blocks.tsx'
import type { MailContent } from './layout.tsx'

function submissionButton(token: string) {
  return { path: `/assessment?token=${encodeURIComponent(token)}`, label: 'See or erase my submission' }
}

function contactDetails({ phone_number, email }: MailProps['new-assessment']) {
  return (
    <Paragraph>
      Phone: <TextLink href={`tel:${phone_number.replaceAll(/[^\d+]/g, '')}`}>{phone_number}</TextLink>
      <br />
      E-mail: <TextLink href={`mailto:${email.replaceAll(/[^\w.+@-]/gu, encodeURIComponent)}`}>{email}</TextLink>
    </Paragraph>
  )
}

function guardianNote({ guardian_name, is_minor }: MailProps['new-assessment']): string | null {
  if (guardian_name) return `Parent or guardian: ${guardian_name}. Please talk to them first.`
  return is_minor ? `Under age. ${GUARDIAN_NOT_STATED}: please ask for a parent or guardian first.` : null
}

export const assessmentMails = {
  /** Without a name: anyone can type a stranger's address into the form, and any words as the name. */
  'assessment-received': ({ token }: MailProps['assessment-received']): MailContent => ({
    subject: 'We have your health assessment',
    preview: 'Thank you. A dietitian answers within 24 hours.',
    body: [
      'Thank you for your health assessment. A dietitian reads it and answers within 24 hours: with your plan, or with questions first.',
      `What happens next: we may call you at the number you gave, from ${SITE.phone}, if something is unclear. You do not have to do anything.`,
      `What you wrote is private, so this mail leaves it out. The link below shows it to you or erases it. It works once, within ${LINK_DAYS} days; the page can send you another. If you do nothing, we erase the submission after ${RETENTION_MONTHS} months.`,
      'If it was not you who sent it, somebody has entered your address. Please erase the submission with the link.',
    ],
    button: submissionButton(token),
  }),
  'assessment-link': ({ token }: MailProps['assessment-link']): MailContent => ({
    subject: 'Your new link',
    preview: `The link works once, within ${LINK_DAYS} days.`,
    body: [
      `Somebody, hopefully you, asked for a new link to your health assessment. It works once, within ${LINK_DAYS} days. Earlier links have stopped working.`,
      'If it was not you, leave this mail aside. Nothing has been shown or erased.',
    ],
    button: submissionButton(token),
  }),
  /** Names whom to call; measurements and concern stay in the database. */
  'new-assessment': (props: MailProps['new-assessment']): MailContent => ({
    subject: 'New health assessment',
    preview: `${props.full_name} waits for an answer within 24 hours.`,
    body: [
      `${props.full_name} has sent a health assessment and waits for an answer within 24 hours.`,
      guardianNote(props),
      contactDetails(props),
      'Measurements and concern are private, so this mail leaves them out.',
    ],
  }),
}
