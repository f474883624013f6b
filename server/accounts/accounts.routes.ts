import type { FastifyInstance } from 'fastify'
import { LOGGED_OUT, PASSWORD_SET, RESET_SENT } from '#domain/accounts/account-rules.ts'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { bind } from '../http/bind.ts'
import { getProfile, updateProfile } from './accounts.service.ts'
import { forgotPassword, resetPassword } from './password-reset.service.ts'
import { register } from './registration.service.ts'
import { endSession, refreshAccess } from './sessions.service.ts'
import { login } from './sign-in.service.ts'

export function accountsRoutes(app: FastifyInstance): void {
  bind(app, accountsApi.register, async (call) => {
    await call.limits.take('register', call.caller.address)
    return register(call, call.body, call.caller)
  })
  bind(app, accountsApi.login, (call) => login(call, call.body, call.caller))
  bind(app, accountsApi.refresh, (call) => refreshAccess(call, call.body.refresh, call.caller))
  bind(app, accountsApi.logout, async ({ db, tokens, actor, body }) => {
    await endSession(db, tokens, actor?.session_id, body.refresh)
    return { message: LOGGED_OUT }
  })
  bind(app, accountsApi.profile, async ({ db, actor }) => ({ user: await getProfile(db, actor.id) }))
  // A dietitian's name and phone are shown in the directory; a client's weight is nobody's page.
  bind(
    app,
    accountsApi.updateProfile,
    async ({ db, actor, body }) => ({ user: await updateProfile(db, actor.id, body) }),
    { changes: true },
  )
  bind(app, accountsApi.forgotPassword, async (call) => {
    await forgotPassword(call, call.body.email, call.caller)
    return { message: RESET_SENT }
  })
  bind(app, accountsApi.resetPassword, async (call) => {
    await resetPassword(call, call.body)
    return { message: PASSWORD_SET }
  })
}
