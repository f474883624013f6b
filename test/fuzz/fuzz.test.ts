import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyTables, setUpTestApp, testApp } from '#test/test-app.ts'
import { createValidator } from './documented.ts'
import { type Document, operationsOf } from './operations.ts'
import { type FuzzRequest, requestOf } from './requests.ts'
import { makeWorld } from './world.ts'

setUpTestApp({ rateLimits: false })

/** The same seed and number send the same requests; `npm run test:faults` sends different ones each time. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122)
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 1000)
/** Some requests end sessions and erase accounts, so the data is recreated after this many. */
const PER_WORLD = 50

async function send({ operation, url, headers, payload }: FuzzRequest, token: string | null) {
  const response = await testApp().app.inject({
    method: operation.method as 'GET',
    url,
    headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(payload ? { payload } : {}),
  })
  return {
    status: response.statusCode,
    type: String(response.headers['content-type'] ?? ''),
    payload: response.payload,
  }
}

const inShort = ({ caller, url, headers, payload }: FuzzRequest) =>
  `${caller} ${url.slice(0, 200)} ${JSON.stringify(headers)} ${payload?.toString().slice(0, 300) ?? ''}`

test(
  `${REQUESTS} requests get answers that the document tells of`,
  async () => {
    const document = testApp().app.swagger() as unknown as Document
    const judge = createValidator(document)
    const requests = requestOf(operationsOf(document))
    const findings = new Map<string, string>()
    const statuses = new Map<number, number>()
    for (let sent = 0; sent < REQUESTS; sent += PER_WORLD) {
      await emptyTables(testApp())
      const tokens = await makeWorld()
      const numRuns = Math.min(PER_WORLD, REQUESTS - sent)
      for (const request of fc.sample(requests, { seed: SEED + sent, numRuns })) {
        const response = await send(request, tokens[request.caller])
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const wrong = judge(request.operation, response)
        const { method, template } = request.operation
        const key = `${method} ${template} ${response.status}`
        if (wrong && !findings.has(key)) findings.set(key, `${wrong} <- ${inShort(request)}`)
      }
    }
    console.log(`seed ${SEED}, answers by status: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`)
    expect(Object.fromEntries(findings), `FUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS} sends the same again`).toEqual({})
  },
  30_000 + REQUESTS * 60,
)
