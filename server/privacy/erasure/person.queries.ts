import { eq, sql } from 'drizzle-orm'
import { users } from '../../accounts/accounts.table.ts'
import type { Database } from '../../db/connect.ts'

export type PersonRow = typeof users.$inferSelect

export async function listDueAccounts(db: Database, limit: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from users where delete_on <= now() order by delete_on, id limit ${limit}`,
  )
  return rows.map(({ id }) => Number(id))
}

/** Clients first, so that none gets a mail about a dietitian's erasure; admins last. */
export async function listDemoAccounts(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where is_demo order by array_position(array['user', 'dietitian', 'admin'], role), id`)
  return rows.map(({ id }) => Number(id))
}

/** What demo people have written to each other, with the reviews of it; of real people's requests the trace stays. */
export async function deleteDemoRequests(db: Database): Promise<void> {
  await db.execute(sql`
    delete from consultation_requests r using users c, users d
    where c.id = r.client_id and d.id = r.dietitian_id and c.is_demo and d.is_demo`)
}

/** Nobody writes in this person's name for the rest of the transaction; null while another transaction has the row. */
export async function lockPerson(tx: Database, id: number): Promise<PersonRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update', { skipLocked: true })
  return row ?? null
}

/** Whether there is another admin who stays. */
export async function hasOtherAdmin(tx: Database, id: number): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from users where role = 'admin' and is_active and delete_on is null and id <> ${id} limit 1`,
  )
  return rows.length > 0
}

/** So many of each are looked for: who has changed a name with every request has left the older ones behind. */
const FORMER_MAX = 50

/** Names, addresses and numbers in requests, as they were when they were sent, the newest. */
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

/** Of addresses those that another account has. */
export async function listEmailsOfOthers(tx: Database, id: number, emails: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ email: string }>(
    sql`select email from users where email = any(${sql.param([...emails])}::text[]) and id <> ${id}`,
  )
  return rows.map(({ email }) => email)
}

/** Of numbers, by their last digits, those that another account has: nobody has shown whose they are. */
export async function listPhonesOfOthers(tx: Database, id: number, digits: readonly string[]): Promise<string[]> {
  if (digits.length === 0) return []
  const { rows } = await tx.execute<{ digits: string }>(sql`
    select distinct own.digits from unnest(${sql.param([...digits])}::text[]) as own (digits)
    join users u on right(regexp_replace(u.phone_number, '[^0-9]', '', 'g'), length(own.digits)) = own.digits
    where u.id <> ${id}`)
  return rows.map((row) => row.digits)
}

/** A submission belongs to an account only under its verified address. @returns their numbers */
export async function deleteUserAssessments(tx: Database, { email, email_verified_at }: PersonRow): Promise<number[]> {
  if (!email_verified_at) return []
  const { rows } = await tx.execute<{ id: number }>(sql`delete from assessments where email = ${email} returning id`)
  return rows.map(({ id }) => Number(id))
}

export async function forgetDocument(db: Database, key: string): Promise<void> {
  await db.execute(sql`delete from stored_documents where key = ${key}`)
}

/** With all that hangs on it: sessions, consents, codes and links, profile, applications, notes, saved replies, AI calls. */
export async function deletePerson(tx: Database, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id))
}
