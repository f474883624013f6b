import { improveText } from '../built-in/improve-text.ts'
import { summarise } from '../built-in/summarise.ts'
import { withoutNewClaims } from '../change-claims.ts'
import { checkClaims } from '../claims/check-claims.ts'

/** What takes long with a long text. */
export const TASKS = { checkClaims, withoutNewClaims, improveText, summarise }
export type Tasks = typeof TASKS

export interface TaskMessage {
  name: keyof Tasks
  args: unknown[]
}

export type TaskAnswer = { result: unknown } | { error: unknown }
