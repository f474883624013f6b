import { describe, expect, test } from 'vitest'
import type { Mail } from './mail.service.ts'
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
    link: `${SITE_URL}/dietitian/profile`,
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
    subject: 'Your account is used from another device',
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
    subject: 'Your new link',
    link: `${SITE_URL}/assessment?token=a-b_c`,
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
      props: { name: 'Asha Verma', is_approved: false, reason: 'The number is not in the register.\nPlease check it.' },
    },
    subject: 'Your application was not approved',
    link: `${SITE_URL}/dietitian-application`,
  },
]

describe.each(MAILS)('$subject', ({ mail, subject, link }) => {
  test('leads to the right place from both parts', () => {
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
    expect(text).not.toContain('If the button does not work')
  })
})

test('names are text, never markup', () => {
  const props = { ...news, client_name: '<b onclick="x()">Asha</b>\r\nBcc: thief@example.com' }
  const { html, subject } = renderMail({ to, template: 'new-request', props }, SITE_URL)
  expect(html).not.toContain('<b onclick')
  expect(subject).toBe('New consultation request')
})

test('a reply of a dietitian whose account is gone names nobody', () => {
  const props = { ...news, dietitian_name: '' }
  const { text } = renderMail({ to, template: 'reply', props }, SITE_URL)
  expect(text).toContain('Your consultation request has a reply.')
  expect(text).not.toContain('Dr.')
})

test('an admin reads whom to call, and whom to call first for a child', () => {
  const mail = (guardian_name: string | null, is_minor = false) =>
    renderMail({ to, template: 'new-assessment', props: { ...sender, guardian_name, is_minor } }, SITE_URL)
  const { html, text } = mail('Meena Verma')
  expect(text).toContain('Asha Verma has sent a health assessment')
  expect(text).toContain('Parent or guardian: Meena Verma.')
  expect(text).toContain('Phone: +91 98140-12345 tel:+919814012345')
  expect(text).toContain('E-mail: asha+diet@example.in\n')
  expect(html).toContain('href="mailto:asha+diet@example.in"')
  expect(mail(null).text).not.toContain('guardian')
  expect(mail(null, true).text).toContain('Guardian not stated: please ask for a parent or guardian first.')
})

test('the reason for declining keeps its lines in the text part too', () => {
  const mail = MAILS.at(-1)?.mail
  const { text } = mail ? renderMail(mail, SITE_URL) : { text: '' }
  expect(text).toContain('The number is not in the register.\nPlease check it.')
})

test('health text has no way into a mail', () => {
  // @ts-expect-error no template takes a message
  const request: Mail = { to, template: 'new-request', props: { ...news, message: 'private words' } }
  // @ts-expect-error nor a reply
  const reply: Mail = { to, template: 'reply', props: { ...news, dietitian_name: '', reply: 'private words' } }
  for (const mail of [request, reply]) {
    const { html, text } = renderMail(mail, SITE_URL)
    expect(html + text).not.toContain('private words')
  }
})

test('fields that a template does not know are not shown, whatever the stored row holds', () => {
  const props = { ...news, message: 'private words', health_concern: 'private words' }
  const { html, text } = renderMail({ to, template: 'new-request', props }, SITE_URL)
  expect(html + text).not.toContain('private words')
})
