import type { AuditItem } from '#domain/audit/audit.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { capitalised } from '#domain/capitalised.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import { formatNumber } from '#web/lib/format.ts'

/** Readable names of the log's fields; site settings have their own labels. */
const FIELDS: Record<string, string> = {
  ...SETTING_LABELS,
  is_active: 'Access',
  is_hidden: 'Hidden',
  is_deleted: 'Deleted',
  has_second_factor: 'Two-step sign-in',
  sessions: 'Signed-in devices',
  ids: 'Requests',
  assigned_to: 'Assigned to user',
  reminded: 'Reminded user',
  proposed: 'Proposed user',
  dietitian: 'Dietitian (user)',
  target_type: 'To what',
  target_id: 'Its number',
}

/** Booleans with clearer words than yes and no. */
const SWITCHES: Record<string, readonly [yes: string, no: string]> = {
  is_active: ['Active', 'Disabled'],
  has_second_factor: ['On', 'Off'],
}

/** Fields that only say that something happened. */
const MARKS: Record<string, string> = {
  is_searched: 'Narrowed by a search',
  notes_changed: 'Changed notes',
  reply_sent: 'With a reply',
  summary_changed: 'Changed summary',
  content_changed: 'Changed text',
  featured_image_changed: 'Changed image',
}

/** Values stored as identifiers. */
const WORDS: Record<string, Record<string, string>> = { role: ROLE_LABELS, category: BLOG_CATEGORY_LABELS }

/** "draft" as "Draft", "is_active" as "Is active". */
const toLabel = (word: string) => capitalised(word.replaceAll('_', ' '))

function describeValue(field: string, value: unknown): string {
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return (SWITCHES[field] ?? ['Yes', 'No'])[value ? 0 : 1]
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((part) => String(part)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return WORDS[field]?.[text] ?? (field === 'status' ? toLabel(text) : text)
}

type Values = AuditItem['before']

export interface Change {
  field: string
  /** undefined if nothing was recorded. */
  before: string | undefined
  after: string | undefined
}

function compareField(field: string, before: Values, after: Values): Change[] {
  const mark = MARKS[field]
  // A mark that is not set needs no line.
  if (mark) return after?.[field] === true ? [{ field: mark, before: undefined, after: undefined }] : []
  const describe = (values: Values) => (values && field in values ? describeValue(field, values[field]) : undefined)
  return [{ field: FIELDS[field] ?? toLabel(field), before: describe(before), after: describe(after) }]
}

/** The changes of an entry, field by field. */
export function toChanges(before: Values, after: Values): Change[] {
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return fields.flatMap((field) => compareField(field, before, after))
}

/** A line of the log: "Role: User → Dietitian"; an unchanged value appears only once. */
export function describeLine({ field, before, after }: Change): string {
  if (before !== undefined && after !== undefined && before !== after) return `${field}: ${before} → ${after}`
  const value = after ?? before
  return value === undefined ? field : `${field}: ${value}`
}
