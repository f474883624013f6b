import { GUARDIAN_NOT_STATED } from '#domain/accounts/guardian.ts'
import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { planName } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { Block, MailContent } from './mail-content.ts'

function submissionButton(token: string) {
  return { path: `/assessment?token=${encodeURIComponent(token)}`, label: 'See or erase my submission' }
}

function answerButton(token: string) {
  return { path: `/assessment/answer?token=${encodeURIComponent(token)}`, label: 'Read my answer' }
}

function contactDetails({ phone_number, email }: MailProps['new-assessment']): Block {
  return {
    lines: [
      ['Phone: ', { text: phone_number, href: `tel:${phone_number.replaceAll(/[^\d+]/g, '')}` }],
      ['E-mail: ', { text: email, href: `mailto:${email.replaceAll(/[^\w.+@-]/gu, encodeURIComponent)}` }],
    ],
  }
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
      `What happens next: when the answer is there, you get a mail with a link to it. We may call you at the number you gave, from ${SITE.phone}, if something is unclear. You do not have to do anything.`,
      `What you wrote is private, so this mail leaves it out. The link below shows it to you or erases it. It works once, within ${LINK_DAYS} days; the page can send you another. If you do nothing, we erase the submission after ${RETENTION_MONTHS} months.`,
      'If it was not you who sent it, someone has entered your address. Please erase the submission with the link.',
    ],
    button: submissionButton(token),
  }),
  'assessment-link': ({ token }: MailProps['assessment-link']): MailContent => ({
    subject: 'Your new link',
    preview: `The link works once, within ${LINK_DAYS} days.`,
    body: [
      `Someone, hopefully you, asked for a new link to your health assessment. It works once, within ${LINK_DAYS} days. Earlier links have stopped working.`,
      'If it was not you, leave this mail aside. Nothing has been shown or erased.',
    ],
    button: submissionButton(token),
  }),
  /** Neither who answered nor a word of it; without a name, as anyone can type a stranger's address into the form. */
  'assessment-answered': ({ token }: MailProps['assessment-answered']): MailContent => ({
    subject: 'Your health assessment has an answer',
    preview: 'The link in this mail shows it to you.',
    body: [
      'Your health assessment has an answer.',
      `The answer is private, so this mail leaves it out. The link below shows it to you. It works once, within ${LINK_DAYS} days; the page can send you another.`,
      'If it was not you who sent the assessment, please leave this mail aside.',
    ],
    button: answerButton(token),
  }),
  'assessment-answer-link': ({ token }: MailProps['assessment-answer-link']): MailContent => ({
    subject: 'Your new link to the answer',
    preview: `The link works once, within ${LINK_DAYS} days.`,
    body: [
      `Someone, hopefully you, asked for a new link to the answer to your health assessment. It works once, within ${LINK_DAYS} days. Earlier links to it have stopped working.`,
      'If it was not you, leave this mail aside. Nothing has been shown.',
    ],
    button: answerButton(token),
  }),
  /** Without the name of the person, who is no client of the dietitian yet. */
  'assigned-assessment': ({ assessment_id }: MailProps['assigned-assessment']): MailContent => ({
    subject: 'A health assessment is assigned to you',
    preview: 'Someone waits for your answer.',
    body: [
      'Our office has assigned a health assessment to you. The person who sent it waits for your answer.',
      'What it says is private, so this mail leaves it out. Sign in to read it and to answer.',
    ],
    button: { path: `/dietitian/assessments/${assessment_id}`, label: 'Read the assessment' },
  }),
  'waiting-assessment': ({ assessment_id }: MailProps['waiting-assessment']): MailContent => ({
    subject: 'A health assessment waits for your answer',
    preview: 'Our office asks you to answer it.',
    body: [
      'A health assessment that is assigned to you still waits for your answer.',
      'If you cannot answer it soon, please tell our office, so that someone else can.',
    ],
    button: { path: `/dietitian/assessments/${assessment_id}`, label: 'Read the assessment' },
  }),
  /** Names whom to call; measurements and concern stay in the database. */
  'new-assessment': (props: MailProps['new-assessment']): MailContent => ({
    subject: 'New health assessment',
    preview: `${props.full_name} waits for an answer within 24 hours.`,
    body: [
      `${props.full_name} has sent a health assessment and waits for an answer within 24 hours.`,
      guardianNote(props),
      props.plan ? `They ask about the plan ${planName(props.plan)}.` : null,
      contactDetails(props),
      'Measurements and concern are private, so this mail leaves them out.',
    ],
    button: { path: '/admin/assessments', label: 'Open the assessments' },
  }),
}
