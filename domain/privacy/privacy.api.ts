import { endpoint } from '../http/endpoint.ts'
import {
  AccessPage,
  AccessQuery,
  ConsentPage,
  ConsentQuery,
  Deletion,
  DeletionAsked,
  DeletionInput,
} from './privacy.schema.ts'

export const privacyApi = {
  export: endpoint({
    method: 'GET',
    path: '/api/auth/export/',
    summary: 'Everything that is kept about the signed-in person, as a ZIP of JSON, CSV and files',
    access: 'signed-in',
    download: 'application/zip',
  }),
  accesses: endpoint({
    method: 'GET',
    path: '/api/auth/accesses/',
    summary: 'Who else opened or changed what belongs to the signed-in person',
    access: 'signed-in',
    query: AccessQuery,
    response: AccessPage,
  }),
  consents: endpoint({
    method: 'GET',
    path: '/api/auth/consents/',
    summary: 'What the signed-in person has agreed to',
    access: 'signed-in',
    query: ConsentQuery,
    response: ConsentPage,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/auth/consents/:id/',
    summary: 'Withdraw an agreement: the account is deleted after the cooling-off, an assessment is erased at once',
    access: 'signed-in',
    status: 204,
    refusals: [409],
  }),
  deletion: endpoint({
    method: 'GET',
    path: '/api/auth/deletion/',
    summary: 'When the signed-in account will be deleted',
    access: 'signed-in',
    response: Deletion,
  }),
  askDeletion: endpoint({
    method: 'POST',
    path: '/api/auth/deletion/',
    summary: 'Have the signed-in account deleted after seven days',
    access: 'signed-in',
    status: 202,
    body: DeletionInput,
    refusals: [409],
    response: DeletionAsked,
  }),
  keepAccount: endpoint({
    method: 'DELETE',
    path: '/api/auth/deletion/',
    summary: 'Keep the account that was to be deleted',
    access: 'signed-in',
    status: 204,
    refusals: [409],
  }),
}
