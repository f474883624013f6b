import { del, get, patch, post } from '../http/endpoint.ts'
import { CONSOLE_ROLES } from '../roles.ts'
import * as schema from './saved-replies.schema.ts'

export const savedRepliesApi = {
  list: get('/api/adminpanel/saved-replies/', 'List your saved replies, by title', {
    access: CONSOLE_ROLES,
    query: schema.SavedReplyQuery,
    response: schema.SavedReplyPage,
  }),
  create: post('/api/adminpanel/saved-replies/', 'Save a reply for later use', {
    access: CONSOLE_ROLES,
    status: 201,
    body: schema.SavedReplyInput,
    errorStatuses: [409],
    response: schema.SavedReply,
  }),
  update: patch('/api/adminpanel/saved-replies/:id/', 'Change a saved reply', {
    access: CONSOLE_ROLES,
    body: schema.SavedReplyPatch,
    response: schema.SavedReply,
  }),
  delete: del('/api/adminpanel/saved-replies/:id/', 'Delete a saved reply', { access: CONSOLE_ROLES, status: 204 }),
}
