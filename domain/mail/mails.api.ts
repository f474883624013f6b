import { endpoint } from '../http/endpoint.ts'
import { MailItem, MailPage, MailQuery } from './mails.schema.ts'

export const mailsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/mails/',
    summary: 'Outgoing mails, failed ones first, then the newest',
    access: ['admin'],
    query: MailQuery,
    response: MailPage,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/adminpanel/mails/:id/resend/',
    summary: 'Send a failed mail again',
    access: ['admin'],
    errorStatuses: [409],
    response: MailItem,
  }),
}
