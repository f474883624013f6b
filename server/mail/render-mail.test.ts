import { describe, expect, expectTypeOf, test } from 'vitest'
import type { ChecklistItem } from '#domain/dietitians/directory/directory-checklist.ts'
import type { PlanId } from '#domain/membership/plans.ts'
import type { Mail, MailProps, MailTemplate } from './mail.service.ts'
import { renderMail } from './render-mail.tsx'

const SITE_URL = 'https://thali.example'
const to = 'asha@example.in'
const news = { client_name: 'Asha Verma', request_id: 7 }
const sender = { full_name: 'Asha Verma', email: 'asha+diet@example.in', phone_number: '+91 98140-12345' }

const MAILS: { mail: Mail; subject: string; link: string }[] = [
  {
    mail: { to, template: 'welcome', props: { first_name: 'Asha', token: 'abc' } },
    subject: 'Welcome to Thali',
    link: `${SITE_URL}/verify-email?token=abc`,
  },
  {
    mail: { to, template: 'new-request', props: news },
    subject: 'New consultation request',
    link: `${SITE_URL}/dietitian/requests/7`,
  },
  {
    mail: { to, template: 'new-message', props: news },
    subject: 'New message in a consultation',
    link: `${SITE_URL}/dietitian/requests/7`,
  },
  {
    mail: { to, template: 'request-sent', props: { ...news, dietitian_name: 'Harpreet Gill', reply_minutes: 200 } },
    subject: 'Your consultation request was sent',
    link: `${SITE_URL}/profile#request-7`,
  },
  {
    mail: { to, template: 'reply', props: { ...news, dietitian_name: 'Harpreet Gill' } },
    subject: 'Re: Your consultation request',
    link: `${SITE_URL}/profile#request-7`,
  },
  {
    mail: { to, template: 'password-reset', props: { first_name: 'Asha', token: 'a-b_c+d/e=' } },
    subject: 'Set a new password',
    link: `${SITE_URL}/reset-password?token=a-b_c%2Bd%2Fe%3D`,
  },
  {
    mail: { to, template: 'verify-email', props: { first_name: 'Asha', token: 'a-b_c+d/e=' } },
    subject: 'Confirm your email address',
    link: `${SITE_URL}/verify-email?token=a-b_c%2Bd%2Fe%3D`,
  },
  {
    mail: {
      to,
      template: 'account-notice',
      props: { first_name: 'Asha', notice: 'password-changed', at: '2026-11-21T14:50:00Z' },
    },
    subject: 'Your password was changed',
    link: `${SITE_URL}/forgot-password`,
  },
  {
    mail: {
      to,
      template: 'credential-expiring',
      props: { first_name: 'Asha', credential: 'Indian Dietetic Association, RD-77', expires_on: '12 March 2027' },
    },
    subject: 'A credential on your profile is about to expire',
    link: `${SITE_URL}/dietitian/profile#certificates`,
  },
  {
    mail: { to, template: 'certificate-decided', props: { first_name: 'Asha', reason: null } },
    subject: 'Your certificate is approved',
    link: `${SITE_URL}/dietitian/profile#own-credentials`,
  },
  {
    mail: { to, template: 'certificate-decided', props: { first_name: 'Asha', reason: 'The second page is missing.' } },
    subject: 'Your certificate needs a correction',
    link: `${SITE_URL}/dietitian/profile#certificates`,
  },
  {
    mail: {
      to,
      template: 'new-device',
      props: { first_name: 'Asha', device: 'Chrome on Windows', address: '203.0.113.x', at: '2026-11-21T14:50:00Z' },
    },
    subject: 'New sign-in to your account',
    link: `${SITE_URL}/settings#devices`,
  },
  {
    mail: {
      to,
      template: 'device-changed',
      props: { first_name: 'Asha', device: 'Chrome on Windows', address: '203.0.113.x', at: '2026-11-21T14:50:00Z' },
    },
    subject: 'Your account is being used on another device',
    link: `${SITE_URL}/settings#devices`,
  },
  {
    mail: {
      to,
      template: 'access-changed',
      props: { first_name: 'Asha', role: 'dietitian', is_active: true, at: '2026-11-21T14:50:00Z' },
    },
    subject: 'Your access to Thali has changed',
    link: `${SITE_URL}/contact`,
  },
  {
    mail: {
      to,
      template: 'access-alert',
      props: { actor_id: 3, person_id: 7, role: 'admin', is_active: true, at: '2026-11-21T14:50:00Z' },
    },
    subject: 'An administrator changed a role or access',
    link: `${SITE_URL}/admin/users/7`,
  },
  {
    mail: { to, template: 'assessment-received', props: { token: 'a-b_c+d/e=' } },
    subject: 'We have your health assessment',
    link: `${SITE_URL}/assessment?token=a-b_c%2Bd%2Fe%3D`,
  },
  {
    mail: { to, template: 'assessment-link', props: { token: 'a-b_c' } },
    subject: 'Your new link to your health assessment',
    link: `${SITE_URL}/assessment?token=a-b_c`,
  },
  {
    mail: { to, template: 'assessment-answered', props: { token: 'a-b_c' } },
    subject: 'The answer to your health assessment is ready',
    link: `${SITE_URL}/assessment/answer?token=a-b_c`,
  },
  {
    mail: { to, template: 'assessment-answer-link', props: { token: 'a-b_c' } },
    subject: 'Your new link to the answer',
    link: `${SITE_URL}/assessment/answer?token=a-b_c`,
  },
  {
    mail: { to, template: 'assigned-assessment', props: { assessment_id: 7 } },
    subject: 'A health assessment is assigned to you',
    link: `${SITE_URL}/dietitian/assessments/7`,
  },
  {
    mail: { to, template: 'waiting-assessment', props: { assessment_id: 7 } },
    subject: 'A health assessment is waiting for your reply',
    link: `${SITE_URL}/dietitian/assessments/7`,
  },
  {
    mail: { to, template: 'handover-proposed', props: news },
    subject: 'Another dietitian can take your request',
    link: `${SITE_URL}/profile#request-7`,
  },
  {
    mail: { to, template: 'handed-over', props: news },
    subject: 'Your client has moved to another dietitian',
    link: `${SITE_URL}/dietitian/requests`,
  },
  {
    mail: { to, template: 'waiting-request', props: { request_id: 7 } },
    subject: 'A client is waiting for your reply',
    link: `${SITE_URL}/dietitian/requests/7`,
  },
  {
    mail: { to, template: 'new-assessment', props: { ...sender, guardian_name: null, is_minor: false } },
    subject: 'New health assessment',
    link: 'tel:+919814012345',
  },
  {
    mail: { to, template: 'application-decided', props: { name: 'Asha Verma', is_approved: true, reason: null } },
    subject: 'Your application is approved',
    link: `${SITE_URL}/dietitian`,
  },
  {
    mail: {
      to,
      template: 'application-decided',
      props: { name: 'Asha Verma', is_approved: true, reason: null, is_listed: false, missing: ['bio', 'fee'] },
    },
    subject: 'Your application is approved',
    link: `${SITE_URL}/dietitian/profile#bio`,
  },
  {
    mail: {
      to,
      template: 'application-changes-requested',
      props: { name: 'Asha Verma', reason: 'The certificate is cut off.' },
    },
    subject: 'Your application needs a correction',
    link: `${SITE_URL}/dietitian-application`,
  },
  {
    mail: {
      to,
      template: 'application-decided',
      props: { name: 'Asha Verma', is_approved: false, reason: 'The number is not in the register.\nPlease check it.' },
    },
    subject: 'Your application was not approved',
    link: `${SITE_URL}/dietitian-application`,
  },
]

