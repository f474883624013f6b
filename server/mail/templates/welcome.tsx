import { VERIFICATION_LINK_DAYS } from '#domain/accounts/account-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { BRAND } from './brand.ts'
import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'
import { verificationHref } from './verify-email.tsx'

export const WELCOME_SUBJECT = `Welcome to ${SITE.name}`

interface WelcomeProps {
  first_name: string
  /** Of the link that confirms the address. */
  token: string
  site_url: string
}

export function WelcomeMail({ first_name, token, site_url }: WelcomeProps) {
  return (
    <Layout heading={WELCOME_SUBJECT} preview="Your account is ready. Please confirm your email address.">
      <Greeting name={first_name} />
      <Paragraph>
        Your account is ready.{' '}
        <a href={`${site_url}/dietitians`} style={{ color: BRAND.link }}>
          Choose a dietitian
        </a>
        , send a request, and read the answer in your profile. We tell you by email when it is there.
      </Paragraph>
      <Paragraph>
        Please confirm that this address is yours, so that our mails reach you. The link works once, within{' '}
        {VERIFICATION_LINK_DAYS} days. If it was not you who opened the account, do not confirm it.
      </Paragraph>
      <Button href={verificationHref(site_url, token)}>Confirm email address</Button>
    </Layout>
  )
}
