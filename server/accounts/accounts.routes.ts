import type { FastifyInstance } from 'fastify'
import { EMAIL_VERIFIED, LOGGED_OUT, PASSWORD_SET, RESET_SENT } from '#domain/accounts/account-rules.ts'
import { accountsApi } from '#domain/accounts/accounts.api.ts'
import { securityApi } from '#domain/accounts/security.api.ts'
import { bind } from '../http/bind.ts'
import { getMailChoices, getProfile, getSecurityStatus, updateMailChoices, updateProfile } from './accounts.service.ts'
import { forgotPassword, resetPassword, sendVerification, verifyEmail } from './mailed-links.service.ts'
import { changePassword, stepUp } from './security/passwords.service.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './security/second-factor.service.ts'
import { endOneSession, endOtherSessions, endSession, listSessions, refreshAccess } from './sessions.service.ts'
import { login, register } from './sign-in.service.ts'

export function accountsRoutes(app: FastifyInstance): void {
  bind(app, accountsApi.register, (call) => register(call, call.body, call.caller))
  bind(app, accountsApi.login, (call) => login(call, call.body, call.caller))
  bind(app, accountsApi.refresh, (call) => refreshAccess(call, call.body.refresh, call.caller))
  bind(app, accountsApi.logout, async (call) => {
    await endSession(call, call.actor?.session_id, call.body.refresh)
    return { message: LOGGED_OUT }
  })
  bind(app, accountsApi.profile, async ({ db, actor }) => ({ user: await getProfile(db, actor.id) }))
  // A dietitian's name and phone are shown in the directory; a client's weight is on no public page.
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
  bind(app, securityApi.changePassword, async (call) => {
    const tokens = await changePassword(call, call.actor, call.body, call.caller)
    return { message: PASSWORD_SET, tokens }
  })
  bind(app, securityApi.stepUp, (call) => stepUp(call, call.actor, call.body, call.caller))
  bind(app, securityApi.listSessions, ({ db, actor, query }) => listSessions(db, actor, query))
  bind(app, securityApi.endSession, ({ db, actor, params }) => endOneSession(db, actor, params.id))
  bind(app, securityApi.endOtherSessions, ({ db, actor }) => endOtherSessions(db, actor))
  bind(app, securityApi.mailChoices, ({ db, actor }) => getMailChoices(db, actor.id))
  bind(app, securityApi.updateMailChoices, ({ db, actor, body }) => updateMailChoices(db, actor.id, body))
  bind(app, securityApi.status, ({ db, actor }) => getSecurityStatus(db, actor.id))
  bind(app, securityApi.sendVerification, async (call) => ({ message: await sendVerification(call, call.actor) }))
  bind(app, securityApi.setUpOtp, (call) => setUpSecondFactor(call, call.actor))
  bind(app, securityApi.confirmOtp, (call) => confirmSecondFactor(call, call.actor, call.body.otp))
  bind(app, securityApi.disableOtp, ({ db, actor }) => disableSecondFactor(db, actor))
  bind(app, securityApi.renewRecoveryCodes, ({ db, actor }) => renewRecoveryCodes(db, actor))
  bind(app, securityApi.verifyEmail, async ({ db, actor, body }) => {
    await verifyEmail(db, actor, body.token)
    return { message: EMAIL_VERIFIED }
  })
}
