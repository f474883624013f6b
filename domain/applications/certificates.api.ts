import { DOCUMENT_FIELD } from '../documents/document-rules.ts'
import { endpoint } from '../http/endpoint.ts'
import {
  Certificate,
  CertificateDecision,
  CertificateInput,
  CertificatePage,
  CertificateQuery,
} from './certificates.schema.ts'

export const certificatesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-certificates/',
    summary: 'List your certificates, or (admin) all',
    access: 'signed-in',
    query: CertificateQuery,
    response: CertificatePage,
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitian-certificates/',
    summary: 'Send the certificate of a new or renewed credential',
    access: ['dietitian'],
    status: 201,
    body: CertificateInput,
    file: DOCUMENT_FIELD,
    accepts: 'document',
    errorStatuses: [404, 409],
    response: Certificate,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-certificates/:id/',
    summary: 'Get one certificate (its dietitian or admin)',
    access: 'signed-in',
    response: Certificate,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-certificates/:id/',
    summary: 'Approve, which adds or renews the credential, or ask for a correction (admin)',
    access: ['admin'],
    body: CertificateDecision,
    errorStatuses: [409],
    response: Certificate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/dietitian-certificates/:id/',
    summary: 'Remove one of your certificates that is not approved',
    access: ['dietitian'],
    errorStatuses: [409],
  }),
  openDocument: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-certificates/:id/document/',
    summary: 'Get the file of a certificate (its dietitian or admin)',
    access: 'signed-in',
    download: 'application/pdf, image/webp',
  }),
}
