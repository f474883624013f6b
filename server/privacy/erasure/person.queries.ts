import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '../../accounts/accounts.table.ts'
import type { Database } from '../../db/connect.ts'

export type PersonRow = typeof users.$inferSelect

async function listIds(db: Database, statement: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(statement)
  return rows.map(({ id }) => id)
}

export async function listDueAccounts(db: Database, limit: number): Promise<number[]> {
  return listIds(db, sql`select id from users where delete_on <= now() order by delete_on, id limit ${limit}`)
}

/** Clients first, so that none is mailed about a dietitian's erasure; admins last. */
export async function listDemoAccounts(db: Database): Promise<number[]> {
  const ordered = sql`order by array_position(array['user', 'dietitian', 'admin'], role), id`
  return listIds(db, sql`select id from users where is_demo ${ordered}`)
}

/** Deletes requests between demo accounts, with their reviews; requests of real people are kept without content. */
export async function deleteDemoRequests(db: Database): Promise<void> {
  await db.execute(sql`
    delete from consultation_requests r using users c, users d
    where c.id = r.client_id and d.id = r.dietitian_id and c.is_demo and d.is_demo`)
}

/**
 * Locks the account, so that nothing is written in its name for the rest of the transaction. @returns null if it is
 * locked
 */
export async function lockPerson(tx: Database, id: number): Promise<PersonRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update', { skipLocked: true })
  return row ?? null
}

/** True if another active admin is not scheduled for deletion. */
export async function hasOtherAdmin(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from users where role = 'admin' and is_active and delete_on is null and id <> ${id} limit 1`,
  )
  return rows.length > 0
}

/** The most former names, addresses and numbers to search for, in case they changed with every request. */
const FORMER_MAX = 50

/** Names, addresses and numbers from the person's newest requests, as they were when sent. */
export async function listFormerIdentities(tx: Database, id: number) {
  const former = async (column: 'name' | 'email' | 'phone_number') => {
    const { rows } = await tx.execute<{ value: string }>(sql`
      select ${sql.identifier(column)} as value from consultation_requests
      where client_id = ${id} and ${sql.identifier(column)} <> ''
      group by 1 order by max(id) desc limit ${FORMER_MAX}`)
    return rows.map(({ value }) => value)
  }
  return { names: await former('name'), emails: await former('email'), phones: await former('phone_number') }
}

/** Returns the addresses that another account has too. */
export async function listEmailsOfOthers(tx: Database, id: number, emails: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from users where email = any(${sql.param([...emails])}::text[]) and id <> ${id}`,
  )
  return rows.map(({ email }) => email)
}

/** Returns the numbers that another account has too, by their last digits; numbers are never verified. */
export async function listPhonesOfOthers(tx: Database, id: number, digits: readonly string[]): Promise<string[]> {
  if (digits.length === 0) return []
  const { rows } = await tx.execute<{ digits: string }>(sql`
    select distinct own.digits from unnest(${sql.param([...digits])}::text[]) as own (digits)
    join users u on right(regexp_replace(u.phone_number, '[^0-9]', '', 'g'), length(own.digits)) = own.digits
    where u.id <> ${id}`)
  return rows.map((row) => row.digits)
}

/** Deletes the submissions under the account's address if it is verified. @returns their ids */
export async function deleteUserAssessments(tx: Database, { email, email_verified_at }: PersonRow): Promise<number[]> {
  if (!email_verified_at) return []
  return listIds(tx, sql`delete from assessments where email = ${email} returning id`)
}

/**
 * Deletes the account and, by cascade, its sessions, consents, codes and links, profile, applications, notes, saved
 * replies and AI calls.
 */
export async function deletePerson(tx: Database, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}

/** All articles of the author, including those that will be kept. */
export async function listArticles(tx: Database, authorId: number): Promise<number[]> {
  return listIds(tx, sql`select id from blogs where author_id = ${authorId}`)
}

/**
 * Erases drafts, deleted articles and all versions; published articles too, unless they are kept without their author.
 */
export async function eraseArticles(tx: Database, authorId: number, retainsPublished: boolean): Promise<void> {
  await tx.execute(sql`
    delete from blogs where author_id = ${authorId}
      and (not ${retainsPublished} or status = 'draft' or deleted_at is not null)`)
  await tx.execute(sql`
    delete from blog_versions where blog_id in (select id from blogs where author_id = ${authorId})`)
  // The version that was reviewed may be an earlier one, and comments are addressed to the author.
  await tx.execute(sql`
    update medical_reviews set reviewed_text = '', comments = '[]'
    where blog_id in (select id from blogs where author_id = ${authorId})`)
  await tx.execute(sql`update blogs set author_id = null, creation_key = null where author_id = ${authorId}`)
}

/** The words of a person's name and titles that are stored to correct mistyped searches. */
export async function listSearchWords(tx: Database, userId: number, names: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ word: string }>(sql`
    with texts (text) as (
      select ${names.join(' ')} union select title from blogs where author_id = ${userId}
      union select v.title from blog_versions v join blogs b on b.id = v.blog_id where b.author_id = ${userId}
    )
    select distinct unnest(tsvector_to_array(to_tsvector('pg_catalog.simple', text))) as word from texts`)
  return rows.map(({ word }) => word)
}

/** Keeps words that another title or author has. */
export async function deleteSearchWords(tx: Database, words: readonly string[]): Promise<void> {
  await tx.execute(sql`
    delete from blog_title_words w
    using unnest(${sql.param([...words])}::text[]) as own (word)
    where w.word = own.word
      and not exists (
        select from blog_search s where s.words @@ to_tsquery('pg_catalog.english', quote_literal(own.word) || ':AD')
      )`)
}

/** Locks the requests that this person sent. */
export async function listOwnRequests(tx: Database, clientId: number): Promise<number[]> {
  return listIds(tx, sql`select id from consultation_requests where client_id = ${clientId} order by id for update`)
}

/** Requests that this person received. */
export async function listReceivedRequests(tx: Database, dietitianId: number): Promise<number[]> {
  return listIds(tx, sql`select id from consultation_requests where dietitian_id = ${dietitianId}`)
}
