import { expect, test } from 'vitest'
import { API } from '#domain/api/api.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { EVENTS_PATH } from '#domain/http/live-events.ts'
import { TABLE } from '#test/access/table.ts'
import { CALLERS, send, setUpWorld } from '#test/access/world.ts'
import { anonymous } from '#test/callers.ts'
import { restoreWorld } from '#test/test-app.ts'

setUpWorld()

/** Each caller finds unchanged data, because refused calls and reads change nothing. */
test.each(TABLE)('$call', { timeout: 60_000 }, async (row) => {
  const { call, answers } = row
  for (const [at, name] of CALLERS.entries()) {
    const response = await send(name, row)
    expect(response.status, `${name}: ${JSON.stringify(response.body)}`).toBe(answers[at])
    if (response.status === 401 && !call.includes('/login/'))
      expect(response.headers['www-authenticate']).toBe('Bearer')
    if (!call.startsWith('GET') && response.status < 400) await restoreWorld()
  }
})

/** Access is checked before the body. Leaves out records that nobody can find (999, a missing review): no secrets. */
const REFUSED = TABLE.filter(
  ({ call, body }) => body && !/999|restore|PATCH .*review|auth.(login|logout|token)/.test(call),
)

test.each(REFUSED)('$call rejects the same callers whatever the body is', async (row) => {
  for (const [at, name] of CALLERS.entries()) {
    if (![401, 403, 404].includes(row.answers[at] ?? 0)) continue
    await Promise.all(
      ['{', '[]', '{"status":1}'].map(async (payload) => {
        const response = await send(name, row, { payload, headers: { 'content-type': 'application/json' } })
        expect(response.status, `${name}: ${payload}: ${JSON.stringify(response.body)}`).toBe(row.answers[at])
      }),
    )
  }
})

/** An endless response; `event-stream.api.test.ts` tests its callers one by one. */
const STREAM = `GET ${EVENTS_PATH}`

/** Replaces all parameters by `{}`. */
const asCall = (call: string) => call.replace(/\{\w+\}|:\w+|999/g, '{}')

test('the table has every endpoint of the OpenAPI document, and the document every endpoint of the contract', async () => {
  const { body } = await anonymous.get('/api/openapi.json')
  const documented = Object.entries<object>(body.paths)
    .flatMap(([path, operations]) => Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`))
    .filter((call) => call !== STREAM)
    .map(asCall)
    .sort()
  const listed = TABLE.map(({ call }) => asCall(call)).sort()
  expect(listed).toEqual(documented)
  const bound = Object.values(API)
    .flatMap((group) => Object.values(group))
    .map(({ method, path }) => asCall(`${method} ${path}`))
    .sort()
  expect(documented).toEqual(bound)
})

const endpoints = Object.values(API).flatMap((group) => Object.values<Endpoint>(group))

test('the document lists every response that the table expects, and only one successful response', async () => {
  const { paths } = (await anonymous.get('/api/openapi.json')).body
  const documented = new Map<string, string[]>()
  for (const [path, operations] of Object.entries<Record<string, { responses: object }>>(paths)) {
    for (const [method, { responses }] of Object.entries(operations)) {
      documented.set(asCall(`${method.toUpperCase()} ${path}`), Object.keys(responses))
    }
  }
  for (const { call, answers } of TABLE) {
    expect(documented.get(asCall(call)), call).toEqual(expect.arrayContaining(answers.map(String)))
  }
  for (const { method, path, status, streams, response, download } of endpoints) {
    const call = asCall(`${method} ${path}`)
    const good = documented.get(call)?.filter((answer) => answer.startsWith('2'))
    const documentedStatus = status ?? (response || download ? 200 : 204)
    // An event stream begins with 200 before its outcome is known.
    expect(good, call).toEqual([...(streams && documentedStatus !== 200 ? ['200'] : []), String(documentedStatus)])
  }
})
