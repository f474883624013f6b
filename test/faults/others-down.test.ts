// Mail server, bucket and AI server become unreachable and recover while the product runs.
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { startBucket } from '../bucket.ts'
import { freePort } from '../free-port.ts'
import { startMailServer } from '../mail-server.ts'
import { statusOf } from '../product-process.ts'
import { signInAs } from '../start/api-of.ts'
import { cleanUp, newFolder, start, urlOfDatabaseIn } from '../start/fixtures.ts'
import { mailsBy, retryMailsNow, someDietitian, submit, upload } from './people.ts'

cleanUp()

const LONG = { timeout: 90_000, interval: 500 }

/** A server that accepts every connection and never answers. */
async function blackHole(port = 0): Promise<{ port: number; connections: () => number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>()
  let connections = 0
  const server: Server = createServer((socket) => {
    connections += 1
    sockets.add(socket.on('error', () => {}))
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

test('a mail server that hangs, goes down and recovers: the mail is sent once', async () => {
  const dataDir = await newFolder()
  const silent = await blackHole()
  const app = await start({
    DATA_DIR: dataDir,
    DEMO_CONTENT: 'true',
    SMTP_URL: `smtp://127.0.0.1:${silent.port}`,
    MAIL_FROM: 'care@thali.example',
  })
  const { api } = await signInAs(app.url, 'user')
  expect(await submit(api, await someDietitian(api), 'Mail test: what may I eat at night?')).toBe(201)
  const database = urlOfDatabaseIn(dataDir)
  const { api: admin } = await signInAs(app.url, 'admin')
  const reason = async () => {
    const { results } = await admin.mails.list({})
    return results.find((mail) => mail.template === 'new-request')?.last_error ?? ''
  }
  await expect.poll(() => silent.connections(), LONG).toBeGreaterThan(0)
  await expect.poll(reason, LONG).toMatch(/greeting/i)
  await silent.close()
  await retryMailsNow(database)
  await expect.poll(reason, LONG).toMatch(/ECONNREFUSED/)
  expect(await mailsBy(database, 'new-request')).toEqual({ queued: 1 })

  const server = await startMailServer(() => null, silent.port)
  await retryMailsNow(database)
  await expect.poll(() => mailsBy(database, 'new-request'), LONG).toEqual({ sent: 1 })
  expect(server.received.filter(({ subject }) => subject === 'New consultation request')).toHaveLength(1)
  expect(await app.stop()).toBe(0)
  await server.close()
})

test('a bucket that is down or hangs: uploads get 503, pages are served', async () => {
  const bucket = await startBucket()
  const port = Number(bucket.host.split(':')[1])
  const app = await start({ DATA_DIR: await newFolder(), DEMO_CONTENT: 'true', STORAGE_URL: bucket.storageUrl })
  const { token } = await signInAs(app.url, 'dietitian')
  const before = await upload(app.url, token, 1)
  expect(before.status).toBe(201)
  const picture = `${app.url}${before.urls[0]}`
  expect(await statusOf(picture)).toBe(200)

  await bucket.stop()
  expect(await upload(app.url, token, 2)).toMatchObject({ status: 503, retryAfter: expect.any(String) })
  expect(await statusOf(picture)).toBe(503)
  for (const path of ['/', '/blogs', '/dietitians', '/readyz']) expect(await statusOf(`${app.url}${path}`)).toBe(200)

  const silent = await blackHole(port)
  expect(await upload(app.url, token, 3)).toMatchObject({ status: 503, retryAfter: expect.any(String) })
  expect(await statusOf(picture)).toBe(503)
  expect(await statusOf(`${app.url}/dietitians`)).toBe(200)
  await silent.close()

  const again = await startBucket(port)
  const after = await upload(app.url, token, 2)
  expect(after.status).toBe(201)
  for (const url of after.urls) expect(await statusOf(`${app.url}${url}`)).toBe(200)
  expect(await app.stop()).toBe(0)
  await again.stop()
})

test('an AI server that is down or hangs: 502 and 504, nothing saved, and everything else works', async () => {
  const port = await freePort()
  const app = await start({
    DATA_DIR: await newFolder(),
    DEMO_CONTENT: 'true',
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    AI_MODEL: 'some-model',
  })
  const { token, api } = await signInAs(app.url, 'dietitian')
  const { count } = await api.blogs.listMine({})
  const write = async () => {
    const response = await fetch(`${app.url}/api/adminpanel/blogs/generate_with_ai/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ category: 'diet', topic: 'Millets in everyday meals', tone: 'casual' }),
    })
    return { status: response.status, body: await response.json() }
  }
  expect(await write()).toMatchObject({ status: 502, body: { detail: expect.any(String) } })
  const silent = await blackHole(port)
  const response = write()
  await expect.poll(() => silent.connections()).toBe(1)
  for (const path of ['/', '/blogs', '/readyz']) expect(await statusOf(`${app.url}${path}`)).toBe(200)
  expect(await response).toMatchObject({ status: 504, body: { detail: expect.any(String) } })
  expect((await api.blogs.listMine({})).count).toBe(count)
  expect(await app.stop()).toBe(0)
  await silent.close()
})
