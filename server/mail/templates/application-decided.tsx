import { SITE } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph, Quote } from './pieces.tsx'

export const APPROVED_SUBJECT = 'Your application is approved'
export const DECLINED_SUBJECT = 'Your application was not approved'

interface ApplicationDecidedProps {
  name: string
  reason: string | null
  site_url: string
}

export function ApplicationApprovedMail({ name, reason, site_url }: ApplicationDecidedProps) {
  return (
    <Layout heading={APPROVED_SUBJECT} preview={`You are now a dietitian at ${SITE.name}.`}>
      <Greeting name={name} />
      <Paragraph>
        You are now a dietitian at {SITE.name}. Your console is open: the requests of your clients will be waiting
        there.
      </Paragraph>
      {reason ? <Quote>{reason}</Quote> : null}
      <Button href={`${site_url}/dietitian`}>Open your console</Button>
    </Layout>
  )
}

export function ApplicationDeclinedMail({ name, reason, site_url }: ApplicationDecidedProps) {
  return (
    <Layout heading={DECLINED_SUBJECT} preview={`Our answer to your application at ${SITE.name}.`}>
      <Greeting name={name} />
      <Paragraph>
        Thank you for applying as a dietitian. We could not approve your application, for this reason:
      </Paragraph>
      <Quote>{reason ?? ''}</Quote>
      <Paragraph>You can send a new application when this has changed. Your account stays open.</Paragraph>
      <Button href={`${site_url}/dietitian-application`}>See your application</Button>
    </Layout>
  )
}
