import type { InjectOptions } from 'fastify'
import { openSession } from '#server/accounts/sessions.service.ts'
import { testApp } from './test-app.ts'

export interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read what was sent, so a contract's type must not vouch for it
  body: any
  headers: Record<string, unknown>
  /** The unchanged bytes of the response. */
  raw: Buffer
}

interface Caller {
  get(url: string): Promise<Answer>
  post(url: string, body?: unknown): Promise<Answer>
  patch(url: string, body?: unknown): Promise<Answer>
  delete(url: string): Promise<Answer>
  send(options: InjectOptions): Promise<Answer>
}

function callerWith(authorize: () => Promise<Record<string, string>>): Caller {
  async function send(options: InjectOptions): Promise<Answer> {
    const headers = { ...(await authorize()), ...options.headers }
    const response = await testApp().app.inject({ ...options, headers })
    const isJson = response.payload !== '' && String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.payload,
      headers: response.headers,
      raw: response.rawPayload,
    }
  }
  const withBody = (method: 'POST' | 'PATCH') => (url: string, body?: unknown) =>
    send({ method, url, ...(body === undefined ? {} : { payload: body as object }) })
  return {
    get: (url) => send({ method: 'GET', url }),
    post: withBody('POST'),
    patch: withBody('PATCH'),
    delete: (url) => send({ method: 'DELETE', url }),
    send,
  }
}

/** A caller who is not signed in. */
export const anonymous = callerWith(async () => ({}))

/** A caller with this token. */
export function bearing(token: string): Caller {
  return callerWith(async () => ({ authorization: `Bearer ${token}` }))
}

/** A signed-in account. */
export function as(user: { id: number }): Caller {
  let token: Promise<string> | undefined
  return callerWith(async () => {
    const { db, tokens } = testApp().services
    token ??= openSession(db, tokens, user.id, { address: '127.0.0.1', user_agent: 'test' }, false).then(
      (session) => session.tokens.access,
    )
    return { authorization: `Bearer ${await token}` }
  })
}
