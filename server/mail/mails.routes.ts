import type { FastifyInstance } from 'fastify'
import { mailsApi } from '#domain/mail/mails.api.ts'
import { bind } from '../http/bind.ts'
import { listOutbox, resendMail } from './outbox.service.ts'

export function mailsRoutes(app: FastifyInstance): void {
  bind(app, mailsApi.list, ({ db, query }) => listOutbox(db, query))
  bind(app, mailsApi.resend, ({ db, actor, params }) => resendMail(db, actor.id, params.id))
}
