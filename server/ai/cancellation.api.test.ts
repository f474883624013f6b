import { beforeAll, expect, test, vi } from 'vitest'
import { openSession } from '#server/accounts/sessions.service.ts'
import { aiCallRows, aiServer, asAnswer, countOf, MODEL_ARTICLE, ORDER, setUpAiApp } from '#test/ai-app.ts'
import { given } from '#test/given.ts'
import { testApp } from '#test/test-app.ts'

setUpAiApp()

let address = ''
beforeAll(async () => {
  address = await testApp().app.listen({ port: 0, host: '127.0.0.1' })
})

async function call(path: string, body: object, signal: AbortSignal, accept = 'application/json') {
  const author = await given.dietitian()
  const { id } = await given.blog({ author })
  const { db, tokens } = testApp().services
  const session = await openSession(db, tokens, author.id, { address: '127.0.0.1', user_agent: 'test' }, false)
  return fetch(address + path.replace(':id', String(id)), {
    method: 'POST',
    body: JSON.stringify(body),
    signal,
    headers: { authorization: `Bearer ${session.tokens.access}`, 'content-type': 'application/json', accept },
  })
}

/** Generous for a busy machine; without the cancellation the wait would not end in time. */
const LONG_WAIT = { timeout: 50_000 }
const GENERATE = '/api/adminpanel/blogs/generate_with_ai/'
const SLOW = { ...asAnswer({ ...MODEL_ARTICLE, content: `<p>${'Millets. '.repeat(2000)}</p>` }), drip: 20 }

test.each([
  ['an article', GENERATE, ORDER],
  ['changes', '/api/adminpanel/blogs/:id/improve_content/', {}],
  ['a summary', '/api/adminpanel/blogs/:id/generate_summary/', {}],
])('a client that disconnects while waiting for %s cancels the request to the AI server', async (_name, path, body) => {
  aiServer().answer('hang')
  const controller = new AbortController()
  const waiting = call(path, body, controller.signal)
  await vi.waitFor(() => expect(aiServer().requests).toHaveLength(1), LONG_WAIT)
  controller.abort()
  await expect(waiting).rejects.toThrow()
  await vi.waitFor(() => expect(aiServer().abandoned).toBe(1), LONG_WAIT)
  await vi.waitFor(async () => expect(await aiCallRows()).toMatchObject([{ outcome: 'cancelled' }]), LONG_WAIT)
  expect(await countOf('blogs')).toBe(1)
})

test('a client that stops a draft half way cancels the request to the AI server', async () => {
  aiServer().answer(SLOW)
  const controller = new AbortController()
  const response = await call(GENERATE, ORDER, controller.signal, 'text/event-stream')
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let received = ''
  while (!received.includes('event: draft')) received += (await reader?.read())?.value ?? ''
  controller.abort()
  await vi.waitFor(() => expect(aiServer().abandoned).toBe(1), LONG_WAIT)
  await vi.waitFor(async () => expect(await aiCallRows()).toMatchObject([{ outcome: 'cancelled' }]), LONG_WAIT)
  expect(await countOf('blogs')).toBe(1)
})

test('a draft arrives piece by piece, not all at its end', async () => {
  aiServer().answer(SLOW)
  const controller = new AbortController()
  const response = await call(GENERATE, ORDER, controller.signal, 'text/event-stream')
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  let pieces = 0
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    if (!piece.includes('event: draft')) continue
    pieces += 1
    if (pieces === 3) break
  }
  expect(pieces).toBe(3)
  expect(await countOf('blogs')).toBe(1)
  controller.abort()
})
