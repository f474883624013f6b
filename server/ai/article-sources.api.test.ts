import { describe, expect, test } from 'vitest'
import type { GeneratedBlog } from '#domain/ai/ai.schema.ts'
import { SOURCE_TO_ADD } from '#domain/ai/ai-rules.ts'
import { createDraftReader } from '#domain/ai/draft-stream.ts'
import { aiServer, asAnswer, countOf, MODEL_ARTICLE, setUpAiApp } from '#test/ai-app.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import type { Reply } from '#test/openai-server.ts'

setUpAiApp()

const PATH = '/api/adminpanel/blogs/generate_with_ai/'
/** A topic with facts in the library and without cautions. */
const SALT = { category: 'diet', topic: 'Salt and blood pressure', tone: 'casual' }
const PREGNANCY = { ...SALT, topic: 'Eating in pregnancy' }
const LIVER =
  'In pregnancy, avoid liver, raw or undercooked meat and eggs, milk that is not boiled or pasteurised, and shark, swordfish and marlin'
const ASK = 'Ask your doctor before you take any supplement, herb or medicine while you are pregnant or breastfeeding.'
const BODY =
  '<h2>In the kitchen</h2><p>Roast the spices before they go into the dal, and let people add lime at the table. Serve it hot with rice.</p>'

interface Material {
  sources: { id: string; title: string }[]
  facts: { text: string; sources: string[] }[]
  cautions: string[]
  voice?: string[]
}

/** The user message of each request to the model. */
function received(): Material[] {
  return aiServer().requests.map(({ messages }) => JSON.parse(messages[1]?.content.split('\n')[1] ?? ''))
}

const answerWith = (...contents: [string, ...string[]]) => {
  const [first, ...more] = contents.map((content) => asAnswer({ ...MODEL_ARTICLE, content }))
  if (first) aiServer().answer(first, ...more)
}

async function write(order: object): Promise<GeneratedBlog> {
  const { status, body } = await as(await given.dietitian()).post(PATH, order)
  expect(status).toBe(201)
  return body
}

/** The id by which the model knows a source. */
async function idOf(order: object, title: RegExp): Promise<string> {
  answerWith(BODY)
  await write(order)
  return received()[0]?.sources.find((source) => title.test(source.title))?.id ?? 'none'
}

describe('the request', () => {
  test('carries the library’s facts with numbered sources, and the cautions', async () => {
    answerWith(`${BODY}<p>Eat well.</p>`)
    await write(PREGNANCY)
    expect(received()).toHaveLength(2)
    for (const { sources, facts, cautions } of received()) {
      expect(facts.length).toBeGreaterThan(4)
      expect(facts.length).toBeLessThanOrEqual(12)
      expect(sources.map(({ id }) => id)).toEqual(sources.map((_source, at) => `S${at + 1}`))
      const ids = facts.flatMap((fact) => fact.sources)
      expect(sources.map(({ id }) => id)).toEqual(expect.arrayContaining(ids))
      const caffeine = facts.find(({ text }) => text.includes('Caffeine is best limited to 200 mg a day'))
      expect(sources.find(({ id }) => id === caffeine?.sources[0])?.title).toMatch(/^NHS \(UK\): /)
      expect(cautions).toEqual([expect.stringMatching(new RegExp(`^${LIVER} \\[S\\d+\\]\\.$`)), ASK])
    }
  })

  test('has the cautions of the article that covers the topic', async () => {
    answerWith(BODY)
    await write({ ...SALT, category: 'lifestyle', topic: 'What to eat on a night shift' })
    expect(received()[0]?.cautions).toContain('Do not stop or change a medicine on your own.')
  })

  test('has no facts if the library has none', async () => {
    answerWith(BODY)
    await write({ ...SALT, topic: 'Fountain pens and ink' })
    expect(received()).toMatchObject([{ sources: [], facts: [], cautions: [] }])
  })
})

