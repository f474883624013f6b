import * as z from 'zod/mini'
import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { del, get, post } from '../http/endpoint.ts'
import { Attachment, AttachmentList } from './attachments.schema.ts'

export const attachmentsApi = {
  list: get('/api/adminpanel/attachments/', 'List your uploaded files that are not sent yet', {
    access: 'signed-in',
    response: AttachmentList,
  }),
  add: post(
    '/api/adminpanel/attachments/',
    'Upload a file for a request or a message; unsent files are deleted after a day',
    {
      access: 'signed-in',
      status: 201,
      body: z.object({}),
      file: DOCUMENT_FIELD,
      accepts: 'document',
      response: Attachment,
    },
  ),
  remove: del('/api/adminpanel/attachments/:id/', 'Remove one of your unsent files', { access: 'signed-in' }),
  open: get(
    '/api/adminpanel/contact-requests/:id/attachments/:attachment_id/',
    'Get a file of a request or its conversation',
    { access: 'signed-in', download: 'application/pdf, image/webp' },
  ),
}
