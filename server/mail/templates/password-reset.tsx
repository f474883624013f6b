import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'

export const PASSWORD_RESET_SUBJECT = 'Set a new password'

interface PasswordResetProps {
  first_name: string
  token: string
  site_url: string
}

export function PasswordResetMail({ first_name, token, site_url }: PasswordResetProps) {
  return (
    <Layout heading={PASSWORD_RESET_SUBJECT} preview="The link works once, within one hour.">
      <Greeting name={first_name} />
      <Paragraph>
        Somebody, hopefully you, asked to set a new password for your account. The link works once, within one hour.
      </Paragraph>
      <Paragraph>If it was not you, leave this mail aside. Your password stays as it is.</Paragraph>
      <Button href={`${site_url}/reset-password?token=${encodeURIComponent(token)}`}>Set new password</Button>
    </Layout>
  )
}
