import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { ROLE_LABELS } from '#domain/roles.ts'
import { SETTING_LABELS } from '#domain/site/setting-labels.ts'
import { formatNumber } from '#web/lib/format.ts'

/** What the log's fields are called by people; site settings have their own names. */
const FIELDS: Record<string, string> = {
  ...SETTING_LABELS,
  is_active: 'Access',
  is_hidden: 'Readers',
  is_deleted: 'Kept',
  has_second_factor: 'Two-step sign-in',
  sessions: 'Signed-in devices',
  ids: 'Requests',
  target_type: 'To what',
  target_id: 'Its number',
}

/** Yes and no, where other words say it better. */
const SWITCHES: Record<string, readonly [yes: string, no: string]> = {
  is_active: ['Active', 'Disabled'],
  is_hidden: ['Do not see it', 'See it'],
  is_deleted: ['Deleted', 'Not deleted'],
  has_second_factor: ['On', 'Off'],
}

/** What only says that it happened. */
const MARKS: Record<string, string> = {
  is_searched: 'Narrowed by a search',
  notes_changed: 'Other notes',
  reply_sent: 'With a reply',
  summary_changed: 'Another summary',
  content_changed: 'Another text',
  featured_image_changed: 'Another image',
}

/** What is kept as a word of the program. */
const WORDS: Record<string, Record<string, string>> = { role: ROLE_LABELS, category: BLOG_CATEGORY_LABELS }

/** "draft" as "Draft", "is_active" as "Is active". */
function capitalised(word: string): string {
  const words = word.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

export function markOf(field: string): string | undefined {
  return MARKS[field]
}

export function fieldWord(field: string): string {
  return FIELDS[field] ?? capitalised(field)
}

export function valueWord(field: string, value: unknown): string {
  if (value === null || value === '') return 'Nothing'
  if (typeof value === 'boolean') return (SWITCHES[field] ?? ['Yes', 'No'])[value ? 0 : 1]
  if (typeof value === 'number') return formatNumber(value)
  if (Array.isArray(value)) return value.map((part) => String(part)).join(', ')
  if (typeof value === 'object') return JSON.stringify(value)
  const text = String(value)
  return WORDS[field]?.[text] ?? (field === 'status' ? capitalised(text) : text)
}
