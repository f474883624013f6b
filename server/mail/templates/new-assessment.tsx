import { GUARDIAN_NOT_STATED } from '#domain/accounts/guardian.ts'
import { BRAND } from './brand.ts'
import { Layout } from './layout.tsx'
import { Paragraph } from './pieces.tsx'

export const NEW_ASSESSMENT_SUBJECT = 'New health assessment'

interface NewAssessmentProps {
  full_name: string
  email: string
  phone_number: string
  guardian_name: string | null
  is_minor: boolean
}

function Contact({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} style={{ color: BRAND.link, overflowWrap: 'anywhere' }}>
      {children}
    </a>
  )
}

/** Tells the office whom to call; measurements and concern stay in the database. */
export function NewAssessmentMail({ full_name, email, phone_number, guardian_name, is_minor }: NewAssessmentProps) {
  return (
    <Layout heading={NEW_ASSESSMENT_SUBJECT} preview={`${full_name} waits for an answer within 24 hours.`}>
      <Paragraph>{full_name} has sent a health assessment and waits for an answer within 24 hours.</Paragraph>
      {guardian_name ? <Paragraph>Parent or guardian: {guardian_name}. Please talk to them first.</Paragraph> : null}
      {is_minor && !guardian_name ? (
        <Paragraph>Under age. {GUARDIAN_NOT_STATED}: please ask for a parent or guardian first.</Paragraph>
      ) : null}
      <Paragraph>
        Phone: <Contact href={`tel:${phone_number.replaceAll(/[^\d+]/g, '')}`}>{phone_number}</Contact>
        <br />
        E-mail: <Contact href={`mailto:${email.replaceAll(/[^\w.+@-]/gu, encodeURIComponent)}`}>{email}</Contact>
      </Paragraph>
      <Paragraph>Measurements and concern are private, so this mail leaves them out.</Paragraph>
    </Layout>
  )
}
