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
    summary: 'What has been checked of the own qualification, expired ones too',
    access: ['dietitian'],
    response: OwnCredentials,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/dietitians/:id/credentials/',
    summary: 'What has been checked of a dietitian, with notes',
    access: ['admin'],
    response: CheckedCredentials,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/adminpanel/dietitians/:id/credentials/',
    summary: 'Write down what has been checked',
    access: ['admin'],
    status: 201,
    body: CredentialInput,
    errorStatuses: [409],
    response: CheckedCredential,
  }),
  renew: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/dietitian-credentials/:id/',
    summary: 'Checked again: another day, another end',
    access: ['admin'],
    body: CredentialRenewal,
    response: CheckedCredential,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/dietitian-credentials/:id/',
    summary: 'Take back what was checked',
    access: ['admin'],
  }),
}
