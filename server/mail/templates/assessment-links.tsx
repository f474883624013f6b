import { LINK_DAYS, RETENTION_MONTHS } from '#domain/assessments/assessment-rules.ts'
import { SITE } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { Button, Paragraph } from './pieces.tsx'

export const RECEIVED_SUBJECT = 'We have your health assessment'
export const NEW_LINK_SUBJECT = 'Your new link'

interface LinkProps {
  token: string
  site_url: string
}

function SubmissionButton({ token, site_url }: LinkProps) {
  return <Button href={`${site_url}/assessment?token=${encodeURIComponent(token)}`}>See or erase my submission</Button>
}

/** Greets nobody by name: anybody can type a stranger's address into the form, and words of their own as the name. */
export function AssessmentReceivedMail(props: LinkProps) {
  return (
    <Layout heading={RECEIVED_SUBJECT} preview="Thank you. A dietitian answers within 24 hours.">
      <Paragraph>
        Thank you for your health assessment. A dietitian reads it and answers within 24 hours: with your plan, or with
        questions first.
      </Paragraph>
      <Paragraph>
        What happens next: we may call you at the number you gave, from {SITE.phone}, if something is unclear. You do
        not have to do anything.
      </Paragraph>
      <Paragraph>
        What you wrote is private, so this mail leaves it out. The link below shows it to you or erases it. It works
        once, within {LINK_DAYS} days; the page can send you another. If you do nothing, we erase the submission after{' '}
        {RETENTION_MONTHS} months.
      </Paragraph>
      <Paragraph>
        If it was not you who sent it, somebody has entered your address. Please erase the submission with the link.
      </Paragraph>
      <SubmissionButton {...props} />
    </Layout>
  )
}

export function AssessmentLinkMail(props: LinkProps) {
  return (
    <Layout heading={NEW_LINK_SUBJECT} preview={`The link works once, within ${LINK_DAYS} days.`}>
      <Paragraph>
        Somebody, hopefully you, asked for a new link to your health assessment. It works once, within {LINK_DAYS} days.
        Earlier links have stopped working.
      </Paragraph>
      <Paragraph>If it was not you, leave this mail aside. Nothing has been shown or erased.</Paragraph>
      <SubmissionButton {...props} />
    </Layout>
  )
}
