import type { ErrorCode } from '../../errors.ts'
import { type CheckedText, checkClaims } from '../claims/check-claims.ts'
import { findLikelyClaim } from '../claims/likely/find-likely-claim.ts'
import { improveText } from '../improve/improve-text.ts'
import { removeNewClaims } from '../new-claims.ts'
import { summarise } from '../summarise.ts'

/** Includes likely claims, some of which are false alarms: only for a person to read. */
const checkLikelyClaims = (text: CheckedText) => checkClaims(text, findLikelyClaim)

/** Tasks that are slow for long texts. */
export const TASKS = { checkClaims, checkLikelyClaims, removeNewClaims, improveText, summarise }
export type Tasks = typeof TASKS

export interface TaskMessage {
  name: keyof Tasks
  args: unknown[]
}

/** Errors from another thread arrive as plain `Error`s, so the fields of an `AppError` are sent separately. */
export type TaskResult = { result: unknown } | { appError: { code: ErrorCode; message: string } } | { error: unknown }
