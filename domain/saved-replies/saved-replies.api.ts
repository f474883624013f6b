import { endpoint } from '../http/endpoint.ts'
import {
  SavedReply,
  SavedReplyInput,
  SavedReplyPage,
  SavedReplyPatch,
  SavedReplyQuery,
} from './saved-replies.schema.ts'

const AUTHORS = ['dietitian', 'admin'] as const

export const savedRepliesApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/adminpanel/saved-replies/',
    summary: 'List your saved replies, by title',
    access: AUTHORS,
    query: SavedReplyQuery,
    response: SavedReplyPage,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/adminpanel/saved-replies/',
    summary: 'Save a reply for later use',
    access: AUTHORS,
    status: 201,
    body: SavedReplyInput,
    errorStatuses: [409],
    response: SavedReply,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/saved-replies/:id/',
    summary: 'Change a saved reply',
    access: AUTHORS,
    body: SavedReplyPatch,
    response: SavedReply,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/saved-replies/:id/',
    summary: 'Delete a saved reply',
    access: AUTHORS,
    status: 204,
  }),
}
