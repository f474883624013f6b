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
    summary: 'Own certificates, or (admin) all',
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
    summary: 'One certificate, for the dietitian and the office',
    access: 'signed-in',
    response: Certificate,
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-certificates/:id/',
    summary: 'Approve, which adds or renews the credential, or ask back',
    access: ['admin'],
    body: CertificateDecision,
    errorStatuses: [409],
    response: Certificate,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/dietitian-certificates/:id/',
    summary: 'Remove an own certificate that is not approved',
    access: ['dietitian'],
    errorStatuses: [409],
  }),
  openDocument: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitian-certificates/:id/document/',
    summary: 'The file of a certificate, for the dietitian and the office',
    access: 'signed-in',
    download: 'application/pdf, image/webp',
  }),
}
