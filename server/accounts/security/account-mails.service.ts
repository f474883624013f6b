import type { Database } from '../../db/connect.ts'
import { type AccountNotice, queueMail } from '../../mail/mail.service.ts'
import { findUser, type UserRow } from '../accounts.queries.ts'
import { listKnownBrowsers, type SessionDevice, takeDeviceChangeReport } from '../sessions.queries.ts'
import { coarseAddress, type Device, deviceName } from './device.ts'

/** Mails the owner that something about the account's security has changed or was tried. */
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
 * A browser is known by its id. One that sends none is known by its kind, among those that sent none either: who leaves
 * the id out does not pass for a browser that has one. The first id of a kind that was only known without takes its place,
 * so that browsers which were signed in before they had ids are not reported again.
 */
function isKnown({ user_agent, device_hash }: Device, known: readonly SessionDevice[]): boolean {
  if (device_hash && known.some((browser) => browser.device_hash === device_hash)) return true
  const name = deviceName(user_agent)
  const alike = known.filter((browser) => deviceName(browser.user_agent) === name)
  const withoutId = alike.filter((browser) => browser.device_hash === null)
  if (!device_hash) return withoutId.length > 0
  return withoutId.length > 0 && withoutId.length === alike.length
}

/**
 * Tells the owner of a sign-in from a browser that none of the account's sessions knows; call it before the session is
 * opened. Sessions stay for a month after their end: after a longer absence every browser is a new one.
 */
export async function notifyNewDevice(tx: Database, user: UserRow, device: Device): Promise<void> {
  const known = await listKnownBrowsers(tx, user.id)
  if (isKnown(device, known)) return
  await mailDevice(tx, 'new-device', user, device)
}

/** Tells the owner that the tokens of a session are used from another device than the one that signed in. */
export async function reportDeviceChange(
  db: Database,
  { userId, sessionId }: { userId: number; sessionId: number },
  device: Device,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await takeDeviceChangeReport(tx, sessionId))) return
    const user = await findUser(tx, userId)
    if (!user) return
    await mailDevice(tx, 'device-changed', user, device)
  })
}
