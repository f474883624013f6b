import * as z from 'zod/mini'
import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { endpoint } from '../http/endpoint.ts'
import { Attachment, AttachmentList } from './attachments.schema.ts'

export const attachmentsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/attachments/',
    summary: 'Own uploaded files that go with no request or message yet',
    access: 'signed-in',
    response: AttachmentList,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/adminpanel/attachments/',
    summary: 'Upload a file for a request or a message; what is not sent with one is erased after a day',
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
    summary: 'Remove an own uploaded file that was not sent',
    access: 'signed-in',
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/adminpanel/contact-requests/:id/attachments/:attachment_id/',
    summary: 'A file of a request or its conversation, for those who may read it',
    access: 'signed-in',
    download: 'application/pdf, image/webp',
  }),
}
