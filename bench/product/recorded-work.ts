import { Login } from '#domain/accounts/accounts.schema.ts'
import { BlogQuery } from '#domain/blogs/blogs.schema.ts'
import { DietitianQuery } from '#domain/dietitians/dietitians.schema.ts'
import { findActor } from '#server/accounts/sessions.service.ts'
import { login } from '#server/accounts/sign-in.service.ts'
import { getBlog, listBlogs } from '#server/blogs/blogs.service.ts'
import { createRequest } from '#server/consultations/consultations.service.ts'
import type { Services } from '#server/context.ts'
import type { Database } from '#server/db/connect.ts'
import { listDietitians } from '#server/dietitians/dietitians.service.ts'
import { createEvents } from '#server/infra/events.ts'
import { sha256 } from '#server/infra/secrets/passwords.ts'
import { createSecretBox } from '#server/infra/secrets/secret-box.ts'
import { createTokens } from '#server/infra/secrets/tokens.ts'
import type { BareWork, RecordedWork } from '../bare/work.ts'
import { recordSql, type Statement } from '../recorded-sql.ts'

function inTransaction(statements: Statement[], id: number): RecordedWork {
  const begin = statements.findIndex(({ text }) => /^begin/i.test(text))
  const commit = statements.findIndex(({ text }) => /^commit/i.test(text))
  if (begin < 0 || commit < begin) throw new Error('no transaction was recorded')
  return {
    before: statements.slice(0, begin),
    within: statements.slice(begin, commit + 1),
    after: statements.slice(commit + 1),
    id,
  }
}

/** Sorts the statements as count, rows, credentials, because parallel queries arrive in any order. */
export async function directorySql(databaseUrl: string, query: object): Promise<Statement[]> {
  const statements = await recordSql(databaseUrl, (db) => listDietitians(db, DietitianQuery.parse(query)))
  const [credentials, others] = [
    statements.filter(({ text }) => text.includes('from "dietitian_credentials"')),
    statements.filter(({ text }) => !text.includes('from "dietitian_credentials"')),
  ]
  const rows = others.filter(({ text }) => text.includes('"bio", '))
  const count = others.filter((one) => !rows.includes(one))
  const sorted = [...count, ...rows, ...credentials]
  if (count.length !== 1 || rows.length !== 1 || credentials.length !== 1) {
    throw new Error(
      `the directory runs other statements: update bench/bare/reads.ts\n${sorted.map(({ text }) => text)}`,
    )
  }
  return sorted
}

export const articleSql = (databaseUrl: string, id: number) => recordSql(databaseUrl, (db) => getBlog(db, null, id))

export const searchSql = (databaseUrl: string, search: string) =>
  recordSql(databaseUrl, (db) => listBlogs(db, BlogQuery.parse({ search })))

/** A login from the first read to the commit, without rate limits, which the bench switches off in the product. */
export async function loginSql(
  databaseUrl: string,
  secret: string,
  input: { email: string; password: string },
): Promise<BareWork['login']> {
  let refresh = ''
  const limits = { take: async () => null, refund: async () => {}, remaining: async () => null, reset: async () => {} }
  const run = async (db: Database) => {
    const tokens = createTokens(secret)
    const services = { db, limits, tokens, secrets: createSecretBox(secret), allowsDemoSignIn: true }
    const caller = { address: '127.0.0.1', user_agent: '', device_id: null, is_local: true }
    const signedIn = await login(services as unknown as Services, Login.parse(input), caller)
    refresh = signedIn.tokens.refresh
  }
  const statements = await recordSql(databaseUrl, run)
  return { ...inTransaction(statements, claimsOf(refresh).sessionId), refreshHash: sha256(refresh) }
}

function claimsOf(token: string): { userId: number; sessionId: number } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { userId: Number(claims.sub), sessionId: claims.sid }
}

/** The statements that the server's own code runs for one submission, from the session check to the response. */
export async function submissionSql(
  databaseUrl: string,
  token: string,
  dietitianId: number,
): Promise<BareWork['submission']> {
  const input = { to_dietitian: dietitianId, message: 'Recorded for the bare server.', health_concern: 'Recorded' }
  let id = 0
  const statements = await recordSql(databaseUrl, async (db) => {
    const actor = await findActor({ db, allowsDemoSignIn: true }, claimsOf(token))
    if (!actor) throw new Error('the session is gone')
    id = (await createRequest({ db, events: createEvents(async () => {}) }, actor, input)).id
  })
  const work = inTransaction(statements, id)
  if (work.before.length < 2 || work.after.length !== 1) {
    throw new Error('a submission runs other statements than the bare server expects: update bench/bare/submission.ts')
  }
  return { ...work, message: input.message, health_concern: input.health_concern }
}
