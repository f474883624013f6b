import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { sanitizeArticle } from '#server/infra/formats/html-sanitizer.ts'
import { CORPUS, HARMLESS, HOSTILE_TEXTS } from '../injection/corpus.ts'
import { ALL_LEGITIMATE } from '../injection/legitimate-markup.ts'
import { type Account, given } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectToSee } from './assertions.ts'
import { expect, test, visitor } from './fixtures.ts'
import { expectSoundText, serializedHtml, watch } from './injection.ts'

const TEXT = '#article-text'
let author: Account
const blogs: Blog[] = []

/** Many texts on one page, each sanitised separately: none may hide in an element that another left open. */
const ON_ONE_PAGE = 6

test.beforeAll(async () => {
  author = await given.dietitian()
  for (let at = 0; at < HOSTILE_TEXTS.length; at += ON_ONE_PAGE) {
    const texts = HOSTILE_TEXTS.slice(at, at + ON_ONE_PAGE).map(sanitizeArticle)
    blogs.push(
      await given.blog(author, {
        title: `${at} </title></script><script>__ran()</script><img src=x onerror=__ran()>`,
        summary: `"><script>__ran()</script></script>--><img src=x onerror=__ran()> ${'Dal and roti. '.repeat(4)}`,
        content: texts.join(''),
      }),
    )
  }
})

/** The vectors that run without a click. */
const QUICK = CORPUS.filter(({ name }) => /^(?:handler|drawing|mutation):/.test(name))

test('the corpus runs without protection', async () => {
  const browser = (await visitor()).context().browser()
  const context = await browser?.newContext()
  const page = await context?.newPage()
  if (!context || !page) throw new Error('no browser')
  const executed = new Set<string>()
  await context.exposeBinding('__ran', ({ frame }) => void executed.add(frame.name()))
  await context.route('**://asked.invalid/**', (route) => {
    executed.add(route.request().frame().name())
    return route.abort()
  })
  await page.setContent(QUICK.map((_, at) => `<iframe name="${at}"></iframe>`).join(''))
  await page.evaluate(
    `(${JSON.stringify(QUICK.map(({ html }) => html))}).forEach((html, at) => {
      document.querySelector('[name="' + at + '"]').srcdoc = html
    })`,
  )
  await eventually(() => executed.size).toBeGreaterThan(50)
  await context.close()
})

test.describe('without the browser’s own guard', () => {
  test('nothing runs in a server-rendered page, or after hydration', async () => {
    const page = await visitor({ bypassCSP: true })
    const { expectCalm } = await watch(page)
    for (const { id, title } of blogs) {
      await open(page, `/blogs/${id}`)
      await expectToSee(page.getByRole('heading', { level: 1, name: title }))
      await expectSoundText(page, TEXT)
      expect(await serializedHtml(page, TEXT)).toContain(HARMLESS)
    }
    expectCalm()
  })

  test('nothing runs in the list, or in an article opened from it', async () => {
    const page = await visitor({ bypassCSP: true })
    const { expectCalm } = await watch(page)
    await open(
      page,
      `/blogs?author=${author.id}&search=${encodeURIComponent('<b>dal</b> <img src=x onerror=__ran()> OR roti')}`,
    )
    const cards = page.getByRole('main').getByRole('article')
    for (const { title } of blogs) {
      await cards.getByRole('link', { name: title, exact: true }).click()
      await expectToSee(page.getByRole('heading', { level: 1, name: title, exact: true }))
      await expectSoundText(page, TEXT)
      await page.goBack()
      // The article lists related articles, which may include the next one.
      await expectNotToSee(page.getByRole('heading', { level: 1, name: title, exact: true }))
    }
    expectCalm()
  })
})

test('the browser blocks nothing, and legitimate markup is shown unchanged', async () => {
  const legitimate = await given.blog(author, { content: ALL_LEGITIMATE })
  const page = await visitor()
  const { expectCalm } = await watch(page)
  // A blocked element or script would be a console error.
  await open(page, `/blogs/${blogs[0]?.id}`)
  await expectSoundText(page, TEXT)
  await open(page, `/blogs/${legitimate.id}`)
  expect(await serializedHtml(page, TEXT)).toBe(ALL_LEGITIMATE)
  expectCalm()
})
