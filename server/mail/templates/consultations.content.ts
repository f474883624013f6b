import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { replyTimeLabel } from '#domain/dietitians/reply-time.ts'
import { SITE, titled } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { MailContent } from './mail-content.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const consultationMails = {
  'new-request': ({ client_name, request_id }: MailProps['new-request']): MailContent => {
    const news = client_name
      ? `${client_name} would like a consultation with you.`
      : 'You have a new consultation request.'
    return {
      subject: 'New consultation request',
      preview: news,
      body: [news, 'For privacy, the request isn’t in this email. Sign in to read it and reply.'],
      button: { path: `/dietitian/requests/${request_id}`, label: 'Read the request' },
    }
  },
  'new-message': ({ client_name, request_id }: MailProps['new-message']): MailContent => {
    const news = client_name ? `${client_name} has sent you a new message.` : 'A client has sent you a new message.'
    return {
      subject: 'New message in a consultation',
      preview: news,
      body: [news, 'For privacy, the message isn’t in this email. Sign in to read it and reply.'],
      button: { path: `/dietitian/requests/${request_id}`, label: 'Read the message' },
    }
  },
  'waiting-request': ({ request_id }: MailProps['waiting-request']): MailContent => ({
    subject: 'A client is waiting for your reply',
    preview: 'Our office asks you to reply.',
    body: [
      'One of your clients is still waiting for your reply.',
      'If you can’t reply soon, please tell the client or our office.',
    ],
    button: { path: `/dietitian/requests/${request_id}`, label: 'Read the request' },
  }),
  'handover-proposed': ({ client_name, request_id }: MailProps['handover-proposed']): MailContent => ({
    subject: 'Another dietitian can take your request',
    preview: 'Would you like to change? You decide.',
    greet: client_name,
    body: [
      'Your consultation request is still waiting for a reply. Another dietitian can take it.',
      'Nobody else sees your request or its conversation unless you agree. If you say no, or do nothing, it stays where it is. Sign in to see who we propose, and decide.',
    ],
    button: { path: `/profile#request-${request_id}`, label: 'See the proposal' },
  }),
  'handed-over': ({ client_name }: MailProps['handed-over']): MailContent => {
    const news = `${client_name || 'A client of yours'} has agreed to another dietitian.`
    return {
      subject: 'Your client has moved to another dietitian',
      preview: news,
      body: [
        `${news} You no longer see the request and its messages.`,
        'We’ve deleted your private note about it. You don’t need to do anything.',
      ],
      button: { path: '/dietitian/requests', label: 'See my requests' },
    }
  },
  'request-sent': (props: MailProps['request-sent']): MailContent => {
    const { client_name, dietitian_name, reply_minutes, request_id } = props
    const name = titled(dietitian_name)
    const usual = reply_minutes === null ? '' : ` ${name} ${lowerFirst(replyTimeLabel(reply_minutes))}.`
    return {
      subject: 'Your consultation request was sent',
      preview: `We sent your request to ${name}.`,
      greet: client_name,
      body: [
        `We sent your request to ${name}.${usual} We’ll email you as soon as there’s a reply.`,
        'Until then, you can read or withdraw the request in your profile. In an emergency, call 112.',
      ],
      button: { path: `/profile#request-${request_id}`, label: 'See my request' },
    }
  },
  reply: ({ client_name, dietitian_name, request_id }: MailProps['reply']): MailContent => {
    const news = dietitian_name
      ? `${titled(dietitian_name)} has replied to your consultation request.`
      : 'You have a reply to your consultation request.'
    return {
      subject: REPLY_SUBJECT,
      heading: 'Your dietitian has replied',
      preview: news,
      greet: client_name,
      body: [news, 'For privacy, the reply isn’t in this email. Sign in to read it in your profile.'],
      button: { path: `/profile#request-${request_id}`, label: 'Read the reply' },
    }
  },
  'request-closed': ({ client_name }: MailProps['request-closed']): MailContent => ({
    subject: 'Your consultation request was closed',
    preview: `The dietitian has left ${SITE.name}.`,
    greet: client_name,
    body: [
      `A dietitian you wrote to has left ${SITE.name}, so we’ve closed your consultation request. The conversation stays in your profile.`,
      'You’re welcome to send a new request to another dietitian.',
    ],
    button: { path: '/dietitians', label: 'Find a dietitian' },
  }),
}
