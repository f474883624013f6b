import type { FastifyInstance } from 'fastify'
import { savedRepliesApi } from '#domain/saved-replies/saved-replies.api.ts'
import { bind } from '../http/bind.ts'
import { createSavedReply, deleteSavedReply, listSavedReplies, updateSavedReply } from './saved-replies.service.ts'

export function savedRepliesRoutes(app: FastifyInstance): void {
  bind(app, savedRepliesApi.list, ({ db, actor, query }) => listSavedReplies(db, actor, query))
  bind(app, savedRepliesApi.create, ({ db, actor, body }) => createSavedReply(db, actor, body))
  bind(app, savedRepliesApi.update, ({ db, actor, params, body }) => updateSavedReply(db, actor, params.id, body))
  bind(app, savedRepliesApi.delete, ({ db, actor, params }) => deleteSavedReply(db, actor, params.id))
}
