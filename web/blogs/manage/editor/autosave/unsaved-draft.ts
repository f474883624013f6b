import { BLOG_STATUSES } from '#domain/blogs/blog-rules.ts'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import { removeUnusedFiles } from '#web/lib/forms/drafts/draft-file.ts'
import { readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { type ArticleText, isSameText, toArticleText } from '../article-text.ts'

/** A text that is not saved in its article. */
export interface UnsavedDraft {
  text: ArticleText
  /** The id of a chosen featured image; null when the stored one is removed, undefined when it stays. */
  picture?: string | null | undefined
  /** `updated_at` of the edited version; null for a new article. */
  basedOn: string | null
  /** When it was last edited, in milliseconds. */
  at: number
  /** The screen it was typed on; several tabs may be open. */
  screen?: string
  /** Time of the server's working copy that holds an earlier state of this text. */
  follows?: string | null
}

/** `blogId` is null for a new article. */
export interface EditingContext {
  blogId: number | null
  userId: number
  /** Unique per screen and tab. */
  screen: string
}

const draftName = ({ blogId }: EditingContext) => `article:${blogId ?? 'new'}`
const recoverableName = ({ blogId }: EditingContext) => `article-offers:${blogId ?? 'new'}`

function isDraft(value: unknown): value is UnsavedDraft {
  const draft = value as Partial<UnsavedDraft> | null
  if (typeof draft?.at !== 'number' || !draft.text) return false
  const { title, summary, content, category, status } = draft.text
  return [title, summary, content, category].every((part) => typeof part === 'string') && BLOG_STATUSES.includes(status)
}

function read(name: string, userId: number): UnsavedDraft[] {
  try {
    const drafts: unknown = JSON.parse(readFormDraft(name, userId) ?? '[]')
    return Array.isArray(drafts) ? drafts.filter(isDraft) : []
  } catch {
    return []
  }
}

/** @returns false when the browser's storage is full */
function write(name: string, drafts: readonly UnsavedDraft[], userId: number): boolean {
  return saveFormDraft(name, drafts.length > 0 ? JSON.stringify(drafts) : '', userId)
}

function draftsOfOtherTabs(context: EditingContext): UnsavedDraft[] {
  return read(draftName(context), context.userId).filter(({ screen }) => screen !== context.screen)
}

/** Stores this screen's draft next to those of other tabs. */
export function storeDraft(context: EditingContext, draft: UnsavedDraft): boolean {
  return write(
    draftName(context),
    [...draftsOfOtherTabs(context), { ...draft, screen: context.screen }],
    context.userId,
  )
}

export function removeDraft(context: EditingContext) {
  write(draftName(context), draftsOfOtherTabs(context), context.userId)
  void removeUnusedFiles()
}

export function isSameDraft(one: UnsavedDraft, other: UnsavedDraft): boolean {
  return isSameText(one.text, other.text) && one.picture === other.picture
}

/** Nothing in the draft differs from the article. */
export function isSaved({ text, picture }: UnsavedDraft, article: ArticleText): boolean {
  return isSameText(text, article) && picture === undefined
}

interface RecoverableChange {
  add?: readonly UnsavedDraft[]
  remove?: readonly UnsavedDraft[]
}

/**
 * Recoverable drafts are stored until they are restored or discarded. Other tabs change them too, so only the given
 * ones are added and removed.
 */
export function updateRecoverable(context: EditingContext, { add = [], remove = [] }: RecoverableChange): boolean {
  const isAmong = (drafts: readonly UnsavedDraft[], draft: UnsavedDraft) =>
    drafts.some((other) => isSameDraft(other, draft))
  const remaining = read(recoverableName(context), context.userId).filter((draft) => !isAmong(remove, draft))
  const isWritten = write(
    recoverableName(context),
    [...remaining, ...add.filter((draft) => !isAmong(remaining, draft))],
    context.userId,
  )
  if (remove.length > 0) void removeUnusedFiles()
  return isWritten
}

/** Moves all drafts of this browser to the recoverable ones. A tab that is still open stores its text again. */
export function takeStoredDrafts(context: EditingContext): UnsavedDraft[] {
  const drafts = [...read(draftName(context), context.userId), ...read(recoverableName(context), context.userId)]
  if (write(recoverableName(context), drafts, context.userId)) write(draftName(context), [], context.userId)
  return drafts
}

export function toDraft(copy: WorkingCopy): UnsavedDraft {
  return { text: toArticleText(copy as ArticleText), basedOn: copy.based_on ?? null, at: Date.parse(copy.saved_at) }
}
