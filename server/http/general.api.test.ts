import { expect, test } from 'vitest'
import { API } from '#domain/api/api.ts'
import { toTemplate } from '#domain/http/endpoint.ts'
import { anonymous, as, bearing } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { SITE_URL, setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const DIRECTORY = '/api/adminpanel/dietitians/'

test('a path without its trailing slash is redirected permanently, with its query and method', async () => {
  const response = await anonymous.get('/api/adminpanel/dietitians?page=1')
  expect([response.status, response.headers.location]).toEqual([308, '/api/adminpanel/dietitians/?page=1'])
  expect((await anonymous.post('/api/auth/login', {})).headers.location).toBe('/api/auth/login/')
})

test('a wrong method gets 405 with the allowed ones', async () => {
  const response = await anonymous.get('/api/auth/login/')
  expect(response).toMatchObject({
    status: 405,
    body: { detail: 'Method "GET" not allowed.' },
    headers: { allow: 'OPTIONS, POST' },
  })
  expect((await anonymous.delete(DIRECTORY)).headers.allow).toBe('GET, HEAD, OPTIONS')
})

test('unknown paths and ids that cannot exist are not found', async () => {
  for (const path of [
    '/api/',
    '/api/nothing/',
    `${DIRECTORY}abc/`,
    `${DIRECTORY}0/`,
    `${DIRECTORY}-1/`,
    `${DIRECTORY}99999999999999999999/`,
  ]) {
    expect(await anonymous.get(path), path).toMatchObject({ status: 404, body: { detail: 'Not found.' } })
  }
})

test('every answer has a request id and cannot be rendered as a page', async () => {
  const { headers } = await anonymous.get(DIRECTORY)
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  expect(headers['permissions-policy']).toContain('camera=()')
})

test.each(['/blogs/feed.xml', '/cards/about.png', '/site.webmanifest', '/media/none.webp'])(
  'other sites may show %s',
  async (path) => {
    for (const _ of ['made', 'kept']) {
      expect((await anonymous.get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  },
)

test('responses to signed-in callers are not cached', async () => {
  const user = await given.user()
  expect((await as(user).get('/api/auth/profile/')).headers['cache-control']).toBe('no-store')
  expect(await as(user).get('/api/adminpanel/audit/')).toMatchObject({
    status: 403,
    headers: { 'cache-control': 'no-store' },
  })
})

test.each([
  ['page_size=0', 400],
  ['page_size=101', 400],
  ['page_size=x', 400],
  ['page_size=1.5', 400],
])('a list rejects %s', async (query, status) => {
  const response = await anonymous.get(`${DIRECTORY}?${query}`)
  expect(response).toMatchObject({ status, body: { page_size: ['Page size must be a whole number from 1 to 100'] } })
})

test.each(['0', '-1', 'x', '2', '999999999999'])('page %s of a list with one page is not found', async (page) => {
  await given.dietitian()
  expect(await anonymous.get(`${DIRECTORY}?page=${page}`)).toMatchObject({
    status: 404,
    body: { detail: 'Invalid page.' },
  })
})

test('an empty filter is ignored', async () => {
  await given.dietitian()
  const response = await anonymous.get(`${DIRECTORY}?search=&specialization=&is_available=&ordering=`)
  expect(response).toMatchObject({ status: 200, body: { count: 1 } })
})

test('a list links to the next and previous page by absolute addresses and keeps the filters', async () => {
  for (let made = 0; made < 3; made++) await given.dietitian()
  const query = 'specialization=general&page_size=1'
  const { body } = await anonymous.get(`${DIRECTORY}?${query}&page=2`)
  expect(body).toMatchObject({
    count: 3,
    next: `${SITE_URL}${DIRECTORY}?${query}&page=3`,
    previous: `${SITE_URL}${DIRECTORY}?${query}`,
  })
})

test('unknown values of a filter or an ordering are rejected with the list of allowed ones', async () => {
  const response = await anonymous.get(`${DIRECTORY}?ordering=name&is_available=maybe`)
  expect(response.status).toBe(400)
  expect(response.body.ordering[0]).toContain('-rating, consultation_fee')
  expect(response.body.is_available).toEqual(['Choose one of: true, false'])
})

test('a body that is not a JSON object, too large or of another type is rejected', async () => {
  const user = await given.user()
  const send = (payload: string, type = 'application/json') =>
    as(user).send({ method: 'PATCH', url: '/api/auth/profile/', payload, headers: { 'content-type': type } })
  expect(await send('{"age":')).toMatchObject({ status: 400, body: { detail: 'The request body is not valid JSON.' } })
  expect(await send('[1]')).toMatchObject({ status: 400, body: { detail: 'The request body must be a JSON object.' } })
  expect((await send('<a/>', 'text/xml')).status).toBe(415)
  expect((await send(JSON.stringify({ first_name: 'a'.repeat(1024 * 1024) }))).status).toBe(413)
  expect((await send('{"__proto__":{"role":"admin"}}')).status).toBe(400)
})

test('control characters are rejected and text is trimmed', async () => {
  const user = await given.user()
  expect(await as(user).patch('/api/auth/profile/', { first_name: 'A\u0000B' })).toMatchObject({
    status: 400,
    body: { first_name: ['Control characters are not allowed'] },
  })
  expect((await as(user).patch('/api/auth/profile/', { first_name: '  Asha ' })).body.user.first_name).toBe('Asha')
})

test('an invalid token is rejected if a sign-in is required and ignored otherwise', async () => {
  expect(await bearing('nonsense').get('/api/auth/profile/')).toMatchObject({
    status: 401,
    body: { detail: 'Token is invalid or expired' },
  })
  expect((await bearing('nonsense').get(DIRECTORY)).status).toBe(200)
})

test('OpenAPI describes every path of the contract', async () => {
  const { body } = await anonymous.get('/api/openapi.json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toContain('/api/adminpanel/contact-requests/{id}/update_status/')
  const docs = await anonymous.get('/api/docs/')
  expect(docs.status).toBe(200)
  expect(docs.headers['content-security-policy']).toMatch(/^sandbox allow-scripts; default-src 'none'/)
  expect((await anonymous.get('/api/docs/static/swagger-initializer.js')).body).toContain('"supportedSubmitMethods":[]')
})

/** The keywords of JSON Schema and OpenAPI that our contract uses. */
const SCHEMA_KEYWORDS =
  '$ref additionalProperties anyOf const contentEncoding contentMediaType default description enum example exclusiveMaximum exclusiveMinimum format items maxItems maxLength maximum minItems minLength minimum multipleOf oneOf pattern prefixItems properties propertyNames required title type'.split(
    ' ',
  )

type Schema = Record<string, unknown>

function keywordsIn(schema: Schema): string[] {
  const parts = [schema.items, schema.additionalProperties, schema.anyOf, schema.oneOf, schema.properties]
  const inner = parts.flatMap((part, index) => (index < 2 ? [part] : Object.values(part ?? {})))
  const schemas = inner.filter((part): part is Schema => typeof part === 'object' && part !== null)
  return [...Object.keys(schema), ...schemas.flatMap(keywordsIn)]
}

test('OpenAPI uses only keywords that its readers know', async () => {
  const { paths } = (await anonymous.get('/api/openapi.json')).body
  const operations = Object.values(paths as Record<string, Schema>).flatMap((path) => Object.values(path) as Schema[])
  const contents = operations.flatMap(({ requestBody, responses }) =>
    [requestBody, ...Object.values(responses ?? {})].flatMap((part) => Object.values((part as Schema)?.content ?? {})),
  )
  const used = new Set(contents.flatMap(({ schema }) => keywordsIn(schema)))
  expect([...used].filter((keyword) => !SCHEMA_KEYWORDS.includes(keyword))).toEqual([])
  expect(used).toContain('anyOf')
})

test('OpenAPI names each operation, its errors and the file of a form', async () => {
  const { paths } = (await anonymous.get('/api/openapi.json')).body
  const operations = Object.values(API).flatMap((endpoints) =>
    Object.values(endpoints).map(({ method, path }) => paths[toTemplate(path)][method.toLowerCase()]),
  )
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length)
  expect(Object.keys(paths['/api/auth/login/'].post.responses)).toEqual([
    '200',
    '400',
    '401',
    '413',
    '415',
    '429',
    '503',
  ])
  expect(Object.keys(paths['/api/adminpanel/users/{id}/'].patch.responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '404',
    '409',
    '413',
    '415',
    '429',
    '503',
  ])
  expect(paths['/api/auth/logout/'].post.requestBody.required).toBe(false)
  const form = paths['/api/adminpanel/dietitians/me/'].patch.requestBody.content['multipart/form-data']
  expect(form.schema.properties.profile_picture).toMatchObject({ type: 'string', format: 'binary' })
})
