import { Layout } from './layout.tsx'
import { Button, Paragraph } from './pieces.tsx'

export const NEW_REQUEST_SUBJECT = 'New consultation request'
export const NEW_MESSAGE_SUBJECT = 'New message in a consultation'

interface RequestNews {
  /** Empty while the client has not confirmed the address. */
  client_name: string
  request_id: number
  site_url: string
}

export function NewRequestMail({ client_name, request_id, site_url }: RequestNews) {
  const news = client_name ? `${client_name} would like a consultation with you.` : 'You have a new request.'
  return (
    <Layout heading={NEW_REQUEST_SUBJECT} preview={news}>
      <Paragraph>{news}</Paragraph>
      <Paragraph>What they wrote is private, so this mail leaves it out. Sign in to read it and to reply.</Paragraph>
      <Button href={`${site_url}/dietitian/requests/${request_id}`}>Read the request</Button>
    </Layout>
  )
}

export function NewMessageMail({ client_name, request_id, site_url }: RequestNews) {
  const news = client_name ? `${client_name} has written to you again.` : 'A client has written to you again.'
  return (
    <Layout heading={NEW_MESSAGE_SUBJECT} preview={news}>
      <Paragraph>{news}</Paragraph>
      <Paragraph>The message is private, so this mail leaves it out. Sign in to read it and to reply.</Paragraph>
      <Button href={`${site_url}/dietitian/requests/${request_id}`}>Read the message</Button>
    </Layout>
  )
}
