import * as z from 'zod/mini'
import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { endpoint } from '../http/endpoint.ts'
import { Attachment, AttachmentList } from './attachments.schema.ts'

export const attachmentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/attachments/',
    summary: 'List your uploaded files that are not sent yet',
    access: 'signed-in',
    response: AttachmentList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/adminpanel/attachments/',
    summary: 'Upload a file for a request or a message; unsent files are deleted after a day',
    access: 'signed-in',
    status: 201,
    body: z.object({}),
    file: DOCUMENT_FIELD,
    accepts: 'document',
    response: Attachment,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/attachments/:id/',
    summary: 'Remove one of your unsent files',
    access: 'signed-in',
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/adminpanel/contact-requests/:id/attachments/:attachment_id/',
    summary: 'Get a file of a request or its conversation',
    access: 'signed-in',
    download: 'application/pdf, image/webp',
  }),
}