describe.each(MAILS)('$subject', ({ mail, subject, link }) => {
  test('links to the right place in both parts', () => {
    const rendered = renderMail(mail, SITE_URL)
    expect(rendered.subject).toBe(subject)
    expect(rendered.html).toContain(`href="${link}"`)
    expect(rendered.text.split(/\s+/)).toContain(link)
  })

  test('is a document in Indian English with a text part that holds no markup', () => {
    const { html, text } = renderMail(mail, SITE_URL)
    expect(html).toMatch(/^<!DOCTYPE html/)
    expect(html).toContain('lang="en-IN"')
    expect(html).not.toMatch(/<script|<img|undefined|null|\[object/)
    expect(text).not.toMatch(/<\w|undefined|null|\[object/)
    expect(text).not.toContain('If the button doesn’t work')
  })
})

test('names are text, never markup', () => {
  const props = { ...news, client_name: '<b onclick="x()">Asha</b>\r\nBcc: thief@example.com' }
  const { html, subject } = renderMail({ to, template: 'new-request', props }, SITE_URL)
  expect(html).not.toContain('<b onclick')
  expect(subject).toBe('New consultation request')
})

test('the mail about a sent request states the usual reply time only if it was measured', () => {
  const sent = (reply_minutes: number | null) =>
    renderMail(
      { to, template: 'request-sent', props: { ...news, dietitian_name: 'Harpreet Gill', reply_minutes } },
      SITE_URL,
    ).text
  expect(sent(200)).toContain(
    'We sent your request to Dr. Harpreet Gill. Dr. Harpreet Gill usually replies within 4 hours.',
  )
  expect(sent(null)).toContain('We sent your request to Dr. Harpreet Gill. We’ll email you as soon as there’s a reply.')
  expect(sent(null)).not.toContain('usually')
})

test('the mail about a reply contains no name if the dietitian’s account is deleted', () => {
  const props = { ...news, dietitian_name: '' }
  const { text } = renderMail({ to, template: 'reply', props }, SITE_URL)
  expect(text).toContain('You have a reply to your consultation request.')
  expect(text).not.toContain('Dr.')
})

test('the admins’ mail says whom to call, and for a child whom to call first', () => {
  const mail = (guardian_name: string | null, is_minor = false, plan: PlanId | null = null) =>
    renderMail({ to, template: 'new-assessment', props: { ...sender, guardian_name, is_minor, plan } }, SITE_URL)
  const { html, text } = mail('Meena Verma')
  expect(text).toContain('Asha Verma has sent a health assessment')
  expect(text).toContain('Parent or guardian: Meena Verma.')
  expect(text).toContain('Phone: +91 98140-12345 tel:+919814012345')
  expect(text).toContain('Email: asha+diet@example.in\n')
  expect(html).toContain('href="mailto:asha+diet@example.in"')
  expect(mail(null).text).not.toContain('guardian')
  expect(mail(null).text).not.toContain('interested in')
  expect(mail(null, false, 'premium').text).toContain('They’re interested in the Professional plan.')
  expect(mail(null, true).text).toContain('Guardian not stated: please ask for a parent or guardian first.')
})

test('the reason for declining keeps its lines in the text part too', () => {
  const mail = MAILS.at(-1)?.mail
  const { text } = mail ? renderMail(mail, SITE_URL) : { text: '' }
  expect(text).toContain('The number is not in the register.\nPlease check it.')
})

test('an approval says what the profile lacks, and that it is in the directory only when it is', () => {
  const text = (is_listed: boolean, missing: ChecklistItem[]) => {
    const props = { name: 'Asha', is_approved: true, reason: null, is_listed, missing }
    return renderMail({ to, template: 'application-decided', props }, SITE_URL).text
  }
  const fresh = text(false, ['bio', 'fee'])
  expect(fresh).toContain('You are not in the directory yet.')
  expect(fresh).not.toContain('You are visible in the directory')
  expect(fresh).toContain(`Bio: still missing, needed for the directory ${SITE_URL}/dietitian/profile#bio`)
  expect(fresh).toContain(`Consultation fee: still missing ${SITE_URL}/dietitian/profile#consultation_fee`)
  expect(fresh).toContain(`Checked credentials: done ${SITE_URL}/dietitian/profile#own-credentials`)
  expect(text(true, [])).toContain('You are visible in the directory.')
})

/** Text that only a signed-in reader may see. */
type HealthText =
  | 'message'
  | 'health_concern'
  | 'reply'
  | 'answer'
  | 'specific_concern'
  | 'medicines'
  | 'note'
  | 'notes'
type WithProps = Exclude<MailTemplate, 'account-deleted'>

test.each(MAILS)('$mail.template never contains health text, even if the stored row does', ({ mail }) => {
  expectTypeOf<Extract<{ [T in WithProps]: keyof MailProps[T] }[WithProps], HealthText>>().toBeNever()
  const words = 'private words'
  const props = { ...mail.props, message: words, health_concern: words, reply: words, answer: words, note: words }
  const { html, text } = renderMail({ ...mail, props } as Mail, SITE_URL)
  expect(html + text).not.toContain(words)
})
