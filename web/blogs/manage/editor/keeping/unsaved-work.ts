import { BLOG_STATUSES } from '#domain/blogs/blog-rules.ts'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import { readFormDraft, saveFormDraft } from '#web/lib/forms/form-draft.ts'
import { type ArticleText, isSameText, textOf } from '../article-text.ts'

/** What somebody wrote and has not saved. */
export interface UnsavedWork {
  text: ArticleText
  /** The version of the article that was being changed; null for one not yet created. */
  basedOn: string | null
  /** When it was last written on, in milliseconds. */
  at: number
  /** The screen it is written on: several tabs may be. */
  screen?: string
  /** What the server then held was an earlier state of this, saved at that time. */
  follows?: string | null
}

/** Whose work it is, and on what; `blogId` null: on an article not yet created. */
export interface Desk {
  blogId: number | null
  userId: number
  /** Told from every other one, in this tab or another. */
  screen: string
}

const textName = ({ blogId }: Desk) => `article:${blogId ?? 'new'}`
const offersName = ({ blogId }: Desk) => `article-offers:${blogId ?? 'new'}`

function isWork(value: unknown): value is UnsavedWork {
  const work = value as Partial<UnsavedWork> | null
  if (typeof work?.at !== 'number' || !work.text) return false
  const { title, summary, content, category, status } = work.text
  return [title, summary, content, category].every((part) => typeof part === 'string') && BLOG_STATUSES.includes(status)
}

function read(name: string, userId: number): UnsavedWork[] {
  try {
    const works: unknown = JSON.parse(readFormDraft(name, userId) ?? '[]')
    return Array.isArray(works) ? works.filter(isWork) : []
  } catch {
    return []
  }
}

/** @returns whether it is kept: the browser's store may be full */
function write(name: string, works: readonly UnsavedWork[], userId: number): boolean {
  return saveFormDraft(name, works.length > 0 ? JSON.stringify(works) : '', userId)
}

function worksOfOthers(desk: Desk): UnsavedWork[] {
  return read(textName(desk), desk.userId).filter(({ screen }) => screen !== desk.screen)
}

/** What is being written here, beside what is being written in other tabs. */
export function keepWork(desk: Desk, work: UnsavedWork): boolean {
  return write(textName(desk), [...worksOfOthers(desk), { ...work, screen: desk.screen }], desk.userId)
}

export function forgetWork(desk: Desk) {
  write(textName(desk), worksOfOthers(desk), desk.userId)
}

interface OfferChange {
  add?: readonly UnsavedWork[]
  remove?: readonly UnsavedWork[]
}

/**
 * What is offered back is kept until it is restored or discarded: meanwhile something else may be written. Other tabs
 * add and remove as well, so only what was decided here is taken out.
 */
export function changeOffers(desk: Desk, { add = [], remove = [] }: OfferChange): boolean {
  const isAmong = (works: readonly UnsavedWork[], { text }: UnsavedWork) =>
    works.some((work) => isSameText(work.text, text))
  const staying = read(offersName(desk), desk.userId).filter((work) => !isAmong(remove, work))
  return write(offersName(desk), [...staying, ...add.filter((work) => !isAmong(staying, work))], desk.userId)
}

/** Everything that this browser has kept, to be offered back. A tab that is still open keeps its text anew. */
export function takeKeptWorks(desk: Desk): UnsavedWork[] {
  const works = [...read(textName(desk), desk.userId), ...read(offersName(desk), desk.userId)]
  if (write(offersName(desk), works, desk.userId)) write(textName(desk), [], desk.userId)
  return works
}

export function toWork(copy: WorkingCopy): UnsavedWork {
  return { text: textOf(copy as ArticleText), basedOn: copy.based_on ?? null, at: Date.parse(copy.saved_at) }
}
