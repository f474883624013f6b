import { TERMS_VERSION } from '#domain/accounts/account-rules.ts'
import { MINUTE_MS } from '#domain/durations.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import type { Role } from '#domain/roles.ts'
import { hasAnyUser } from '../accounts/accounts.queries.ts'
import { consents, users } from '../accounts/accounts.table.ts'
import { consultationMessages, consultationRequests } from '../consultations/consultations.table.ts'
import type { Actor } from '../context.ts'
import type { Database } from '../db/connect.ts'
import { dietitianProfiles } from '../dietitians/dietitians.table.ts'
import { createOwnFood, proposeFood } from '../foods/own/own-foods.service.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { insertAdminWork } from './admin-rows.ts'
import { insertArticles, storeArticlePictures } from './article-rows.ts'
import { DEMO_ARTICLES } from './articles.ts'
import { DEMO_ADMIN, DEMO_CLIENTS, type DemoPerson } from './clients.content.ts'
import { type DemoRequest, days } from './demo-content.ts'
import { DEMO_DIETITIANS, type DemoDietitian } from './dietitians.content.ts'
import { HARPREET_REQUESTS } from './harpreet-requests.content.ts'
import { OTHER_REQUESTS } from './other-requests.content.ts'
import { DEMO_FOODS } from './own-foods.content.ts'
import { PORTRAIT, storeDemoPicture } from './pictures.ts'
import { hoursBefore, requireId, toMessageRow, toRequestRow } from './request-rows.ts'

const PEOPLE: [role: Role, person: DemoPerson][] = [
  ['admin', DEMO_ADMIN],
  ...DEMO_DIETITIANS.map((person): [Role, DemoPerson] => ['dietitian', person]),
  ...DEMO_CLIENTS.map((person): [Role, DemoPerson] => ['user', person]),
]

/** Fields without a column, such as `joined_days_ago`, are not stored. */
function toUserRow(role: Role, person: DemoPerson, passwordHash: string, now: Date): typeof users.$inferInsert {
  const created_at = hoursBefore(now, days(person.joined_days_ago))
  const times = { email_verified_at: created_at, created_at, updated_at: created_at }
  return { ...person, role, password_hash: passwordHash, is_demo: true, ...times }
}

/** Inserts all people. @returns their ids by e-mail address */
async function insertPeople(tx: Database, passwordHash: string, now: Date): Promise<Map<string, number>> {
  const rows = await tx
    .insert(users)
    .values(PEOPLE.map(([role, person]) => toUserRow(role, person, passwordHash, now)))
    .returning({ id: users.id, email: users.email })
  await tx
    .insert(consents)
    .values(rows.map(({ id }) => ({ user_id: id, kind: 'terms' as const, version: TERMS_VERSION, given_at: now })))
  return new Map(rows.map(({ id, email }) => [email, id]))
}

function toProfileRow(dietitian: DemoDietitian, picture: ImageSizes | undefined, userId: number, now: Date) {
  const created_at = hoursBefore(now, days(dietitian.joined_days_ago))
  return { ...dietitian, user_id: userId, picture: picture ?? null, created_at, updated_at: created_at }
}

/** Sorts rows, so that ids increase with time as in real use. */
function oldestFirst<T extends { created_at: Date }>(rows: T[]): T[] {
  return rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime())
}

async function insertRequests(tx: Database, requests: DemoRequest[], ids: Map<string, number>, now: Date) {
  const sent = requests.toSorted((a, b) => b.hours_ago - a.hours_ago)
  const rows = await tx
    .insert(consultationRequests)
    .values(sent.map((request) => toRequestRow(request, ids, now)))
    .returning({ id: consultationRequests.id })
  const messages = sent.flatMap((request, index) =>
    (request.talk ?? []).map((message) => toMessageRow(message, request, rows[index]?.id ?? 0, ids, now)),
  )
  await tx.insert(consultationMessages).values(oldestFirst(messages))
  return sent.map((request, index) => ({ request, id: rows[index]?.id ?? 0 }))
}

/**
 * Fills an empty database with people, their conversations and articles, in one transaction. A database that has users
 * is left as it is: demo content is never mixed with real people.
 * @param options.passwordHash of the one password that all demo accounts share
 * @param options.now what "two hours ago" counts from
 */
export async function loadDemoContent(db: Database, options: { store: FileStore; passwordHash: string; now: Date }) {
  const { store, passwordHash } = options
  const now = new Date(Math.floor(options.now.getTime() / MINUTE_MS) * MINUTE_MS)
  if (await hasAnyUser(db)) return
  const portraits = await Promise.all(
    DEMO_DIETITIANS.map(({ picture }) => storeDemoPicture(db, store, picture, PORTRAIT)),
  )
  const pictures = await storeArticlePictures(db, store, DEMO_ARTICLES)
  await db.transaction(async (tx) => {
    // Of two processes that start together on an empty database, the second waits here and then finds the users of the
    // first.
    await tx.execute('lock table users in share row exclusive mode')
    if (await hasAnyUser(tx)) return
    const ids = await insertPeople(tx, passwordHash, now)
    const profiles = DEMO_DIETITIANS.map((dietitian, index) =>
      toProfileRow(dietitian, portraits[index], requireId(ids, dietitian.email), now),
    )
    await tx.insert(dietitianProfiles).values(profiles)
    const requests = await insertRequests(tx, [...HARPREET_REQUESTS, ...OTHER_REQUESTS], ids, now)
    await insertAdminWork(tx, { requests, ids, now })
    await insertArticles(tx, DEMO_ARTICLES, { ids, pictures, now })
    await insertFoods(tx, ids)
  })
}

async function insertFoods(tx: Database, ids: Map<string, number>): Promise<void> {
  for (const { owner, isProposed, food } of DEMO_FOODS) {
    const dietitian: Actor = { id: requireId(ids, owner), role: 'dietitian', session_id: 0 }
    const { id } = await createOwnFood(tx, dietitian, food)
    if (isProposed) await proposeFood(tx, dietitian, id)
  }
}
