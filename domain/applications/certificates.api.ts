import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { del, get, patch, post } from '../http/endpoint.ts'
import * as schema from './certificates.schema.ts'

export const certificatesApi = {
  list: get('/api/adminpanel/dietitian-certificates/', 'List your certificates, or (admin) all', {
    access: 'signed-in',
    query: schema.CertificateQuery,
    response: schema.CertificatePage,
  }),
  send: post('/api/adminpanel/dietitian-certificates/', 'Send the certificate of a new or renewed credential', {
    access: ['dietitian'],
    status: 201,
    body: schema.CertificateInput,
    file: DOCUMENT_FIELD,
    accepts: 'document',
    errorStatuses: [404, 409],
    response: schema.Certificate,
  }),
  get: get('/api/adminpanel/dietitian-certificates/:id/', 'Get one certificate (its dietitian or admin)', {
    access: 'signed-in',
    response: schema.Certificate,
  }),
  decide: patch(
    '/api/adminpanel/dietitian-certificates/:id/',
    'Approve, which adds or renews the credential, or ask for a correction (admin)',
    { access: ['admin'], body: schema.CertificateDecision, errorStatuses: [409], response: schema.Certificate },
  ),
  remove: del('/api/adminpanel/dietitian-certificates/:id/', 'Remove one of your certificates that is not approved', {
    access: ['dietitian'],
    errorStatuses: [409],
  }),
  openDocument: get(
    '/api/adminpanel/dietitian-certificates/:id/document/',
    'Get the file of a certificate (its dietitian or admin)',
    { access: 'signed-in', download: 'application/pdf, image/webp' },
  ),
}
