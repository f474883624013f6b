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
        ', send a request, and read the answer in your profile. We tell you by email when it is there.',
      ],
      `Please confirm that this address is yours, so that our mails reach you. The link works once, within ${VERIFICATION_LINK_DAYS} days. If it was not you who opened the account, do not confirm it.`,
    ],
    button: verificationButton(token),
  }),
  'verify-email': ({ first_name, token }: MailProps['verify-email']): MailContent => ({
    subject: 'Confirm your email address',
    preview: `The link works once, within ${VERIFICATION_LINK_DAYS} days.`,
    greet: first_name,
    body: [
      `Please confirm that this address is yours, so that replies and security notices reach you. The link works once, within ${VERIFICATION_LINK_DAYS} days.`,
      'If you have not opened an account with us, do not confirm it, and leave this mail aside.',
    ],
    button: verificationButton(token),
  }),
  'password-reset': ({ first_name, token }: MailProps['password-reset']): MailContent => ({
    subject: 'Set a new password',
    preview: 'The link works once, within one hour.',
    greet: first_name,
    body: [
      'Someone, hopefully you, asked to set a new password for your account. The link works once, within one hour.',
      'If it was not you, leave this mail aside. Your password stays as it is.',
    ],
    button: { path: `/reset-password?token=${encodeURIComponent(token)}`, label: 'Set new password' },
  }),
  'deletion-asked': ({ first_name, delete_on }: MailProps['deletion-asked']): MailContent => {
    const day = DAY.format(new Date(delete_on))
    return {
      subject: 'Your account will be deleted',
      preview: `On ${day}, unless you keep it.`,
      greet: first_name,
      body: [
        `You asked us to delete your account. It will be deleted on ${day}; until then nothing changes.`,
        'If you change your mind, or if it was not you, sign in and choose “Keep my account” in the settings under Privacy. If it was not you, change your password there as well.',
      ],
      button: { path: '/settings#privacy', label: 'Open the settings' },
    }
  },
  'deletion-taken-back': ({ first_name }: MailProps['deletion-taken-back']): MailContent => ({
    subject: 'Your account stays',
    preview: 'Nothing was deleted.',
    greet: first_name,
    body: [
      'You chose to keep your account. Nothing was deleted, and nothing will be.',
      'If it was not you, change your password in the settings.',
    ],
    button: { path: '/settings', label: 'Open the settings' },
  }),
  /** Without a name: when it is read, none of the person's data is left here. */
  'account-deleted': (): MailContent => ({
    subject: 'Your account has been deleted',
    preview: 'This is the last mail from us.',
    greet: '',
    body: [
      `your account at ${SITE.name} and what belonged to it have been deleted. Replies that a dietitian wrote stay, without saying to whom. A log without names stays for one year, and backups that still hold your data are gone within ${BACKUP_RETENTION_DAYS} days.`,
      `This is the last mail from us. Your address is taken out of its own record once it has been sent; where mails are kept as files, this one is erased after ${MAIL_RETENTION_DAYS} days.`,
    ],
    button: { path: '/legal#retention', label: 'What is kept, and why' },
  }),
}
