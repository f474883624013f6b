import { VERIFICATION_LINK_DAYS } from '#domain/accounts/account-rules.ts'
import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const VERIFY_EMAIL_SUBJECT = 'Confirm your email address'

interface VerifyEmailProps {
  first_name: string
  token: string
  site_url: string
}

/** Where a press confirms the address: following the link alone does not, because mail scanners follow links. */
export function verificationHref(site_url: string, token: string): string {
  return `${site_url}/verify-email?token=${encodeURIComponent(token)}`
}

export function VerifyEmailMail({ first_name, token, site_url }: VerifyEmailProps) {
  const life = `The link works once, within ${VERIFICATION_LINK_DAYS} days.`
  return (
    <Layout heading={VERIFY_EMAIL_SUBJECT} preview={life}>
      <Greeting name={first_name} />
      <Paragraph>
        Please confirm that this address is yours, so that replies and security notices reach you. {life}
      </Paragraph>
      <Paragraph>If you have not opened an account with us, do not confirm it, and leave this mail aside.</Paragraph>
      <Button href={verificationHref(site_url, token)}>Confirm email address</Button>
    </Layout>
  )
}
