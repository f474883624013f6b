import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { verify } from '@node-rs/argon2'
import type pg from 'pg'
import { Login } from '#domain/accounts/accounts.schema.ts'
import { parseBody } from '#server/http/validate.ts'
import type { createBareTokens } from './tokens.ts'
import type { BareWork } from './work.ts'

const ACCESS_SECONDS = 15 * 60
const REFRESH_SECONDS = 24 * 3600

/** A login: validates the same input, verifies the same password hash, runs the same statements, signs both tokens. */
export function createLogin(pool: pg.Pool, tokens: ReturnType<typeof createBareTokens>, work: BareWork['login']) {
  const { before, within, id: recordedId, refreshHash } = work

  async function openSession(userId: number) {
    const client = await pool.connect()
    let [id, refresh, hash] = [0, '', '']
    const replaceRecorded = (value: unknown) => (value === refreshHash ? hash : value === recordedId ? id : value)
    for (const statement of within) {
      const isOfSession = statement.values.includes(refreshHash)
      const values = isOfSession ? statement.values.map(replaceRecorded) : statement.values
      const { rows } = await client.query({ ...statement, values })
      if (!statement.text.startsWith('insert into "sessions"')) continue
      id = rows[0].id
      refresh = tokens.sign('refresh', userId, id, REFRESH_SECONDS)
      hash = createHash('sha256').update(refresh).digest('hex')
    }
    client.release()
    return { access: tokens.sign('access', userId, id, ACCESS_SECONDS), refresh }
  }

  return async (request: IncomingMessage) => {
    const { password } = parseBody(Login, JSON.parse(await text(request))) as Login
    const [find] = before
    const { rows } = await pool.query(find ?? '')
    const { password_hash, ...row } = rows[0]
    if (!(await verify(password_hash, password))) throw new Error('refused')
    const { id, first_name, last_name, email, role, phone_number, weight, height, age, gender, created_at } = row
    return {
      user: {
        ...{ id, first_name, last_name, email, role, phone_number },
        weight: weight === null ? null : Number(weight),
        height: height === null ? null : Number(height),
        ...{ age, gender, created_at: created_at.toISOString() },
      },
      tokens: await openSession(row.id),
    }
  }
}
