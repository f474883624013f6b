import { del, get, patch, post } from '../../http/endpoint.ts'
import * as schema from './credentials.schema.ts'

export const credentialsApi = {
  mine: get('/api/adminpanel/dietitians/me/credentials/', 'List your checked credentials, also expired ones', {
    access: ['dietitian'],
    response: schema.OwnCredentials,
  }),
  list: get(
    '/api/adminpanel/dietitians/:id/credentials/',
    "List a dietitian's checked credentials, with notes (admin)",
    { access: ['admin'], response: schema.CheckedCredentials },
  ),
  add: post('/api/adminpanel/dietitians/:id/credentials/', 'Add a checked credential (admin)', {
    access: ['admin'],
    status: 201,
    body: schema.CredentialInput,
    errorStatuses: [409],
    response: schema.CheckedCredential,
  }),
  renew: patch('/api/adminpanel/dietitian-credentials/:id/', 'Renew a credential with new dates (admin)', {
    access: ['admin'],
    body: schema.CredentialRenewal,
    response: schema.CheckedCredential,
  }),
  withdraw: del('/api/adminpanel/dietitian-credentials/:id/', 'Withdraw a credential (admin)', { access: ['admin'] }),
}
