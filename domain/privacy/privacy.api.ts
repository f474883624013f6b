import { del, get, post } from '../http/endpoint.ts'
import * as schema from './privacy.schema.ts'

export const privacyApi = {
  export: get('/api/auth/export/', 'Download everything we hold about you, as a ZIP of JSON, CSV and files', {
    access: 'signed-in',
    stepUp: 'Enter your password again to download your data.',
    download: 'application/zip',
  }),
  accesses: get('/api/auth/accesses/', 'List who else opened or changed your data', {
    access: 'signed-in',
    query: schema.AccessQuery,
    response: schema.AccessPage,
  }),
  consents: get('/api/auth/consents/', 'List what you have agreed to', {
    access: 'signed-in',
    query: schema.ConsentQuery,
    response: schema.ConsentPage,
  }),
  withdraw: del(
    '/api/auth/consents/:id/',
    'Withdraw an agreement; an account is deleted after a waiting period, an assessment at once',
    { access: 'signed-in', status: 204, errorStatuses: [409] },
  ),
  deletion: get('/api/auth/deletion/', 'Get the date on which your account will be deleted', {
    access: 'signed-in',
    response: schema.Deletion,
  }),
  requestDeletion: post('/api/auth/deletion/', 'Ask to delete your account after seven days', {
    access: 'signed-in',
    stepUp: 'Enter your password again to delete your account.',
    status: 202,
    body: schema.DeletionInput,
    errorStatuses: [409],
    response: schema.DeletionAsked,
  }),
  cancelDeletion: del('/api/auth/deletion/', 'Cancel the deletion of your account', {
    access: 'signed-in',
    status: 204,
    errorStatuses: [409],
  }),
}
