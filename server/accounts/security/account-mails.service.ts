import type { Database } from '../../db/connect.ts'
import type { TokenClaims } from '../../infra/secrets/tokens.ts'
import { type AccountNotice, queueMail } from '../../mail/mail.service.ts'
import { findUser, type UserRow } from '../accounts.queries.ts'
import { claimDeviceChangeReport, listKnownBrowsers } from '../sessions.queries.ts'
import { coarseAddress, type Device, deviceName, isKnownDevice } from './device.ts'

/** Mails the owner about a change of the account's security, or an attempt at one. */
export async function mailNotice(db: Database, { email, first_name }: UserRow, notice: AccountNotice): Promise<void> {
  const props = { first_name, notice, at: new Date().toISOString() }
  await queueMail(db, { to: email, template: 'account-notice', props })
}

/** Mails the owner about a sign-in from a new device, or a session that is used from another one. */
async function mailDevice(
  db: Database,
  template: 'new-device' | 'device-changed',
  { email, first_name }: UserRow,
  { user_agent, address }: Device,
): Promise<void> {
  const device = { device: deviceName(user_agent), address: coarseAddress(address) }
  await queueMail(db, { to: email, template, props: { first_name, ...device, at: new Date().toISOString() } })
}

/**
 * Mails the owner about a sign-in from a browser that none of the account's sessions was opened in; call it before the
 * session is opened. Sessions are kept for a month after their end: after a longer absence every browser is new.
 */
export async function notifyNewDevice(tx: Database, user: UserRow, device: Device): Promise<void> {
  const known = await listKnownBrowsers(tx, user.id)
  if (isKnownDevice(device, known)) return
  await mailDevice(tx, 'new-device', user, device)
}

/** Mails the owner that the tokens of a session are used from another device than the one that signed in. */
export async function reportDeviceChange(
  db: Database,
  { userId, sessionId }: TokenClaims,
  device: Device,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await claimDeviceChangeReport(tx, sessionId))) return
    const user = await findUser(tx, userId)
    if (user) await mailDevice(tx, 'device-changed', user, device)
  })
}