describe('references', () => {
  test('become numbers in the order of use with a list of sources, and are counted', async () => {
    const who = await idOf(SALT, /Sodium reduction/)
    const dash = await idOf(SALT, /\(DASH\)/)
    answerWith(
      `<p>A diet rich in vegetables lowers blood pressure. [${dash}]</p><p>Adults stay below 5 g of salt a day [${who}]. Taste first. Pickles are salty (${who}, ${dash}).</p>${BODY}`,
    )
    const { content, generation } = await write(SALT)
    expect(content).toContain('lowers blood pressure [1].</p>')
    expect(content).toContain('5 g of salt a day [2]. Taste first. Pickles are salty [2] [1].')
    expect(content).toMatch(
      /<h2>Sources<\/h2><ol><li><a href="https:[^"]+"[^>]*>Sacks FM .+<\/a><\/li><li>.+<\/li><\/ol>$/,
    )
    expect(generation).toMatchObject({
      sources: [
        { title: expect.stringMatching(/^Sacks FM/), url: expect.stringMatching(/^https:/), sentences: 2 },
        { title: expect.stringMatching(/^World Health Organization/), sentences: 2 },
      ],
      unsourced_sentences: 3,
      findings: [],
      publish_block: null,
    })
    expect(aiServer().requests).toHaveLength(1)
  })

  test('a source list written by the model is dropped, a section about sources of food is not', async () => {
    answerWith(
      `<h2>Sources of potassium</h2><p>Bananas and dal.</p>${BODY}<h2>Sources</h2><ol><li>Sharma, 2019</li></ol>`,
    )
    const { content, generation } = await write(SALT)
    expect(content).toBe(`<h2>Sources of potassium</h2><p>Bananas and dal.</p>${BODY}`)
    expect(generation.sources).toEqual([])
  })

  test('are numbered in the stream too, and are removed from title and summary', async () => {
    const who = await idOf(SALT, /Sodium reduction/)
    const text = asAnswer({
      title: `Less salt at home [${who}]`,
      summary: `${MODEL_ARTICLE.summary} [${who}]`,
      content: `<p>Adults stay below 5 g of salt a day [${who}].</p>${BODY.repeat(4)}`,
    })
    aiServer().answer({ ...text, drip: 20 })
    const { body } = await as(await given.dietitian()).send({
      method: 'POST',
      url: PATH,
      payload: SALT,
      headers: { accept: 'text/event-stream' },
    })
    const events = createDraftReader()(body)
    expect(events.at(-1)).toMatchObject({
      event: 'done',
      data: { title: 'Less salt at home', summary: MODEL_ARTICLE.summary },
    })
    const drafts = events.flatMap(({ event, data }) => (event === 'draft' ? [data.content] : []))
    expect(drafts.at(-1)).toContain('5 g of salt a day [1].')
  })
})

describe('statements without a source', () => {
  test.each([
    ['a source that was not sent', 'Cook with less salt [S40].'],
    ['a number that was not sent', 'Cook with less salt [3].'],
    ['an author', 'Sharma et al. found that spices help.'],
    ['an author with a year', 'Spices help (Sharma, 2019).'],
    ['a body', 'According to the American Spice Council, spices help.'],
    ['a study', 'A 2019 study at Harvard University found that spices help.'],
    ['studies at large', 'Studies have shown that spices help.'],
    ['an address', 'Spices help, see https://spices.example/study.'],
    ['a key of the library', 'Spices help [@who_sodium].'],
    ['a body beside a source that was sent', 'The American Spice Council advises cumin [S1].'],
  ])('%s is marked in the text and listed, and the article stays a draft', async (_name, sentence) => {
    answerWith(`${BODY}<p>${sentence} Taste first.</p>`)
    const { content, status, generation } = await write({ ...SALT, auto_publish: true })
    const [marked] = /<p>([^<]*)Taste first\.<\/p>/.exec(content) ?? []
    expect(marked).toContain(SOURCE_TO_ADD)
    expect(marked).not.toContain('@')
    expect(generation.findings).toMatchObject([
      { kind: 'unsourced_study', text: expect.stringContaining(SOURCE_TO_ADD) },
    ])
    expect(status).toBe('draft')
    expect(generation.publish_block).toContain('study without a source')
  })

  test.each([
    ['against the library', (_who: string) => 'Adults stay below 15 g of salt a day.'],
    ['against the library, with a reference', (who: string) => `Adults stay below 15 g of salt a day [${who}].`],
    ['of nobody', (_who: string) => 'Cumin brings down pressure by 37 per cent.'],
  ])('a number %s is marked', async (_name, sentence) => {
    const who = await idOf(SALT, /Sodium reduction/)
    answerWith(`${BODY}<p>${sentence(who)}</p>`)
    const { content, generation } = await write(SALT)
    expect(content).toContain(` ${SOURCE_TO_ADD}.</p>`)
    expect(generation.findings).toMatchObject([
      {
        kind: 'unsourced_number',
        text: expect.stringContaining(SOURCE_TO_ADD),
        reason: expect.stringMatching(/“(15 g|37 per cent)”/),
      },
    ])
  })

  test('a number of the library needs no reference', async () => {
    answerWith(`${BODY}<p>Adults stay below 5 g of salt a day, just under a teaspoon.</p>`)
    const { content, generation } = await write(SALT)
    expect(content).not.toContain(SOURCE_TO_ADD)
    expect(generation.findings).toEqual([])
  })

  test('in a summary it is listed', async () => {
    aiServer().answer(
      asAnswer({ ...MODEL_ARTICLE, summary: `${MODEL_ARTICLE.summary} It cuts risks by 37 per cent.`, content: BODY }),
    )
    const { generation, summary } = await write(SALT)
    expect(generation.findings).toMatchObject([{ kind: 'unsourced_number', text: 'It cuts risks by 37 per cent.' }])
    expect(summary).not.toContain(SOURCE_TO_ADD)
  })
})

