import { expect, test } from 'vitest'
import { openSession } from '#server/accounts/sessions.service.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const PATH = '/api/adminpanel/blogs/check_claims/'

test('the check finds forbidden claims in title, summary and text, and gives the reason', async () => {
  const { status, body } = await as(await given.dietitian()).post(PATH, {
    title: 'Karela juice cures diabetes',
    summary: 'Eat 800 kcal a day and be well.',
    content: '<p>Take 500 mg of metformin twice a day.</p><p>Dal and rice are eaten together.</p>',
  })
  expect(status).toBe(200)
  const kinds = body.findings.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['cure_promise', 'low_calorie_target', 'medicine_dose']))
  for (const finding of body.findings)
    expect(finding).toEqual({ kind: expect.any(String), text: expect.any(String), reason: expect.any(String) })
})

test('the check says that an outline is not an article yet', async () => {
  const author = as(await given.dietitian())
  const outline = await author.post('/api/adminpanel/blogs/generate_with_ai/', {
    category: 'diet',
    topic: 'Xyzzy of the moon',
    tone: 'casual',
    auto_publish: false,
  })
  expect(outline.body).toMatchObject({ generation: { is_outline: true } })
  const { body } = await author.post(PATH, { content: outline.body.content })
  expect(body.findings[0]).toMatchObject({ kind: 'unfinished', reason: expect.stringContaining('outline') })
})

test.each([
  ['myth', 'Rice eaten at night turns straight into fat.'],
  ['myth', 'Never vaccinate; turmeric milk is enough.'],
  ['myth', 'Pregnant women should fast for two days a week.'],
  ['myth', 'Children under two should drink skimmed milk to stay slim.'],
  ['fear_or_shame', 'Sugar is poison, and only lazy people eat it.'],
  ['medicine_stop', 'If the statin is giving you leg cramps, just skip it for a few weeks and see how you feel.'],
  ['risky_amount', 'Give 2 gm protein per kg for children every day.'],
] as const)('the check finds %s and says what to write instead', async (kind, sentence) => {
  const { body } = await as(await given.dietitian()).post(PATH, { content: `<p>${sentence}</p>` })
  expect(body.findings).toEqual([{ kind, text: sentence, reason: expect.stringMatching(/^[“A-Z].+ .+\.$/) }])
})

test('a text without claims has no findings, however unfinished', async () => {
  const author = as(await given.dietitian())
  for (const content of ['', '<p>Dal and rice are eaten', 'Dal']) {
    expect((await author.post(PATH, { content })).body, content).toEqual({ findings: [] })
  }
})

test('figures from the topic need no source', async () => {
  const author = as(await given.dietitian())
  const content = '<p>Of all adults 37% walk after dinner.</p>'
  expect((await author.post(PATH, { content })).body.findings).toMatchObject([{ kind: 'unsourced_number' }])
  expect((await author.post(PATH, { content, topic: 'Why 37% of adults walk' })).body.findings).toEqual([])
})

test.each([
  [{}, { content: ['Content is required'] }],
  [{ content: 'a'.repeat(200_001) }, { content: ['Content must be at most 2,00,000 characters long'] }],
  [{ content: '', topic: 'a'.repeat(501) }, { topic: ['Topic is too long'] }],
])('the text is bounded: %#', async (input, fields) => {
  expect(await as(await given.dietitian()).post(PATH, input)).toMatchObject({ status: 400, body: fields })
})

/** As long as allowed, and without words. */
const LONG = '1  %'.repeat(50_000)

const dietitians = (count: number) => Promise.all(Array.from({ length: count }, () => given.dietitian()))

test.each([
  ['figures', LONG],
  ['one number', '1'.repeat(200_000)],
  ['one name', `(${'A'.repeat(199_000)}`],
])('a text of only %s is checked within the time limit', async (_name, content) => {
  expect((await as(await given.dietitian()).post(PATH, { content })).status).toBe(200)
})

test("an author's second text is rejected while the first is checked, other authors' texts are not", async () => {
  const [ana, ravi, ...others] = (await dietitians(8)).map(as)
  // The six other texts are checked first, so all three of Ana's arrive before the first of them is finished.
  const queue = others.map((other) => other.post(PATH, { content: LONG }))
  const answers = await Promise.all([LONG, LONG, LONG].map((content) => ana?.post(PATH, { content })))
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 429, 429])
  const rejected = answers.find((answer) => answer?.status === 429)
  expect(rejected?.headers['retry-after']).toBe('1')
  expect(rejected?.body.detail).toBe('Your last text is still being checked. Try again in a moment.')
  await Promise.all(queue)
  const both = await Promise.all([ana, ravi].map((author) => author?.post(PATH, { content: LONG })))
  expect(both.map((answer) => answer?.status)).toEqual([200, 200])
})

test('others are answered while texts are checked', async () => {
  const authors = await dietitians(6)
  const order: string[] = []
  const checks = authors.map((author) =>
    as(author)
      .post(PATH, { content: LONG })
      .then(({ status }) => order.push(`checked ${status}`)),
  )
  for (let reads = 0; reads < 3; reads++) {
    expect((await anonymous.get('/api/adminpanel/blogs/')).status).toBe(200)
    order.push('read')
  }
  await Promise.all(checks)
  expect(order.filter((entry) => entry === 'checked 200')).toHaveLength(6)
  expect(order.at(-1)).toBe('checked 200')
  expect(order.indexOf('read')).toBeLessThan(order.lastIndexOf('checked 200'))
})

/** The test's time limit is the assertion: on a busy machine a stopped worker may take long to load again. */
const LONG_WAIT = { timeout: 50_000 }

test('a client that disconnects ends its check and can start another', async () => {
  const author = await given.dietitian()
  const { app, services } = testApp()
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const { tokens } = await openSession(
    services.db,
    services.tokens,
    author.id,
    { address: '127.0.0.1', user_agent: 'test' },
    false,
  )
  const ask = (content: string, signal?: AbortSignal) =>
    fetch(address + PATH, {
      method: 'POST',
      body: JSON.stringify({ content }),
      headers: { authorization: `Bearer ${tokens.access}`, 'content-type': 'application/json' },
      ...(signal ? { signal } : {}),
    })
  const others = (await dietitians(6)).map((other) => as(other).post(PATH, { content: LONG }))
  const leaving = new AbortController()
  // One of two equal texts is rejected at once, which shows that the other is in progress.
  const checks = [ask(LONG, leaving.signal), ask(LONG, leaving.signal)]
  expect((await Promise.race(checks)).status).toBe(429)
  leaving.abort()
  await expect(Promise.all(checks)).rejects.toThrow()
  await Promise.all(others)
  await expect.poll(async () => (await ask('')).status, LONG_WAIT).toBe(200)
})
