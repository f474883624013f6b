import { ROLE_LABELS } from '#domain/roles.ts'
import { SITE } from '#domain/site/site.ts'
import type { AccountNotice, MailProps } from '../mail.service.ts'
import type { Block, MailContent } from './mail-content.ts'

const DATE_TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

/** "21 November 2026 at 8:20 pm, Indian time". A mail cannot know the reader's time zone. */
function formatDateTime(at: string): string {
  return `${DATE_TIME.format(new Date(at))}, Indian time`
}

const NOTICES: Record<AccountNotice, { subject: string; sentence: string }> = {
  'password-changed': {
    subject: 'Your password was changed',
    sentence: 'Your password was changed, and every device was signed out.',
  },
  'second-factor-on': {
    subject: 'Two-step sign-in is on',
    sentence: 'To sign in, you now also need a code from your authenticator app.',
  },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    sentence: 'Two-step sign-in was switched off. Now you need only your password to sign in.',
  },
  'second-factor-off-by-admin': {
    subject: 'Two-step sign-in is off',
    sentence:
      'An administrator switched off two-step sign-in, as we do for people who’ve lost their phone and recovery codes. Now you need only your password to sign in.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    sentence: 'New recovery codes were made for your account. Your old codes no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    sentence: 'One of your recovery codes was used to sign in or to confirm a change. It won’t work again.',
  },
  'wrong-codes': {
    subject: 'Wrong codes for your account',
    sentence: 'Someone entered your correct password, then several wrong sign-in codes. They didn’t get in.',
  },
  'many-wrong-passwords': {
    subject: 'Many wrong passwords for your account',
    sentence:
      'Someone entered 100 wrong passwords for your account within an hour. For the rest of the hour, only devices you’ve used before can sign in.',
  },
}

function deviceDetails({ at, device, address }: MailProps['new-device']): Block {
  return { lines: [`When: ${formatDateTime(at)}`, `Device: ${device}`, ...(address ? [`Network: ${address}`] : [])] }
}

function deviceAdvice(siteUrl: string): Block {
  return [
    'Was this you? Then you don’t need to do anything. Not you? Sign that device out in your settings and ',
    { text: 'set a new password', href: `${siteUrl}/forgot-password` },
    '.',
  ]
}

function deviceMail(subject: string, sentence: string) {
  return (props: MailProps['new-device'], siteUrl: string): MailContent => ({
    subject,
    preview: `${props.device}, ${formatDateTime(props.at)}`,
    greet: props.first_name,
    body: [sentence, deviceDetails(props), deviceAdvice(siteUrl)],
    button: { path: '/settings#devices', label: 'See signed-in devices' },
  })
}

function describeAccess({ role, is_active }: Pick<MailProps['access-alert'], 'role' | 'is_active'>): string {
  return is_active ? ROLE_LABELS[role] : 'disabled'
}

export const securityMails = {
  'new-device': deviceMail(
    'New sign-in to your account',
    'Someone signed in to your account on a browser you haven’t used in the last month:',
  ),
  /** A session that was copied to another device looks like this. */
  'device-changed': deviceMail(
    'Your account is being used on another device',
    'A browser you signed in on now looks like a different device. Someone may have copied its sign-in:',
  ),
  'account-notice': ({ first_name, notice, at }: MailProps['account-notice']): MailContent => {
    const { subject, sentence } = NOTICES[notice]
    return {
      subject,
      preview: sentence,
      greet: first_name,
      body: [
        `${sentence} It happened on ${formatDateTime(at)}.`,
        'Was this you? Then you don’t need to do anything. Not you? Set a new password now.',
      ],
      button: { path: '/forgot-password', label: 'Set a new password' },
    }
  },
  'access-changed': ({ first_name, at, ...access }: MailProps['access-changed']): MailContent => {
    const sentence = access.is_active
      ? `An administrator changed your account on ${formatDateTime(at)}. Your role is now: ${describeAccess(access)}.`
      : `An administrator disabled your account on ${formatDateTime(at)}. You can’t sign in until it is enabled again.`
    return {
      subject: `Your access to ${SITE.name} has changed`,
      preview: sentence,
      greet: first_name,
      body: [sentence, 'Not expecting this? Write to us.'],
      button: { path: '/contact', label: 'Contact us' },
    }
  },
  /** Goes to every administrator: one whose session was stolen must learn what was done with it. */
  'access-alert': ({ actor_id, person_id, at, ...access }: MailProps['access-alert']): MailContent => ({
    subject: 'An administrator changed a role or access',
    preview: `Account ${person_id} is now: ${describeAccess(access)}.`,
    body: [
      `The administrator with account number ${actor_id} changed account ${person_id} on ${formatDateTime(at)}. It is now: ${describeAccess(access)}.`,
      'If nobody in your office did this, sign that administrator out everywhere and change their password at once.',
    ],
    button: { path: `/admin/users/${person_id}`, label: 'Open the account' },
  }),
}