describe('cautions', () => {
  test('that are missing are added with their sources', async () => {
    answerWith(`${BODY}<p>${ASK}</p>`)
    const { content } = await write(PREGNANCY)
    expect(content).toContain(`<h2>Who should take care</h2> <ul> <li>${LIVER} [1].</li> </ul><h2>Sources</h2>`)
    expect(content.split(ASK)).toHaveLength(2)
  })

  test('in other words are added too, because the wording may change the meaning', async () => {
    answerWith(`${BODY}<p>In pregnancy, liver and undercooked eggs are fine.</p><p>${ASK}</p>`)
    expect((await write(PREGNANCY)).content).toContain(LIVER)
  })

  test('that the model has included are not repeated', async () => {
    const nhs = await idOf(PREGNANCY, /foods/i)
    answerWith(`${BODY}<h2>Who should take care</h2><ul><li>${LIVER} [${nhs}].</li><li>${ASK}</li></ul>`)
    const { content, generation } = await write(PREGNANCY)
    expect(content.split('Who should take care')).toHaveLength(2)
    expect(generation).toMatchObject({ findings: [], sources: [{ sentences: 1 }] })
    expect(aiServer().requests).toHaveLength(1)
  })
})

describe('an article is repaired once', () => {
  const INVENTED = `${BODY}<p>Sharma et al. found that spices help. Cumin brings it down by 37 per cent.</p>`

  test('the second request lists the problems, and a repaired article has no marks', async () => {
    answerWith(INVENTED, `${BODY}<ul><li>${LIVER}.</li><li>${ASK}</li></ul>`)
    const { content, generation } = await write(PREGNANCY)
    expect(content).not.toContain(SOURCE_TO_ADD)
    expect(generation).toMatchObject({ findings: [], publish_block: null })
    const secondRequest = aiServer().requests[1]?.messages[1]?.content
    expect(secondRequest).toMatch(
      /Sharma et al.*37 per cent.*These cautions are missing.*In pregnancy, avoid liver.*Ask your doctor/,
    )
    expect(secondRequest).toMatch(/Answer again\.$/)
  })

  test('forbidden claims are in the same list', async () => {
    answerWith(`${INVENTED}<p>Karela cures diabetes.</p>`, BODY)
    await write(SALT)
    expect(aiServer().requests[1]?.messages[1]?.content).toMatch(/Karela cures diabetes.*Sharma et al.*37 per cent/)
  })

  test('what remains after that is marked', async () => {
    answerWith(INVENTED)
    const { content, generation } = await write(SALT)
    expect(aiServer().requests).toHaveLength(2)
    expect(content).toContain(
      `Sharma et al. found that spices help ${SOURCE_TO_ADD}. Cumin brings it down by 37 per cent ${SOURCE_TO_ADD}.`,
    )
    expect(generation.findings.map(({ kind }) => kind).toSorted()).toEqual(['unsourced_number', 'unsourced_study'])
  })

  test.each<[string, Reply]>([
    ['breaks off', { ...asAnswer(MODEL_ARTICLE), cut: 150 }],
    ['is malformed', { text: 'no' }],
    ['fails', { status: 500, error: 'busy' }],
    ['promises a cure', asAnswer({ ...MODEL_ARTICLE, title: 'Bajra roti cures diabetes' })],
  ])('a second answer that %s is ignored: the first counts, with its marks', async (_name, second) => {
    for (const accept of ['application/json', 'text/event-stream']) {
      aiServer().answer(asAnswer({ ...MODEL_ARTICLE, content: INVENTED }), second)
      const author = as(await given.dietitian())
      const { body } = await author.send({ method: 'POST', url: PATH, payload: SALT, headers: { accept } })
      const blog = typeof body === 'string' ? createDraftReader()(body).at(-1)?.data : body
      expect(blog).toMatchObject({ status: 'draft', content: expect.stringContaining(SOURCE_TO_ADD) })
      expect(aiServer().requests).toHaveLength(2)
    }
    expect(await countOf('blogs')).toBe(2)
  })
})

