import { REPLY_SUBJECT } from '#domain/consultations/request-rules.ts'
import { replyTimeLabel } from '#domain/dietitians/reply-time.ts'
import { SITE, titled } from '#domain/site/site.ts'
import type { MailProps } from '../mail.service.ts'
import type { MailContent } from './mail-content.ts'

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)

export const consultationMails = {
  'new-request': ({ client_name, request_id }: MailProps['new-request']): MailContent => {
    const news = client_name ? `${client_name} would like a consultation with you.` : 'You have a new request.'
    return {
      subject: 'New consultation request',
      preview: news,
      body: [news, 'What they wrote is private, so this mail leaves it out. Sign in to read it and to reply.'],
      button: { path: `/dietitian/requests/${request_id}`, label: 'Read the request' },
    }
  },
  'new-message': ({ client_name, request_id }: MailProps['new-message']): MailContent => {
    const news = client_name ? `${client_name} has written to you again.` : 'A client has written to you again.'
    return {
      subject: 'New message in a consultation',
      preview: news,
      body: [news, 'The message is private, so this mail leaves it out. Sign in to read it and to reply.'],
      button: { path: `/dietitian/requests/${request_id}`, label: 'Read the message' },
    }
  },
  'waiting-request': ({ request_id }: MailProps['waiting-request']): MailContent => ({
    subject: 'A client waits for your reply',
    preview: 'Our office asks you to reply.',
    body: [
      'A client of yours still waits for your reply.',
      'If you cannot reply soon, please tell the client or our office.',
    ],
    button: { path: `/dietitian/requests/${request_id}`, label: 'Read the request' },
  }),
  'handover-proposed': ({ client_name, request_id }: MailProps['handover-proposed']): MailContent => ({
    subject: 'Your request needs a decision',
    preview: 'Our office proposes another dietitian.',
    greet: client_name,
    body: [
      'Your consultation request still waits for an answer. Our office proposes another dietitian for it.',
      'Nobody else sees your request or its conversation unless you agree. If you do not agree, or do nothing, it stays where it is. Sign in to see whom we propose and to decide.',
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
        `We sent your request to ${name}.${usual} You get a mail as soon as there is a reply.`,
        'Until then you can read or withdraw the request in your profile. In an emergency call 112.',
      ],
      button: { path: `/profile#request-${request_id}`, label: 'See my request' },
    }
  },
  reply: ({ client_name, dietitian_name, request_id }: MailProps['reply']): MailContent => {
    const news = dietitian_name
      ? `${titled(dietitian_name)} has replied to your consultation request.`
      : 'Your consultation request has a reply.'
    return {
      subject: REPLY_SUBJECT,
      heading: 'Your dietitian has replied',
      preview: news,
      greet: client_name,
      body: [news, 'The reply is private, so this mail leaves it out. Sign in to read all of it in your profile.'],
      button: { path: `/profile#request-${request_id}`, label: 'Read the reply' },
    }
  },
  'request-closed': ({ client_name }: MailProps['request-closed']): MailContent => ({
    subject: 'Your consultation request was closed',
    preview: 'The dietitian has left.',
    greet: client_name,
    body: [
      `a dietitian you wrote to has left ${SITE.name}, so your open consultation request was closed. The conversation stays in your profile.`,
      'If you would like an answer from someone else, you are welcome to write to another dietitian.',
    ],
    button: { path: '/dietitians', label: 'Find a dietitian' },
  }),
}
