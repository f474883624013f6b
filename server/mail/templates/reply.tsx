import { titled } from '#domain/site/site.ts'
import { Layout } from './layout.tsx'
import { Button, Greeting, Paragraph } from './pieces.tsx'

interface ReplyProps {
  client_name: string
  /** Empty when the dietitian's account is gone. */
  dietitian_name: string
  request_id: number
  site_url: string
}

export function ReplyMail({ client_name, dietitian_name, request_id, site_url }: ReplyProps) {
  const news = dietitian_name
    ? `${titled(dietitian_name)} has replied to your consultation request.`
    : 'Your consultation request has a reply.'
  return (
    <Layout heading="Your dietitian has replied" preview={news}>
      <Greeting name={client_name} />
      <Paragraph>{news}</Paragraph>
      <Paragraph>
        The reply is private, so this mail leaves it out. Sign in to read all of it in your profile.
      </Paragraph>
      <Button href={`${site_url}/profile#request-${request_id}`}>Read the reply</Button>
    </Layout>
  )
}