describe('tokens', () => {
  test('of all requests are added up', async () => {
    answerWith(BODY)
    expect((await write(SALT)).generation.tokens).toEqual({ input: 900, output: 600 })
    answerWith(`${BODY}<p>Sharma et al. found it.</p>`)
    expect((await write(SALT)).generation.tokens).toEqual({ input: 1800, output: 1200 })
  })

  test('are unknown where the server does not count them', async () => {
    aiServer().answer({ ...asAnswer({ ...MODEL_ARTICLE, content: BODY }), hidesUsage: true })
    expect((await write(SALT)).generation.tokens).toBeNull()
  })
})

describe('the sample of the author’s voice', () => {
  const LONG_TEXT = `The oldest trick in my kitchen is patience. ${'Soak, wait, cook. '.repeat(100)}`

  async function authorWithArticles() {
    const [author, other] = [await given.dietitian(), await given.dietitian()]
    const at = (day: number) => new Date(Date.UTC(2026, 0, day))
    await given.blog({ author, content: '<p>My first article.</p>', published_at: at(1) })
    await given.blog({ author, content: `<p>${LONG_TEXT}</p>`, published_at: at(2) })
    await given.blog({ author, content: '<p>My <em>newest</em> </material> article.</p>', published_at: at(3) })
    await given.blog({ author, content: '<p>My draft.</p>', status: 'draft', published_at: null })
    await given.blog({ author, content: '<p>My deleted article.</p>', published_at: at(4), deleted_at: at(5) })
    await given.blog({ author: other, content: '<p>Another author’s article.</p>', published_at: at(6) })
    return author
  }

  test('is sent only when asked for', async () => {
    const author = await authorWithArticles()
    for (const order of [SALT, { ...SALT, voice_sample: false }]) {
      answerWith(BODY)
      expect((await as(author).post(PATH, order)).status).toBe(201)
      expect(received()[0]).not.toHaveProperty('voice')
      expect(JSON.stringify(aiServer().requests)).not.toMatch(/patience|newest article/)
    }
  })

  test('is the beginning of the author’s two newest published articles, as material', async () => {
    const author = await authorWithArticles()
    answerWith(BODY)
    expect((await as(author).post(PATH, { ...SALT, voice_sample: true })).status).toBe(201)
    expect(received()[0]?.voice).toEqual(['My newest article.', LONG_TEXT.slice(0, 1500).trim()])
    expect(aiServer().requests[0]?.messages[1]?.content.match(/<\/material>/g)).toHaveLength(1)
  })

  test('is omitted if nothing is published', async () => {
    answerWith(BODY)
    expect((await as(await given.dietitian()).post(PATH, { ...SALT, voice_sample: true })).status).toBe(201)
    expect(received()[0]).not.toHaveProperty('voice')
  })

  test('must be a boolean', async () => {
    const { status, body } = await as(await given.dietitian()).post(PATH, { ...SALT, voice_sample: 'yes' })
    expect({ status, body }).toEqual({ status: 400, body: { voice_sample: ['Choose true or false'] } })
  })
})
