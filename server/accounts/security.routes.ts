import type { FastifyInstance } from 'fastify'
import { EMAIL_VERIFIED, PASSWORD_SET } from '#domain/accounts/account-rules.ts'
import { securityApi } from '#domain/accounts/security.api.ts'
import { bind } from '../http/bind.ts'
import { getMailChoices, getSecurityStatus, updateMailChoices } from './security/account-settings.service.ts'
import { sendVerification, verifyEmail } from './security/email-verification.service.ts'
import { changePassword } from './security/password-change.service.ts'
import {
  confirmSecondFactor,
  disableSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from './security/second-factor.service.ts'
import { endOneSession, endOtherSessions, listSessions } from './security/session-list.service.ts'
import { stepUp } from './security/step-up.service.ts'

/** What keeps an account its owner's. */
export function securityRoutes(app: FastifyInstance): void {
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
