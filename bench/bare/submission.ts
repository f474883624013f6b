import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type pg from 'pg'
import { RequestInput } from '#domain/consultations/consultations.schema.ts'
import { statusDisplay } from '#domain/consultations/status.ts'
import { parseBody } from '#server/http/validate.ts'
import type { createBareTokens } from './tokens.ts'
import type { BareWork } from './work.ts'

/** Submits a request: checks the session, validates the input, runs the same statements in one transaction. */
export function createSubmission(
  pool: pg.Pool,
  tokens: ReturnType<typeof createBareTokens>,
  recorded: BareWork['submission'],
) {
  const { before, within, after } = recorded
  const [session, ...reads] = before

  async function write(message: string, concern: unknown): Promise<number> {
    const client = await pool.connect()
    let { id } = recorded
    const replaceRecorded = (value: unknown) => {
      if (value === recorded.message) return message
      if (value === recorded.health_concern) return concern
      if (typeof value !== 'string') return value === recorded.id ? id : value
      return value.replace(`"request_id":${recorded.id}`, `"request_id":${id}`)
    }
    for (const statement of within) {
      const { rows } = await client.query({ ...statement, values: statement.values.map(replaceRecorded) })
      if (rows?.[0]?.id) id = rows[0].id
    }
    client.release()
    return id
  }

  return async (request: IncomingMessage) => {
    tokens.read(request.headers.authorization?.slice('Bearer '.length) ?? '', 'access')
    await pool.query(session ?? '')
    const input = parseBody(RequestInput, JSON.parse(await text(request))) as RequestInput
    await Promise.all(reads.map((statement) => pool.query(statement)))
    const id = await write(input.message, input.health_concern)
    const [read] = after
    const { rows } = await pool.query({ text: '', ...read, values: [id] })
    const { client_id: _, first_reply_at: __, dietitian_id, full_name, coalesce, ...row } = rows[0]
    return {
      ...row,
      to_dietitian: dietitian_id,
      dietitian_name: full_name,
      email_verified: coalesce,
      derived_priority: row.priority,
      status_display: statusDisplay(row.status),
      created_at: row.created_at.toISOString(),
      updated_at: row.updated_at.toISOString(),
      replied_at: row.replied_at?.toISOString() ?? null,
      waiting_since: row.waiting_since?.toISOString() ?? null,
      unread_messages: 0,
    }
  }
}
