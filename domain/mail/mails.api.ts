import { get, post } from '../http/endpoint.ts'
import { MailItem, MailPage, MailQuery } from './mails.schema.ts'

export const mailsApi = {
  list: get('/api/adminpanel/mails/', 'List outgoing emails, failed ones first, then the newest (admin)', {
    access: ['admin'],
    query: MailQuery,
    response: MailPage,
  }),
  resend: post('/api/adminpanel/mails/:id/resend/', 'Resend a failed email (admin)', {
    access: ['admin'],
    errorStatuses: [409],
    response: MailItem,
  }),
}
