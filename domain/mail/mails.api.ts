import { endpoint } from '../http/endpoint.ts'
import { MailItem, MailPage, MailQuery } from './mails.schema.ts'

export const mailsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/mails/',
    summary: 'List outgoing emails, failed ones first, then the newest (admin)',
    access: ['admin'],
    query: MailQuery,
    response: MailPage,
  }),
  resend: endpoint({
    method: 'POST',
    path: '/api/adminpanel/mails/:id/resend/',
    summary: 'Resend a failed email (admin)',
    access: ['admin'],
    errorStatuses: [409],
    response: MailItem,
  }),
}
