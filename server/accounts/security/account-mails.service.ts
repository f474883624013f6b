import type { Database } from '../../db/connect.ts'
import { type AccountNotice, queueMail } from '../../mail/mail.service.ts'
import type { UserRow } from '../accounts.queries.ts'
import { coarseAddress, type Device, deviceName } from './device.ts'

/** Mails the owner that something about the account's security has changed or was tried. */
export async function mailNotice(db: Database, { email, first_name }: UserRow, notice: AccountNotice): Promise<void> {
  const props = { first_name, notice, at: new Date().toISOString() }
  await queueMail(db, { to: email, template: 'account-notice', props })
}

/** Mails the owner about a sign-in from a new device, or a session that is used from another one. */
export async function mailDevice(
  db: Database,
  template: 'new-device' | 'device-changed',
  { email, first_name }: UserRow,
  { user_agent, address }: Device,
): Promise<void> {
  const device = { device: deviceName(user_agent), address: coarseAddress(address) }
  await queueMail(db, { to: email, template, props: { first_name, ...device, at: new Date().toISOString() } })
}
