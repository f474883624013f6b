import { VERIFICATION_LINK_DAYS } from '#domain/accounts/account-rules.ts'
import { BACKUP_RETENTION_DAYS, MAIL_RETENTION_DAYS } from '#domain/privacy/privacy-rules.ts'
import { SITE } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { MailContent } from './mail-content.ts'

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** Opens a page with a button. The link alone confirms nothing, because mail scanners follow links. */
function verificationButton(token: string) {
  return { path: `/verify-email?token=${encodeURIComponent(token)}`, label: 'Confirm email address' }
}

export const accountMails = {
  welcome: ({ first_name, token }: MailProps['welcome'], siteUrl: string): MailContent => ({
    subject: `Welcome to ${SITE.name}`,
    preview: 'Your account is ready. Please confirm your email address.',
    greet: first_name,
    body: [
      [
        'Your account is ready. ',
        { text: 'Choose a dietitian', href: `${siteUrl}/dietitians` },
        ' and send a request. We’ll email you when there’s a reply in your profile.',
      ],
      `Please confirm this email address so that our emails reach you. The link works once, within ${VERIFICATION_LINK_DAYS} days. Didn’t open this account? Don’t confirm it.`,
    ],
    button: verificationButton(token),
  }),
  'verify-email': ({ first_name, token }: MailProps['verify-email']): MailContent => ({
    subject: 'Confirm your email address',
    preview: `The link works once, within ${VERIFICATION_LINK_DAYS} days.`,
    greet: first_name,
    body: [
      `Please confirm this email address so that replies and security notices reach you. The link works once, within ${VERIFICATION_LINK_DAYS} days.`,
      'Didn’t open an account with us? Ignore this email.',
    ],
    button: verificationButton(token),
  }),
  'password-reset': ({ first_name, token }: MailProps['password-reset']): MailContent => ({
    subject: 'Set a new password',
    preview: 'The link works once, within one hour.',
    greet: first_name,
    body: [
      'We got a request to set a new password for your account. The link works once, within one hour.',
      'Not you? Ignore this email. Your password stays the same.',
    ],
    button: { path: `/reset-password?token=${encodeURIComponent(token)}`, label: 'Set new password' },
  }),
  'deletion-requested': ({ first_name, delete_on }: MailProps['deletion-requested']): MailContent => {
    const day = DAY.format(new Date(delete_on))
    return {
      subject: 'Your account will be deleted',
      preview: `On ${day}, unless you choose to keep it.`,
      greet: first_name,
      body: [
        `You asked us to delete your account. We’ll delete it on ${day}. Until then, nothing changes.`,
        'Changed your mind? Sign in, open Privacy in your settings and choose “Keep my account”. Not you? Do the same, and change your password too.',
      ],
      button: { path: '/settings#privacy', label: 'Open settings' },
    }
  },
  'deletion-cancelled': ({ first_name }: MailProps['deletion-cancelled']): MailContent => ({
    subject: 'Your account will not be deleted',
    preview: 'You chose to keep it. Nothing was deleted.',
    greet: first_name,
    body: [
      'You chose to keep your account. Nothing was deleted, and nothing will be.',
      'Not you? Change your password in your settings now.',
    ],
    button: { path: '/settings', label: 'Open settings' },
  }),
  /** Without a name: when it is read, none of the person's data is left here. */
  'account-deleted': (): MailContent => ({
    subject: 'Your account has been deleted',
    preview: 'This is our last email to you.',
    greet: '',
    body: [
      `We’ve deleted your ${SITE.name} account and what belonged to it. Replies that a dietitian wrote stay, without saying who they were for. A log without names stays for one year. Backups that still hold your data are deleted within ${BACKUP_RETENTION_DAYS} days.`,
      `This is our last email to you. Once it’s sent, we remove your address from our record of it. If this site saves emails as files, we delete this one after ${MAIL_RETENTION_DAYS} days.`,
    ],
    button: { path: '/legal#retention', label: 'Read what stays, and why' },
  }),
}
