import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

beforeAll(async () => {
  await testApp().app.listen({ port: 0, host: '127.0.0.1' })
})

async function ask(method: string, target: string): Promise<string> {
  const socket = connect((testApp().app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nhost: thali.test\r\nconnection: close\r\n\r\n`)
  const [response] = await once(socket, 'data')
  socket.destroy()
  return String(response)
}

test.each([
  ['GET', 'http://evil.example/api/adminpanel/blogs'],
  ['GET', 'http://evil.example/api/adminpanel/blogs/'],
  ['POST', 'https://evil.example/api/auth/login'],
  ['GET', 'http://evil.example/metrics'],
  ['GET', 'http://evil.example/media/x.webp'],
  ['GET', 'http://evil.example'],
])('%s %s: 400, and the name is not in the response', async (method, target) => {
  const response = await ask(method, target)
  expect(response).toMatch(/^HTTP\/1\.1 400 .*"The request must name a path on this site\."/s)
  expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i)
  expect(response).not.toContain('evil')
})

test('a path is answered, and redirected within this site', async () => {
  expect(await ask('GET', '/api/adminpanel/blogs/')).toMatch(/^HTTP\/1\.1 200 /)
  expect(await ask('GET', '/api/adminpanel/blogs')).toMatch(
    /^HTTP\/1\.1 308 .*\r\nlocation: \/api\/adminpanel\/blogs\/\r\n/is,
  )
})
