import { GUARDIAN_NOT_STATED } from '#domain/accounts/guardian.ts'
import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { planName } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { Block, MailContent } from './mail-content.ts'

function submissionButton(token: string) {
  return { path: `/assessment?token=${encodeURIComponent(token)}`, label: 'See or delete what I sent' }
}

function answerButton(token: string) {
  return { path: `/assessment/answer?token=${encodeURIComponent(token)}`, label: 'Read my answer' }
}

function contactDetails({ phone_number, email }: MailProps['new-assessment']): Block {
  return {
    lines: [
      ['Phone: ', { text: phone_number, href: `tel:${phone_number.replaceAll(/[^\d+]/g, '')}` }],
      ['Email: ', { text: email, href: `mailto:${email.replaceAll(/[^\w.+@-]/gu, encodeURIComponent)}` }],
    ],
  }
}

function guardianNote({ guardian_name, is_minor }: MailProps['new-assessment']): string | null {
  if (guardian_name) return `Parent or guardian: ${guardian_name}. Please talk to them first.`
  return is_minor ? `Under 18. ${GUARDIAN_NOT_STATED}: please ask for a parent or guardian first.` : null
}

export const assessmentMails = {
  /** Without a name: anyone can type a stranger's address into the form, and any words as the name. */
  'assessment-received': ({ token }: MailProps['assessment-received']): MailContent => ({
    subject: 'We have your health assessment',
    preview: 'Thank you. A dietitian replies within 24 hours.',
    body: [
      'Thank you for your health assessment. A dietitian replies within 24 hours, with your plan or with questions first.',
      `We’ll email you a link to the answer. If something is unclear, we may call you from ${SITE.phone}. You don’t need to do anything.`,
      `For privacy, your answers aren’t in this email. See or delete them with the link below. It works once, within ${LINK_DAYS} days, and the page can send you a new one. If you do nothing, we delete your answers after ${RETENTION_MONTHS} months.`,
      'Not you? Someone else entered your email address. Please use the link to delete what they sent.',
    ],
    button: submissionButton(token),
  }),
  'assessment-link': ({ token }: MailProps['assessment-link']): MailContent => ({
    subject: 'Your new link to your health assessment',
    preview: `The link works once, within ${LINK_DAYS} days.`,
    body: [
      `We got a request for a new link to your health assessment. It works once, within ${LINK_DAYS} days. Your old links no longer work.`,
      'Not you? Ignore this email. Nothing was shown or deleted.',
    ],
    button: submissionButton(token),
  }),
  /** Neither who answered nor a word of it; without a name, as anyone can type a stranger's address into the form. */
  'assessment-answered': ({ token }: MailProps['assessment-answered']): MailContent => ({
    subject: 'The answer to your health assessment is ready',
    preview: 'Read it with the link in this email.',
    body: [
      'The answer to your health assessment is ready.',
      `For privacy, the answer isn’t in this email. Read it with the link below. It works once, within ${LINK_DAYS} days, and the page can send you a new one.`,
      'Didn’t send an assessment? Ignore this email.',
    ],
    button: answerButton(token),
  }),
  'assessment-answer-link': ({ token }: MailProps['assessment-answer-link']): MailContent => ({
    subject: 'Your new link to the answer',
    preview: `The link works once, within ${LINK_DAYS} days.`,
    body: [
      `We got a request for a new link to the answer to your health assessment. It works once, within ${LINK_DAYS} days. Your old links to it no longer work.`,
      'Not you? Ignore this email. Nothing was shown.',
    ],
    button: answerButton(token),
  }),
  /** Without the name of the person, who is no client of the dietitian yet. */
  'assigned-assessment': ({ assessment_id }: MailProps['assigned-assessment']): MailContent => ({
    subject: 'A health assessment is assigned to you',
    preview: 'Someone is waiting for your reply.',
    body: [
      'Our office has assigned a health assessment to you. The sender is waiting for your reply.',
      'For privacy, the details aren’t in this email. Sign in to read the assessment and reply.',
    ],
    button: { path: `/dietitian/assessments/${assessment_id}`, label: 'Read the assessment' },
  }),
  'waiting-assessment': ({ assessment_id }: MailProps['waiting-assessment']): MailContent => ({
    subject: 'A health assessment is waiting for your reply',
    preview: 'Our office asks you to reply.',
    body: [
      'A health assessment assigned to you is still waiting for your reply.',
      'If you can’t reply soon, please tell our office so that someone else can.',
    ],
    button: { path: `/dietitian/assessments/${assessment_id}`, label: 'Read the assessment' },
  }),
  /** Names whom to call; measurements and concern stay in the database. */
  'new-assessment': (props: MailProps['new-assessment']): MailContent => ({
    subject: 'New health assessment',
    preview: `${props.full_name} is waiting. We promised a reply within 24 hours.`,
    body: [
      `${props.full_name} has sent a health assessment. We promised a reply within 24 hours.`,
      guardianNote(props),
      props.plan ? `They’re interested in the ${planName(props.plan)} plan.` : null,
      contactDetails(props),
      'For privacy, measurements and concerns aren’t in this email.',
    ],
    button: { path: '/admin/assessments', label: 'Open assessments' },
  }),
}
