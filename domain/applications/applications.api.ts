import * as z from 'zod/mini'
import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { del, get, patch, post } from '../http/endpoint.ts'
import * as schema from './applications.schema.ts'

export const applicationsApi = {
  list: get('/api/adminpanel/dietitian-applications/', 'List your applications, or (admin) all', {
    access: 'signed-in',
    query: schema.ApplicationQuery,
    response: schema.ApplicationPage,
  }),
  create: post('/api/adminpanel/dietitian-applications/', 'Apply to work as a dietitian', {
    access: 'signed-in',
    status: 201,
    body: schema.ApplicationInput,
    errorStatuses: [409],
    response: schema.Application,
  }),
  get: get('/api/adminpanel/dietitian-applications/:id/', 'Get one application, with earlier ones by the same person', {
    access: 'signed-in',
    response: schema.ApplicationDetail,
  }),
  decide: patch('/api/adminpanel/dietitian-applications/:id/', 'Approve, ask for a correction or decline (admin)', {
    access: ['admin'],
    stepUp: 'Enter your password again to decide on this application. Approving it changes a role.',
    body: schema.ApplicationDecision,
    errorStatuses: [409],
    response: schema.Application,
  }),
  sendAgain: post(
    '/api/adminpanel/dietitian-applications/:id/send_again/',
    'Correct your application and send it again, if a correction was asked for',
    { access: 'signed-in', body: schema.ApplicationInput, errorStatuses: [403, 409], response: schema.Application },
  ),
  addDocument: post(
    '/api/adminpanel/dietitian-applications/:id/documents/',
    'Add a document to your application, until it is decided',
    {
      access: 'signed-in',
      status: 201,
      body: z.object({}),
      file: DOCUMENT_FIELD,
      accepts: 'document',
      errorStatuses: [403, 409],
      response: schema.Application,
    },
  ),
  openDocument: get(
    '/api/adminpanel/dietitian-applications/:id/documents/:document_id/',
    'Get a document (applicant or admin)',
    { access: 'signed-in', download: 'application/pdf, image/webp' },
  ),
  removeDocument: del(
    '/api/adminpanel/dietitian-applications/:id/documents/:document_id/',
    'Remove a document from your application, until it is decided',
    { access: 'signed-in', errorStatuses: [403, 409] },
  ),
}
