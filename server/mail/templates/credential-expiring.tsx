import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const CREDENTIAL_EXPIRING_SUBJECT = 'A credential on your profile is about to expire'

interface CredentialExpiringProps {
  first_name: string
  credential: string
  /** As people write it: "12 March 2027". */
  expires_on: string
  site_url: string
}

export function CredentialExpiringMail({ first_name, credential, expires_on, site_url }: CredentialExpiringProps) {
  return (
    <Layout heading={CREDENTIAL_EXPIRING_SUBJECT} preview={`${credential}: valid until ${expires_on}.`}>
      <Greeting name={first_name} />
      <Paragraph>
        Your public profile says that we have checked this: {credential}, valid until {expires_on}. After that day it is
        no longer shown.
      </Paragraph>
      <Paragraph>Once it is renewed, write to us with the new proof, and we check it again.</Paragraph>
      <Button href={`${site_url}/dietitian/profile`}>See your profile</Button>
    </Layout>
  )
}
