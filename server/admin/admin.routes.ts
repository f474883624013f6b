import type { FastifyInstance } from 'fastify'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { listAccounts } from '../accounts/office.service.ts'
import { bind } from '../http/bind.ts'
import { updateAccount } from './users.service.ts'

export function adminRoutes(app: FastifyInstance): void {
  bind(app, accountsApi.listAccounts, ({ db, query }) => listAccounts(db, query))
  bind(
    app,
    accountsApi.updateAccount,
    async ({ db, actor, params, body }) => ({ user: await updateAccount(db, actor.id, params.id, body) }),
    { changes: ['dietitians', 'blogs'] },
  )
}
