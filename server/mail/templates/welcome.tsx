import { SITE } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { Button, Paragraph } from './pieces.tsx'

export const WELCOME_SUBJECT = `Welcome to ${SITE.name}`

export function WelcomeMail({ first_name, site_url }: { first_name: string; site_url: string }) {
  return (
    <Layout heading={WELCOME_SUBJECT} preview="Your account is ready. Find a dietitian who fits you.">
      <Paragraph>Hello {first_name},</Paragraph>
      <Paragraph>
        Your account is ready. Choose a dietitian, send a request, and read the answer in your profile. We tell you by
        email when it is there.
      </Paragraph>
      <Button href={`${site_url}/dietitians`}>Find a dietitian</Button>
    </Layout>
  )
}
