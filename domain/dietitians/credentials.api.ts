import { endpoint } from '../http/endpoint.ts'
import {
  CheckedCredential,
  CheckedCredentials,
  CredentialInput,
  CredentialRenewal,
  OwnCredentials,
} from './credentials.schema.ts'

export const credentialsApi = {
  mine: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/me/credentials/',
    summary: 'List your checked credentials, also expired ones',
    access: ['dietitian'],
    response: OwnCredentials,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/:id/credentials/',
    summary: "List a dietitian's checked credentials, with notes (admin)",
    access: ['admin'],
    response: CheckedCredentials,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitians/:id/credentials/',
    summary: 'Add a checked credential (admin)',
    access: ['admin'],
    status: 201,
    body: CredentialInput,
    errorStatuses: [409],
    response: CheckedCredential,
  }),
  renew: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-credentials/:id/',
    summary: 'Renew a credential with new dates (admin)',
    access: ['admin'],
    body: CredentialRenewal,
    response: CheckedCredential,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/dietitian-credentials/:id/',
    summary: 'Withdraw a credential (admin)',
    access: ['admin'],
  }),
}
