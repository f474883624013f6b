import type { FastifyInstance } from 'fastify'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { adminApi } from '#domain/admin/admin.api.ts'
import { disableUserOtp, getAccountDetail, listAccounts, signOutAccount } from '../accounts/user-admin.service.ts'
import { bind } from '../http/bind.ts'
import { getStats, getWaiting } from './stats.service.ts'
import { updateAccount } from './users.service.ts'

export function adminRoutes(app: FastifyInstance): void {
  bind(app, adminApi.stats, ({ db, query }) => getStats(db, query))
  bind(app, adminApi.waiting, (call) => getWaiting(call))
  bind(app, accountsApi.listAccounts, ({ db, query }) => listAccounts(db, query))
  bind(app, adminApi.account, async ({ db, actor, params }) => ({
    user: await getAccountDetail(db, actor.id, params.id),
  }))
  bind(app, adminApi.signOutAccount, ({ db, actor, params }) => signOutAccount(db, actor, params.id))
  bind(app, adminApi.disableAccountOtp, ({ db, actor, params }) => disableUserOtp(db, actor, params.id))
  bind(
    app,
    accountsApi.updateAccount,
    async ({ db, actor, params, body }) => ({ user: await updateAccount(db, actor.id, params.id, body) }),
    { changes: true },
  )
}
