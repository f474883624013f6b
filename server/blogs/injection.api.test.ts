import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { CORPUS, HARMLESS, HOSTILE_TEXTS } from '#test/injection/corpus.ts'
import { ALL_LEGITIMATE } from '#test/injection/legitimate-markup.ts'
import { htmlErrors } from '#test/injection/strict-html.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const ARTICLE = {
  title: 'What five bowls say about a meal',
  summary: 'Five bowls on a steel plate say more about a meal than any number printed on a packet.',
  content: HARMLESS,
  category: 'diet',
}

/** One attack per line. */
function linesOf(html: string) {
  const line = html.replaceAll(/\s+/g, ' ')
  return { title: `A title: ${line}`.slice(0, 100).trim(), summary: `${ARTICLE.summary} ${line}`.slice(0, 300).trim() }
}

/** Allows for hundreds of calls on a busy machine. */
const LONG = { timeout: 60_000 }

test('text sent with a script is stored without it, and title and summary as plain text', LONG, async () => {
  const author = as(await given.dietitian())
  for (const { name, html } of CORPUS) {
    const lines = linesOf(html)
    const { status, body } = await author.post(BLOGS, { ...ARTICLE, ...lines, content: `${HARMLESS}${html}` })
    expect(status, name).toBe(201)
    expect(body, name).toMatchObject(lines)
    expect(htmlErrors(body.content), name).toEqual([])
    expect(body.content, name).toContain(HARMLESS)
  }
})

test('the same holds for every change and version, and a text that was read can be sent again', LONG, async () => {
  const author = as(await given.dietitian())
  const { body: blog } = await author.post(BLOGS, ARTICLE)
  for (const content of HOSTILE_TEXTS) {
    const lines = linesOf(content.slice(HARMLESS.length))
    const { body } = await author.patch(`${BLOGS}${blog.id}/`, { ...lines, content })
    expect(body).toMatchObject(lines)
    expect(htmlErrors(body.content)).toEqual([])
    const again = await author.patch(`${BLOGS}${blog.id}/`, { content: body.content })
    expect(again.body.content).toBe(body.content)
  }
  const { body: versions } = await author.get(`${BLOGS}${blog.id}/versions/?page_size=20`)
  for (const { id } of versions.results) {
    const { body } = await author.get(`/api/adminpanel/blog-versions/${id}/`)
    expect(htmlErrors(body.content)).toEqual([])
  }
})

test('the feed escapes them as text', async () => {
  const author = await given.dietitian({ first_name: '<script>__ran()</script>', last_name: '&lt;]]>' })
  const title = '</title><script>__ran()</script>]]>'
  await given.blog({ author, title, summary: `${ARTICLE.summary} ]]><img src=x onerror=__ran()>` })
  const { body } = await anonymous.get('/blogs/feed.xml')
  expect(body).not.toMatch(/<script|<img|\]\]>/)
  expect(body).toContain('<title>&lt;/title&gt;&lt;script&gt;__ran()&lt;/script&gt;]]&gt;</title>')
})

test('legitimate markup is stored to the letter', async () => {
  const { status, body } = await as(await given.dietitian()).post(BLOGS, { ...ARTICLE, content: ALL_LEGITIMATE })
  expect(status).toBe(201)
  expect(body.content.replaceAll(' />', '>')).toBe(ALL_LEGITIMATE)
})
