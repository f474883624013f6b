import type { AiIdea } from '#domain/ai/ai.schema.ts'
import { CONCERN_LABELS, type Concern } from '#domain/dietitians/concerns.ts'
import { addDays } from '#domain/site/india-day.ts'
import { ARTICLES } from '../articles/all.content.ts'
import { findNamed } from '../articles/find-named.ts'
import { createChoice } from '../text/seed.ts'
import { CONCERN_SUBJECTS } from './concern-subjects.content.ts'
import { FESTIVALS } from './festivals.content.ts'
import { SEASONS } from './seasons.content.ts'
import { TOPICS } from './topics.content.ts'

/** The input for ideas. */
export interface IdeaSources {
  userId: number
  /** Today in India (YYYY-MM-DD). */
  day: string
  requests: readonly RequestText[]
  /** Titles of the published articles of all authors. */
  titles: readonly string[]
  /** The dietitian's specialization and focus areas. */
  concerns: readonly Concern[]
}

export interface RequestText {
  client_id: number
  message: string
  health_concern: string | null
}

type Candidate = Pick<AiIdea, 'subject' | 'reason'> & { topic?: string }

const IDEAS = 10
/** Requests count for this many days. */
export const REQUEST_DAYS = 90
/** Fewer clients would reveal who asked. */
const CLIENTS_MIN = 2
/** The most ideas from each of these sources, so that every source is represented. */
const MAX = { requests: 4, festivals: 3, seasons: 2 }
/** Days before a festival in which its ideas are shown. */
const FESTIVAL_DAYS = 45

const CATEGORY_OF = new Map(ARTICLES.map(({ id, category }) => [id, category]))

/** The subjects of a client's health concern, or else of the message, in which foods are ignored as mere meals. */
function subjectsOf({ message, health_concern }: RequestText): string[] {
  const concerns = [...findNamed(health_concern ?? '')]
  const articles =
    concerns.length > 0 ? concerns : [...findNamed(message)].filter(({ category }) => category !== 'recipes')
  return articles.map(({ id }) => id)
}

/** Subjects of at least two clients, most frequent first. */
function askedByClients(requests: readonly RequestText[]): Candidate[] {
  const clients = new Map<string, Set<number>>()
  for (const request of requests)
    for (const subject of subjectsOf(request))
      clients.set(subject, (clients.get(subject) ?? new Set()).add(request.client_id))
  return [...clients]
    .map(([subject, { size }]) => ({ subject, size }))
    .filter(({ size }) => size >= CLIENTS_MIN)
    .sort((one, other) => other.size - one.size || one.subject.localeCompare(other.subject))
    .map(({ subject, size }) => ({
      subject,
      reason: `${size} clients asked about this in the last ${REQUEST_DAYS} days`,
    }))
}

const DAY = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** The festivals ahead, next one first: one idea of each, then their second ones. */
function beforeFestivals(today: string): Candidate[] {
  return FESTIVALS.flatMap(({ announcement, days, ideas }) => {
    const day = days.find((day) => day >= today && day <= addDays(today, FESTIVAL_DAYS))
    if (!day) return []
    const reason = `${announcement} ${DAY.format(new Date(day))}`
    return ideas.map((idea, rank) => ({ ...idea, reason, day, rank }))
  }).sort((one, other) => one.rank - other.rank || one.day.localeCompare(other.day))
}

function inSeason(today: string): Candidate[] {
  const month = Number(today.slice(5, 7))
  return SEASONS.filter(({ months }) => months.includes(month)).flatMap(({ reason, subjects }) =>
    subjects.map((subject) => ({ subject, reason })),
  )
}

function notYetWritten(titles: readonly string[]): Candidate[] {
  const written = new Set(titles.flatMap((title) => [...findNamed(title)]))
  return ARTICLES.filter((article) => !written.has(article)).map(({ id }) => ({
    subject: id,
    reason: 'Nobody has written about this here yet',
  }))
}

/** The subjects of the dietitian's specialization and focus areas, then those of general nutrition. */
function ofOwnField(concerns: readonly Concern[]): Candidate[] {
  return [
    ...concerns.flatMap((concern) =>
      CONCERN_SUBJECTS[concern].map((subject) => ({
        subject,
        reason: `It fits what you help with: ${CONCERN_LABELS[concern]}`,
      })),
    ),
    ...CONCERN_SUBJECTS.general.map((subject) => ({ subject, reason: 'A basic for almost every client' })),
  ]
}

/** The same order for the same seed. */
function shuffled<T>(list: readonly T[], seed: string): T[] {
  const choose = createChoice(seed)
  const remaining = [...list]
  return list.map(() => {
    const chosen = choose(remaining)
    remaining.splice(remaining.indexOf(chosen), 1)
    return chosen
  })
}

/**
 * Ten ideas on different subjects: clients' questions, coming festivals and seasons, and gaps of this site, with the
 * dietitian's own field first. The same sources give the same ideas. Of the requests only counts are used.
 */
export function chooseIdeas({ userId, day, requests, titles, concerns }: IdeaSources): AiIdea[] {
  const seed = `${day} ${userId}`
  const ownSubjects = new Set(concerns.flatMap((concern) => CONCERN_SUBJECTS[concern]))
  const gaps = shuffled(notYetWritten(titles), seed)
  const chosen = new Map<string, AiIdea>()

  function add(candidates: readonly Candidate[], max = IDEAS): void {
    const end = Math.min(IDEAS, chosen.size + max)
    for (const { subject, reason, topic = TOPICS[subject] } of candidates) {
      const category = CATEGORY_OF.get(subject)
      if (chosen.size >= end || !topic || !category) continue
      if (!chosen.has(subject)) chosen.set(subject, { topic, category, reason, subject })
    }
  }

  add(askedByClients(requests), MAX.requests)
  add(beforeFestivals(day), MAX.festivals)
  add(shuffled(inSeason(day), seed), MAX.seasons)
  add(gaps.filter(({ subject }) => ownSubjects.has(subject)))
  add(gaps)
  add(ofOwnField(concerns))
  return [...chosen.values()]
}
