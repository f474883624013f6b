import type { ErrorCode } from '../../errors.ts'
import { improveText } from '../built-in/improve-text.ts'
import { summarise } from '../built-in/summarise.ts'
import { checkClaims } from '../claims/check-claims.ts'
import { removeNewClaims } from '../new-claims.ts'

/** Tasks that take long for a long text. */
export const TASKS = { checkClaims, removeNewClaims, improveText, summarise }
export type Tasks = typeof TASKS

export interface TaskMessage {
  name: keyof Tasks
  args: unknown[]
}

/** The copy of an error in another thread is a plain `Error`, so what an `AppError` says is sent by itself. */
export type TaskAnswer = { result: unknown } | { appError: { code: ErrorCode; message: string } } | { error: unknown }
