import { LRUCache } from 'lru-cache'
import { titled } from '#domain/site/site.ts'
import { getBlog } from '../../blogs/blogs.service.ts'
import type { Database } from '../../db/connect.ts'
import { getDietitian } from '../../dietitians/dietitians.service.ts'
import { notFound } from '../../errors.ts'
import { createLimiter } from '../../infra/limits/limiter.ts'
import { PUBLIC_PAGES } from '../public-pages.ts'
import { type CardText, canDraw, drawCard, versionOf } from './draw-card.ts'

const CARDS = new Map<string, CardText>(
  PUBLIC_PAGES.map(({ path, card, foot }) => [path === '/' ? 'home' : path.slice(1), { title: card, foot }]),
)

/** A card takes about 60 KB; an evicted one is redrawn in a quarter of a second. */
const MAX_BYTES = 16 * 1024 * 1024
/** Replaces a name in a script that the typeface does not have. */
const FALLBACK_NAME = 'A dietitian on Thali'
const UNTITLED = 'An article on Thali'

/** Any more would wait longer than link previews do. */
const WAITING_MAX = 32
const oneAtATime = createLimiter({ concurrent: 1, waiting: WAITING_MAX })
/**
 * Draws one card at a time, and each only once for simultaneous requests, so that a crawler does not take the processor
 * from readers.
 */
const cards = new LRUCache<string, Buffer, CardText>({
  maxSize: MAX_BYTES,
  sizeCalculation: (picture) => picture.length,
  fetchMethod: (_version, _outdated, { context }) => oneAtATime(() => drawCard(context)),
})

async function dietitianCard(db: Database, id: number): Promise<CardText> {
  const { user_info, specialization_display } = await getDietitian(db, id)
  const name = titled(user_info.name)
  return { title: (await canDraw(name)) ? name : FALLBACK_NAME, foot: `Dietitian · ${specialization_display}` }
}

/** A title in a script that the typeface does not have is replaced by a general one. */
async function articleCard(db: Database, id: number): Promise<CardText> {
  const { title, category_display } = await getBlog(db, null, id)
  return { title: (await canDraw(title)) ? title : UNTITLED, foot: `Article · ${category_display}` }
}

/** Pages whose card depends on stored data, by the path of the card. */
const STORED = [
  { path: /^(?:dietitians|contact-dietitian)\/([1-9]\d{0,14})$/, read: dietitianCard },
  { path: /^blogs\/([1-9]\d{0,14})$/, read: articleCard },
]

async function findCard(db: Database, key: string): Promise<CardText | null> {
  const card = CARDS.get(key)
  if (card) return card
  for (const { path, read } of STORED) {
    const id = path.exec(key)?.[1]
    if (id) return read(db, Number(id))
  }
  return null
}

/**
 * The sharing card of a page, drawn when it is first read.
 * @param file the page's path with `.png`, `home.png` for the home page
 * @returns its picture, and a version that changes with the card's words and template
 * @throws not found for a page that search engines do not list; `read` throws unavailable if the queue is full
 */
export async function getSharingCard(db: Database, file: string) {
  const card = file.endsWith('.png') ? await findCard(db, file.slice(0, -'.png'.length)) : null
  if (!card) throw notFound()
  const version = versionOf(card)
  return { version, read: () => cards.forceFetch(version, { context: card }) }
}
