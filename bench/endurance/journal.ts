import type { Person } from './people.ts'

/** What has been answered as done, and must be there from then on. */
export interface Journal {
  /** By the client's id: messages of requests, each different. */
  submitted: Map<number, Set<string>>
  /** By the request's number. */
  conversations: Map<number, Conversation>
  articles: Article[]
  /** Titles of further articles, by their author's id. */
  created: Map<number, Set<string>>
  /** Addresses of pictures with their length. */
  pictures: Map<string, number>
  /** Tokens that were signed out. */
  signedOut: SignedOut[]
}

export interface Conversation {
  client: Person
  dietitian: Person
  /** Whoever wrote them; each is there once. */
  texts: Set<string>
  isReplied: boolean
  isChecked: boolean
}

/** One that is edited again and again, by one after the other. */
export interface Article {
  id: number
  author: Person
  sent: number
  done: number
  isBusy: boolean
}

export interface SignedOut {
  access: string
  refresh: string
  at: number
}

export function newJournal(): Journal {
  return {
    submitted: new Map(),
    conversations: new Map(),
    articles: [],
    created: new Map(),
    pictures: new Map(),
    signedOut: [],
  }
}

export function noteIn<Key>(sets: Map<Key, Set<string>>, key: Key, text: string): void {
  const set = sets.get(key) ?? new Set()
  sets.set(key, set.add(text))
}

export function countWrites({ submitted, conversations, articles, created, pictures, signedOut }: Journal): number {
  const sizes = (sets: Iterable<Set<string>>) => [...sets].reduce((sum, { size }) => sum + size, 0)
  return (
    sizes(submitted.values()) +
    sizes([...conversations.values()].map(({ texts }) => texts)) +
    articles.reduce((sum, { done }) => sum + done, 0) +
    sizes(created.values()) +
    pictures.size +
    signedOut.length
  )
}

const TITLE = /^Endurance of simple meals, edit (\d+)$/

export const editedTitle = (edit: number) => `Endurance of simple meals, edit ${edit}`

/** Which edit a title is of; NaN for another title. */
export function editOf(title: string): number {
  return Number(TITLE.exec(title)?.[1] ?? Number.NaN)
}
