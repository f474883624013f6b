import { connect as connectSocket } from 'node:net'
import { describe, expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { photo } from '#test/pictures.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const ME = '/api/adminpanel/dietitians/me/'
const TOO_LARGE = { status: 400, body: { profile_picture: ['Image size should be less than 5MB'] } }
const BROKEN = { status: 400, body: { detail: 'The form could not be read.' } }
const FORM = 'multipart/form-data; boundary=x'

async function sendForm(parts: [string, string | Buffer][]) {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/png' }), 'picture.png')
  }
  const encoded = new Response(form)
  return sendRaw(Buffer.from(await encoded.arrayBuffer()), encoded.headers.get('content-type') ?? '')
}

async function sendRaw(payload: Buffer | string, type: string, url = ME) {
  const caller = as(await given.dietitian())
  return caller.send({ method: 'PATCH', url, payload, headers: { 'content-type': type } })
}

describe('a form', () => {
  test.each([
    ['exactly at', 0],
    ['one byte above', 1],
    ['far above', 3_000_000],
  ])('rejects an image %s 5 MB', async (_, more) => {
    expect(await sendForm([['profile_picture', Buffer.alloc(5 * 1024 * 1024 + more)]])).toMatchObject(TOO_LARGE)
  })

  test('takes an image one byte below 5 MB', async () => {
    const picture = await photo(3)
    const image = Buffer.concat([picture, Buffer.alloc(5 * 1024 * 1024 - 1 - picture.length)])
    expect(await sendForm([['profile_picture', image]])).toMatchObject({
      status: 200,
      body: { profile_picture: expect.stringContaining('/media/') },
    })
  })

  test('ignores files under other names, however many or large', async () => {
    const others: [string, Buffer][] = [
      ['avatar', Buffer.alloc(6_000_000)],
      ['photo', Buffer.from('x')],
    ]
    expect(await sendForm([...others, ['first_name', 'Anaya']])).toMatchObject({
      status: 200,
      body: { profile_picture: null, user_info: { name: expect.stringMatching(/^Anaya /) } },
    })
  })

  test('keeps line breaks, and rejects a field that is too large instead of cutting it', async () => {
    const bio = `${'Cooks with what the field gives. '.repeat(3)}\nBajra in winter,\nlauki in summer.`
    expect(await sendForm([['bio', bio]])).toMatchObject({ status: 200, body: { bio } })
    expect(await sendForm([['bio', 'x'.repeat(1024 * 1024 + 1)]])).toMatchObject({
      status: 413,
      body: { detail: 'A field in the form is too large.' },
    })
  })

  test('accepts one image', async () => {
    const twice: [string, Buffer][] = [
      ['profile_picture', Buffer.from('a')],
      ['profile_picture', Buffer.from('b')],
    ]
    expect(await sendForm(twice)).toMatchObject({ status: 400, body: { profile_picture: ['Send one image'] } })
  })

  test.each([
    ['no boundary', 'x', 'multipart/form-data'],
    ['no parts', 'garbage', FORM],
    ['a part without its end', '--x\r\nContent-Disposition: form-data; name="bio"\r\n\r\nShort', FORM],
    [
      'a file without its end',
      '--x\r\nContent-Disposition: form-data; name="profile_picture"; filename="a"\r\n\r\nS',
      FORM,
    ],
    ['a prototype', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n', FORM],
    [
      'broken JSON in a part',
      '--x\r\nContent-Disposition: form-data; name="bio"\r\nContent-Type: application/json\r\n\r\n{\r\n--x--\r\n',
      FORM,
    ],
  ])('with %s is rejected', async (_, payload, type) => {
    expect(await sendRaw(payload, type)).toMatchObject(BROKEN)
  })

  test('is accepted only where a file can be sent', async () => {
    expect((await sendRaw('--x--', FORM, '/api/auth/profile/')).status).toBe(415)
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/vnd.api+json'])(
  'a body of type %s is rejected',
  async (type) => {
    expect(await sendRaw('{}', type, '/api/auth/profile/')).toMatchObject({
      status: 415,
      body: { detail: 'This content type is not supported. Send JSON.' },
    })
  },
)

test('null is not accepted as a JSON object, and an empty body counts as one without fields', async () => {
  const user = as(await given.user())
  const send = (payload: string, url: string) =>
    user.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })
  expect(await send('null', '/api/auth/login/')).toMatchObject({
    status: 400,
    body: { detail: 'The request body must be a JSON object.' },
  })
  expect((await send('', '/api/auth/login/')).body.email).toEqual(['Email is required'])
  expect((await send('', '/api/auth/logout/')).status).toBe(200)
})

test('a body that is not UTF-8 is rejected', async () => {
  const payload = Buffer.from('{"first_name":"\xff\xfe"}', 'latin1')
  const headers = { 'content-type': 'application/json' }
  const { status, body } = await as(await given.user()).send({
    method: 'PATCH',
    url: '/api/auth/profile/',
    payload,
    headers,
  })
  expect({ status, body }).toMatchObject({ status: 400, body: { detail: 'The request body is not valid JSON.' } })
})

test('a value of the wrong type gets one message', async () => {
  const nutrients = { kind: 'food', name: 'Poha', nutrients: null }
  expect((await as(await given.dietitian()).post('/api/adminpanel/foods/', nutrients)).body.nutrients).toEqual([
    'This value is missing or has the wrong type',
  ])
  const body = { to_dietitian: 'x', message: ['Hello'] }
  expect((await as(await given.user()).post('/api/adminpanel/contact-requests/', body)).body).toEqual({
    to_dietitian: ['Dietitian must be a number'],
    message: ['Message is required'],
  })
})

test('malformed addresses are not found', async () => {
  for (const id of ['%zz', '%E0%A4', '9'.repeat(600)]) {
    const response = await anonymous.get(`/api/adminpanel/dietitians/${id}/`)
    expect(response).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
    expect(response.headers['x-request-id']).toBeDefined()
  }
})

test('invalid HTTP gets an error of the same shape', async () => {
  await testApp().app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = testApp().app.server.address() as { port: number }
  const answerTo = (sent: string) =>
    new Promise<string>((resolve) => {
      const socket = connectSocket(port, '127.0.0.1', () => socket.write(sent))
      let received = ''
      socket.on('data', (chunk) => {
        received += chunk
      })
      socket.on('close', () => resolve(received))
    })
  expect(await answerTo('HELLO\r\n\r\n')).toMatch(
    /^HTTP\/1.1 400 [\s\S]*\{"detail":"The request is not valid HTTP."\}$/,
  )
  expect(await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`)).toMatch(
    /^HTTP\/1.1 431 [\s\S]*\{"detail":/,
  )
})

test('rare methods get the allowed ones too', async () => {
  for (const method of ['TRACE', 'QUERY'] as const) {
    const response = await anonymous.send({ method: method as 'GET', url: '/api/auth/login/' })
    expect([response.status, response.headers.allow]).toEqual([405, 'OPTIONS, POST'])
  }
})

test('the response of a sign-in is not cached', async () => {
  const response = await anonymous.post('/api/auth/login/', { email: 'nobody@example.in', password: 'x' })
  expect(response.headers['cache-control']).toBe('no-store')
})
