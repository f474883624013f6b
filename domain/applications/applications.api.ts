import * as z from 'zod/mini'
import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  Application,
  ApplicationDecision,
  ApplicationDetail,
  ApplicationInput,
  ApplicationPage,
  ApplicationQuery,
} from './applications.schema.ts'

export const applicationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-applications/',
    summary: 'List your applications, or (admin) all',
    access: 'signed-in',
    query: ApplicationQuery,
    response: ApplicationPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitian-applications/',
    summary: 'Apply to work as a dietitian',
    access: 'signed-in',
    status: 201,
    body: ApplicationInput,
    errorStatuses: [409],
    response: Application,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-applications/:id/',
    summary: 'Get one application, with earlier ones by the same person',
    access: 'signed-in',
    response: ApplicationDetail,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-applications/:id/',
    summary: 'Approve, ask for a correction or decline (admin)',
    access: ['admin'],
    stepUp: 'Enter your password again to decide on this application. Approving it changes a role.',
    body: ApplicationDecision,
    errorStatuses: [409],
    response: Application,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitian-applications/:id/send_again/',
    summary: 'Correct your application and send it again, if a correction was asked for',
    access: 'signed-in',
    body: ApplicationInput,
    errorStatuses: [403, 409],
    response: Application,
  }),
  addDocument: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitian-applications/:id/documents/',
    summary: 'Add a document to your application, until it is decided',
    access: 'signed-in',
    status: 201,
    body: z.object({}),
    file: DOCUMENT_FIELD,
    accepts: 'document',
    errorStatuses: [403, 409],
    response: Application,
  }),
  openDocument: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-applications/:id/documents/:document_id/',
    summary: 'Get a document (applicant or admin)',
    access: 'signed-in',
    download: 'application/pdf, image/webp',
  }),
  removeDocument: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/dietitian-applications/:id/documents/:document_id/',
    summary: 'Remove a document from your application, until it is decided',
    access: 'signed-in',
    errorStatuses: [403, 409],
  }),
}
