import { expect, test } from 'vitest'
import { API } from '#domain/api/api.ts'
import type { Endpoint } from '#domain/http/endpoint.ts'
import { EVENTS_PATH } from '#domain/http/live-events.ts'
import { as, nobody } from '#test/callers.ts'
import { given, PASSWORD } from '#test/given.ts'
import { emptyTables, setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const MESSAGE = 'Please help me to plan my meals.'
const PATCH_PASSWORD = { password: 'makki-roti-sarson', password_confirm: 'makki-roti-sarson' }

/**
 * What each caller gets for each endpoint, in the order of CALLERS; the request belongs to `client` and `dietitian`.
 * Bodies are valid, so that only the caller decides.
 */
const CALLERS = ['nobody', 'client', 'other', 'dietitian', 'stranger', 'admin'] as const

interface Row {
  call: string
  body?: (world: World) => object
  answers: number[]
}

const ARTICLE = {
  title: 'A plate with five bowls',
  summary: 'What five bowls on a steel plate say about a balanced meal at home.',
  content: `<p>${'Dal, sabzi, dahi, roti and a fruit. '.repeat(4)}</p>`,
  category: 'diet',
}
const WORKING_COPY = { blog: null, title: '', summary: '', content: '', category: '', status: 'draft' }

const TABLE: Row[] = [
  { call: 'GET /api/adminpanel/blogs/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/authors/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/my_posts/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/all/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/unpublish/',
    body: () => ({ reason: 'A figure has no source.' }),
    answers: [401, 403, 403, 403, 403, 409],
  },
  {
    call: 'POST /api/client-errors/',
    body: () => ({ name: 'TypeError', message: 'x is undefined', frames: ['a.js:1:2'], route: '/blogs', build: 'b1' }),
    answers: [204, 204, 204, 204, 204, 204],
  },
  { call: 'GET /api/adminpanel/mails/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'POST /api/adminpanel/mails/999/resend/', answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/blogs/weekly_views/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/blogs/ai_status/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/blogs/generate_with_ai/',
    body: () => ({ category: 'diet', topic: 'Dietary fibre in everyday Indian meals' }),
    answers: [401, 403, 403, 201, 201, 201],
  },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/improve_content/',
    body: () => ({}),
    answers: [401, 403, 403, 200, 404, 200],
  },
  {
    call: 'POST /api/adminpanel/blogs/{draft}/generate_summary/',
    body: () => ({}),
    answers: [401, 403, 403, 200, 404, 200],
  },
  {
    call: 'POST /api/adminpanel/blogs/check_claims/',
    body: () => ({ content: '<p>Dal and rice.</p>' }),
    answers: [401, 403, 403, 200, 200, 200],
  },
  { call: 'POST /api/adminpanel/blogs/', body: () => ARTICLE, answers: [401, 403, 403, 201, 201, 201] },
  { call: 'GET /api/adminpanel/blogs/{draft}/', answers: [404, 404, 404, 200, 404, 200] },
  { call: 'GET /api/adminpanel/blogs/{draft}/related/', answers: [404, 404, 404, 200, 404, 200] },
  {
    call: 'PATCH /api/adminpanel/blogs/{draft}/',
    body: () => ({ category: 'yoga' }),
    answers: [401, 404, 404, 200, 404, 200],
  },
  { call: 'DELETE /api/adminpanel/blogs/{draft}/', answers: [401, 404, 404, 204, 404, 204] },
  { call: 'POST /api/adminpanel/blogs/{draft}/restore/', body: () => ({}), answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/blogs/{draft}/versions/', answers: [401, 403, 403, 200, 404, 200] },
  { call: 'GET /api/adminpanel/blog-versions/999/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'POST /api/adminpanel/blog-images/', body: () => ({}), answers: [401, 403, 403, 400, 400, 400] },
  { call: 'GET /api/adminpanel/blog-working-copies/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/blog-working-copies/',
    body: () => WORKING_COPY,
    answers: [401, 403, 403, 200, 200, 200],
  },
  { call: 'DELETE /api/adminpanel/blog-working-copies/', answers: [401, 403, 403, 204, 204, 204] },
  {
    call: 'POST /api/auth/register/',
    body: () => ({ first_name: 'A', last_name: 'B', email: 'new@example.in', ...PATCH_PASSWORD }),
    answers: [201, 201, 201, 201, 201, 201],
  },
  {
    call: 'POST /api/auth/login/',
    body: () => ({ email: 'none@example.in', password: 'wrong-password' }),
    answers: [401, 401, 401, 401, 401, 401],
  },
  {
    call: 'POST /api/auth/token/refresh/',
    body: () => ({ refresh: 'nonsense' }),
    answers: [401, 401, 401, 401, 401, 401],
  },
  { call: 'POST /api/auth/logout/', body: () => ({}), answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/profile/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'PATCH /api/auth/profile/', body: () => ({ age: 30 }), answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/password/forgot/',
    body: () => ({ email: 'none@example.in' }),
    answers: [200, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/auth/password/reset/',
    body: () => ({ token: 'nonsense', ...PATCH_PASSWORD }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  { call: 'GET /api/adminpanel/stats/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/stats/waiting/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/auth/export/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/accesses/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/consents/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'DELETE /api/auth/consents/999/', answers: [401, 404, 404, 404, 404, 404] },
  { call: 'GET /api/auth/deletion/', answers: [401, 200, 200, 200, 200, 200] },
  // The one admin there is cannot leave.
  { call: 'POST /api/auth/deletion/', body: () => ({ password: PASSWORD }), answers: [401, 202, 202, 202, 202, 409] },
  { call: 'DELETE /api/auth/deletion/', answers: [401, 409, 409, 409, 409, 409] },
  {
    call: 'POST /api/auth/password/change/',
    body: () => ({ current_password: PASSWORD, ...PATCH_PASSWORD }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/auth/step-up/',
    body: () => ({ password: PASSWORD }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  { call: 'GET /api/auth/security/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'POST /api/auth/email/send-verification/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/email/verify/',
    body: () => ({ token: 'nonsense' }),
    answers: [401, 400, 400, 400, 400, 400],
  },
  // None of them has confirmed the address.
  { call: 'POST /api/auth/otp/setup/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/confirm/', body: () => ({ otp: '123456' }), answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/disable/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/recovery-codes/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'GET /api/auth/sessions/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'DELETE /api/auth/sessions/', answers: [401, 204, 204, 204, 204, 204] },
  { call: 'DELETE /api/auth/sessions/999/', answers: [401, 404, 404, 404, 404, 404] },
  { call: 'GET /api/auth/notifications/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'PATCH /api/auth/notifications/',
    body: () => ({ reply: false }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  { call: 'GET /api/adminpanel/site-settings/', answers: [200, 200, 200, 200, 200, 200] },
  {
    call: 'PATCH /api/adminpanel/site-settings/',
    body: () => ({ version: 0, banner: 'Closed on 26 January.' }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'GET /api/adminpanel/site-settings/claims/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'PATCH /api/adminpanel/site-settings/claims/',
    body: () => ({ version: 99, claims: [{ name: 'home_clients', state: 'cleared' }] }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'GET /api/adminpanel/site-settings/versions/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/site-settings/versions/999/restore/',
    body: () => ({ version: 0 }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/audit/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/audit/csv/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/system/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/users/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/users/{other}/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'DELETE /api/adminpanel/users/{other}/sessions/', answers: [401, 403, 403, 403, 403, 204] },
  {
    call: 'POST /api/adminpanel/users/{other}/otp/disable/',
    answers: [401, 403, 403, 403, 403, 409],
  },
  {
    call: 'PATCH /api/adminpanel/users/{other}/',
    body: () => ({ role: 'dietitian' }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'GET /api/adminpanel/dietitian-applications/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/dietitian-applications/',
    body: () => ({ qualification: 'MSc', registration_number: '1', registration_council: 'IDA', years_experience: 2 }),
    answers: [401, 409, 201, 409, 409, 201],
  },
  {
    call: 'PATCH /api/adminpanel/dietitian-applications/999/',
    body: () => ({ status: 'approved' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/dietitian-applications/{application}/', answers: [401, 200, 404, 404, 404, 200] },
  {
    call: 'POST /api/adminpanel/dietitian-applications/{application}/documents/',
    body: () => ({}),
    answers: [401, 400, 404, 404, 404, 403],
  },
  {
    call: 'GET /api/adminpanel/dietitian-applications/{application}/documents/{document}/',
    answers: [401, 200, 404, 404, 404, 200],
  },
  {
    call: 'DELETE /api/adminpanel/dietitian-applications/{application}/documents/{document}/',
    answers: [401, 204, 404, 404, 404, 403],
  },
  { call: 'GET /api/adminpanel/dietitians/me/credentials/', answers: [401, 403, 403, 200, 200, 403] },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/credentials/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/dietitians/{dietitian}/credentials/',
    body: () => ({ kind: 'qualification', title: 'MSc Nutrition', checked_on: '2026-03-12' }),
    answers: [401, 403, 403, 403, 403, 201],
  },
  {
    call: 'PATCH /api/adminpanel/dietitian-credentials/999/',
    body: () => ({ checked_on: '2026-03-12' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'DELETE /api/adminpanel/dietitian-credentials/999/', answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/assessments/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/assessments/csv/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/assessments/999/', answers: [401, 403, 403, 403, 403, 404] },
  {
    call: 'PATCH /api/adminpanel/assessments/999/',
    body: () => ({ status: 'done' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'DELETE /api/adminpanel/assessments/999/', answers: [401, 403, 403, 403, 403, 404] },
  {
    call: 'POST /api/contact/',
    body: () => ({
      full_name: 'Asha',
      email: 'asha@example.in',
      phone_number: '9814012345',
      age: 30,
      gender: 'female',
      height: 160,
      weight: 60,
    }),
    answers: [201, 201, 201, 201, 201, 201],
  },
  {
    call: 'POST /api/contact/submission/',
    body: () => ({ token: 'nonsense' }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  {
    call: 'POST /api/contact/erasure/',
    body: () => ({ token: 'nonsense' }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  {
    call: 'POST /api/contact/link/',
    body: () => ({ token: 'nonsense' }),
    answers: [200, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/adminpanel/contact-requests/',
    body: (world) => ({ to_dietitian: world.stranger.id, message: MESSAGE }),
    answers: [401, 201, 201, 201, 400, 201],
  },
  { call: 'GET /api/adminpanel/contact-requests/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/contact-requests/{request}/', answers: [401, 200, 404, 200, 404, 200] },
  { call: 'DELETE /api/adminpanel/contact-requests/{request}/', answers: [401, 204, 404, 403, 404, 403] },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/update_status/',
    body: () => ({ status: 'closed' }),
    answers: [401, 403, 404, 200, 404, 200],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/messages/', answers: [401, 200, 404, 200, 404, 200] },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/messages/',
    body: () => ({ body: 'Thank you.' }),
    answers: [401, 201, 404, 201, 404, 403],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/private-note/', answers: [401, 403, 403, 200, 404, 403] },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/private-note/',
    body: () => ({ note: 'Ask about the kidney report.' }),
    answers: [401, 403, 403, 200, 404, 403],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/review/', answers: [401, 200, 404, 403, 404, 403] },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/review/',
    body: () => ({ rating: 5 }),
    answers: [401, 409, 404, 403, 404, 403],
  },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/review/',
    body: () => ({ rating: 4 }),
    answers: [401, 404, 404, 403, 404, 403],
  },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/reviews/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/reviews/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/reviews/999/answer/',
    body: () => ({ answer: 'Thank you.' }),
    answers: [401, 403, 403, 404, 404, 403],
  },
  {
    call: 'PATCH /api/adminpanel/reviews/999/',
    body: () => ({ is_hidden: false }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/saved-replies/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/saved-replies/',
    body: () => ({ title: 'Thanks', body: 'Thank you for writing.' }),
    answers: [401, 403, 403, 201, 201, 201],
  },
  {
    call: 'PATCH /api/adminpanel/saved-replies/999/',
    body: () => ({ title: 'Thanks' }),
    answers: [401, 403, 403, 404, 404, 404],
  },
  { call: 'DELETE /api/adminpanel/saved-replies/999/', answers: [401, 403, 403, 404, 404, 404] },
  { call: 'GET /api/adminpanel/dietitians/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/dietitians/me/', answers: [401, 403, 403, 200, 200, 404] },
  {
    call: 'PATCH /api/adminpanel/dietitians/me/',
    body: () => ({ is_available: false }),
    answers: [401, 403, 403, 200, 200, 404],
  },
]

async function makeWorld() {
  const client = await given.user()
  const dietitian = await given.dietitian()
  const request = await given.request({ to: dietitian, from: client })
  const draft = await given.blog({ author: dietitian, status: 'draft' })
  const application = await given.application({ from: client })
  return {
    client,
    other: await given.user(),
    dietitian,
    stranger: await given.dietitian(),
    admin: await given.admin(),
    request,
    draft,
    application,
    document: await given.document({ of: application }),
  }
}
type World = Awaited<ReturnType<typeof makeWorld>>

function callerOf(world: World, name: (typeof CALLERS)[number]) {
  return name === 'nobody' ? nobody : as(world[name])
}

/** Each caller meets a world in which nobody has changed anything: refusals and reads leave it as it was. */
test.each(TABLE)('$call', { timeout: 60_000 }, async ({ call, body, answers }) => {
  const [method = '', path = ''] = call.split(' ')
  let world = await makeWorld()
  for (const [at, name] of CALLERS.entries()) {
    const url = path.replaceAll(/\{(\w+)\}/g, (_, key: keyof World) => String(world[key].id))
    const answer = await callerOf(world, name).send({
      method: method as 'GET',
      url,
      ...(body ? { payload: body(world) } : {}),
    })
    expect(answer.status, `${name}: ${JSON.stringify(answer.body)}`).toBe(answers[at])
    if (answer.status === 401 && !call.includes('/login/')) expect(answer.headers['www-authenticate']).toBe('Bearer')
    if (method === 'GET' || answer.status >= 400) continue
    await emptyTables(testApp())
    world = await makeWorld()
  }
})

/** Who may call is decided before the body is read. What is missing for all (999, a first review) is no secret. */
const REFUSED = TABLE.filter(
  ({ call, body }) => body && !/999|restore|PATCH .*review|auth.(login|logout|token)/.test(call),
)

test.each(REFUSED)('$call refuses the same callers whatever the body holds', async ({ call, answers }) => {
  const [method = '', path = ''] = call.split(' ')
  const world = await makeWorld()
  const url = path.replaceAll(/\{(\w+)\}/g, (_, key: keyof World) => String(world[key].id))
  for (const [at, name] of CALLERS.entries()) {
    if (![401, 403, 404].includes(answers[at] ?? 0)) continue
    for (const payload of ['{', '[]', '{"status":1}']) {
      const headers = { 'content-type': 'application/json' }
      const answer = await callerOf(world, name).send({ method: method as 'GET', url, payload, headers })
      expect(answer.status, `${name}: ${payload}: ${JSON.stringify(answer.body)}`).toBe(answers[at])
    }
  }
})

/** An endless answer, whose callers `event-stream.api.test.ts` asks one by one. */
const STREAM = `GET ${EVENTS_PATH}`

/** Parameters without their names. */
const asCall = (call: string) => call.replace(/\{\w+\}|:\w+|999/g, '{}')

test('the table knows every endpoint of the OpenAPI document, and it every endpoint of the contract', async () => {
  const { body } = await nobody.get('/api/openapi.json')
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

test('the document tells of every answer that the table expects, and of the one good answer no other', async () => {
  const { paths } = (await nobody.get('/api/openapi.json')).body
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
    const told = status ?? (response || download ? 200 : 204)
    // Events begin before it is known what will come of it.
    expect(good, call).toEqual([...(streams && told !== 200 ? ['200'] : []), String(told)])
  }
})
