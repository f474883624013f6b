import { PASSWORD_IS_EMAIL, PASSWORD_TOO_COMMON } from '#domain/accounts/account-rules.ts'
import { recordAudit } from '../../audit/audit.service.ts'
import type { Database } from '../../db/connect.ts'
import { invalid } from '../../errors.ts'
import { isCommonPassword } from '../../infra/passwords.ts'
import { saveUser, type UserRow } from '../accounts.queries.ts'
import { voidPasswordResets } from '../mailed-links.queries.ts'
import { revokeUserSessions } from '../sessions.queries.ts'
import { mailNotice } from './account-mails.service.ts'

/** @throws invalid for a password that everybody would try first */
export function requireUncommon(password: string): void {
  if (isCommonPassword(password)) throw invalid({ password: [PASSWORD_TOO_COMMON] })
}

export function requireNotEmail(password: string, email: string): void {
  if (password.toLowerCase() === email) throw invalid({ password: [PASSWORD_IS_EMAIL] })
}

/** Stores the new password, voids every mailed link, ends every session and mails the person. */
export async function replacePassword(tx: Database, user: UserRow, password_hash: string): Promise<void> {
  await saveUser(tx, user.id, { password_hash })
  await voidPasswordResets(tx, user.id)
  await revokeUserSessions(tx, user.id)
  await recordAudit(tx, user.id, 'account.password_changed', ['user', user.id])
  await mailNotice(tx, user, 'password-changed')
}
