import { Layout } from './layout.tsx'
import { moment } from './moment.ts'
import { Button, Greeting, Paragraph } from './pieces.tsx'

/** What happened to an account; always told, because it may not have been its owner. */
export type AccountNotice =
  | 'password-changed'
  | 'second-factor-on'
  | 'second-factor-off'
  | 'second-factor-off-by-office'
  | 'recovery-codes-renewed'
  | 'recovery-code-used'
  | 'wrong-codes'
  | 'many-wrong-passwords'

const NOTICES: Record<AccountNotice, { subject: string; sentence: string }> = {
  'password-changed': {
    subject: 'Your password was changed',
    sentence: 'The password of your account was changed, and every device was signed out.',
  },
  'second-factor-on': {
    subject: 'Two-step sign-in is on',
    sentence: 'Signing in to your account now also asks for a code from an authenticator app.',
  },
  'second-factor-off': {
    subject: 'Two-step sign-in is off',
    sentence: 'Two-step sign-in was switched off. Your password alone now signs in to your account.',
  },
  'second-factor-off-by-office': {
    subject: 'Two-step sign-in is off',
    sentence:
      'An administrator switched two-step sign-in off, as for somebody who has lost phone and recovery codes. Your password alone now signs in to your account.',
  },
  'recovery-codes-renewed': {
    subject: 'You have new recovery codes',
    sentence: 'New recovery codes were made for your account. The codes before no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    sentence: 'One of your recovery codes was used to sign in or to confirm a change. It does not work again.',
  },
  'wrong-codes': {
    subject: 'Wrong codes for your account',
    sentence:
      'Somebody entered your right password and then several wrong codes of your second step. They did not get in.',
  },
  'many-wrong-passwords': {
    subject: 'Many wrong passwords for your account',
    sentence:
      'There were 100 wrong passwords for your account within an hour. For the rest of the hour only devices that you have used before can sign in.',
  },
}

export function accountNoticeSubject(notice: AccountNotice): string {
  return NOTICES[notice].subject
}

interface AccountNoticeProps {
  first_name: string
  notice: AccountNotice
  at: string
  site_url: string
}

export function AccountNoticeMail({ first_name, notice, at, site_url }: AccountNoticeProps) {
  const { subject, sentence } = NOTICES[notice]
  return (
    <Layout heading={subject} preview={sentence}>
      <Greeting name={first_name} />
      <Paragraph>
        {sentence} It happened on {moment(at)}.
      </Paragraph>
      <Paragraph>If it was you, there is nothing to do. If it was not, set a new password now.</Paragraph>
      <Button href={`${site_url}/forgot-password`}>Set a new password</Button>
    </Layout>
  )
}
