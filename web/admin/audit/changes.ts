import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { fieldWord, markOf, valueWord } from './value-words.ts'

type Values = AuditItem['before']

export interface Change {
  field: string
  /** undefined where nothing was recorded. */
  before: string | undefined
  after: string | undefined
}

function changeOf(field: string, before: Values, after: Values): Change[] {
  const mark = markOf(field)
  // What did not happen is not worth a line.
  if (mark) return after?.[field] === true ? [{ field: mark, before: undefined, after: undefined }] : []
  const announcement = (values: Values) => (values && field in values ? valueWord(field, values[field]) : undefined)
  return [{ field: fieldWord(field), before: announcement(before), after: announcement(after) }]
}

/** What an entry says of before and after, field by field. */
export function toChanges(before: Values, after: Values): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => changeOf(field, before, after))
}

/** A line of the log: "Role: User → Dietitian", and what stayed as it was only once. */
export function describeLine({ field, before, after }: Change): string {
  if (before !== undefined && after !== undefined && before !== after) return `${field}: ${before} → ${after}`
  const value = after ?? before
  return value === undefined ? field : `${field}: ${value}`
}
