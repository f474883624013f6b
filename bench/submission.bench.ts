import { findActor } from '#server/accounts/sessions.service.ts'
import { createRequest } from '#server/consultations/consultations.service.ts'
import type { Actor } from '#server/context.ts'
import { createNotices } from '#server/infra/notices.ts'
import type { BareWork } from './bare-server.ts'
import { requestInputs } from './data.ts'
import { recordSql } from './recorded-sql.ts'
import type { Load } from './rounds.ts'

const REQUESTS = 1000

export function submissionLoad(token: string, dietitianId: number): Load {
  return {
    path: '/api/adminpanel/contact-requests/',
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    bodies: requestInputs(REQUESTS, [dietitianId]).map((input) => JSON.stringify(input)),
    requests: REQUESTS,
    status: 201,
  }
}

function claimsOf(token: string): { userId: number; sessionId: number } {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  return { userId: Number(claims.sub), sessionId: claims.sid }
}

/** What one submission runs from the session's check to the answer, as the server's own code sends it. */
export async function submissionSql(
  databaseUrl: string,
  token: string,
  dietitianId: number,
): Promise<BareWork['submission']> {
  const input = { to_dietitian: dietitianId, message: 'Recorded for the bare server.', health_concern: 'Recorded' }
  let id = 0
  const statements = await recordSql(databaseUrl, async (db) => {
    const actor: Actor | null = await findActor(db, claimsOf(token))
    if (!actor) throw new Error('the session is gone')
    id = (await createRequest({ db, notices: createNotices(async () => {}) }, actor, input)).id
  })
  const begin = statements.findIndex(({ text }) => text.startsWith('begin'))
  const commit = statements.findIndex(({ text }) => text.startsWith('commit'))
  const [session, ...reads] = statements.slice(0, begin)
  const answer = statements[commit + 1]
  if (!session || !answer || begin < 0 || commit < begin || statements.length !== commit + 2) {
    throw new Error('a submission runs other statements than the bare server expects: mend bench/bare-server.ts')
  }
  const { message, health_concern } = input
  return {
    session,
    reads,
    writes: statements.slice(begin, commit + 1),
    answer,
    recorded: { id, message, health_concern },
  }
}
