import { BLOG_STATUSES } from '#domain/blogs/blog-rules.ts'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import { keepInput, keptInput } from '#web/lib/forms/kept-input.ts'
import { type ArticleText, textOf } from '../article-text.ts'

/** What somebody wrote and has not saved. */
export interface UnsavedWork {
  text: ArticleText
  /** The version of the article that was being changed; null for one not yet created. */
  basedOn: string | null
  /** When it was last written on, in milliseconds. */
  at: number
}

/** Whose work it is, and on what; `blogId` null: on an article not yet created. */
export interface Desk {
  blogId: number | null
  userId: number
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
    const works: unknown = JSON.parse(keptInput(name, userId) ?? '[]')
    return Array.isArray(works) ? works.filter(isWork) : []
  } catch {
    return []
  }
}

function write(name: string, works: readonly UnsavedWork[], userId: number) {
  keepInput(name, works.length > 0 ? JSON.stringify(works) : '', userId)
}

/** What is being written. */
export function keepWork(desk: Desk, work: UnsavedWork) {
  write(textName(desk), [work], desk.userId)
}

/** @param at of the work that is done with; what another tab has kept since stays */
export function forgetWork(desk: Desk, at: number | null) {
  const [kept] = read(textName(desk), desk.userId)
  if (kept?.at === at) write(textName(desk), [], desk.userId)
}

/** What is offered back, until it is restored or discarded: meanwhile something else may be written. */
export function keepOffers(desk: Desk, offers: readonly UnsavedWork[]) {
  write(offersName(desk), offers, desk.userId)
}

/** Everything that this browser has kept. */
export function keptWorks(desk: Desk): UnsavedWork[] {
  return [...read(textName(desk), desk.userId), ...read(offersName(desk), desk.userId)]
}

export function toWork(copy: WorkingCopy): UnsavedWork {
  return { text: textOf(copy as ArticleText), basedOn: copy.based_on ?? null, at: Date.parse(copy.saved_at) }
}
