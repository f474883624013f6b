import type { Page } from '@playwright/test'
import { given, signedIn } from './accounts.ts'
import {
  atTools,
  GENERATE,
  generateButton,
  MODEL,
  order,
  readyHeading,
  reviewOf,
  setUpModel,
  TOOLS,
  tab,
  topicField,
} from './ai.ts'
import { eventually, expectPath, expectSound, expectToSee } from './assertions.ts'
import { atDraft, button, contentField, SUMMARY as OLD_SUMMARY, openEditor, summaryField } from './editor.ts'
import { expect, PHONE, test, type VisitOptions } from './fixtures.ts'

// In sequence in one worker, because each worker would start a second process of the product.
test.describe.configure({ mode: 'default' })

const model = setUpModel()

const TOPIC = 'What to eat on a night shift'
const TITLE = 'Eating well on a night shift in Mohali'
const SUMMARY = 'A plate that works backwards from your shift, with what to pack and when to stop drinking chai.'
const PARAGRAPH =
  '<p>Hospitals and call centres do not close at nine. Eat your biggest meal before the shift begins, with dal and one green sabzi.</p>'
const ARTICLE = JSON.stringify({
  title: TITLE,
  summary: SUMMARY,
  content: `${`<h2>Before you leave home</h2>${PARAGRAPH}`.repeat(9)}<p>The last line of the article.</p>`,
})

const WORDY = ['dal', 'curd', 'roti'].map((food) => `In order to eat well, ${food} should be eaten at lunch.`)
const DRAFT = `<p>${WORDY.join(' ')} A green sabzi and a salad stand beside it on the same plate.</p>`
const NEW_SUMMARY = 'Why dal belongs on the plate every day, and how a family can have it without cooking twice.'

const focused = (page: Page) => page.locator(':focus')
const there = (options: VisitOptions = {}) => atTools({ baseURL: model.url, ...options })

test.describe('a language model', () => {
  test('shows the draft while it writes, and publishes the article at once if requested', async () => {
    const middle = Promise.withResolvers<void>()
    model.ai.answer({ text: ARTICLE, drip: 15, hold: middle.promise })
    const { page, author } = await there()
    await expectToSee(page.getByText(`The language model ${MODEL} writes.`))
    await order(page, 'Lifestyle', TOPIC)
    expect(await page.getByLabel('Write in my voice').isChecked()).toBe(false)
    await page.getByLabel('Publish immediately after generation').check()
    await generateButton(page).click()
    const partialDraft = page.getByRole('region', { name: 'The draft so far' })
    await expectToSee(
      page.getByRole('heading', { name: 'Writing your article' }).and(page.locator(':focus')),
      partialDraft.getByText(TITLE),
    )
    expect(await partialDraft.getByText('The last line of the article.').count()).toBe(0)
    // Generation continues while another tab is active.
    await tab(page, 'Content Ideas').click()
    await tab(page, 'Generate Blog').click()
    middle.resolve()
    await expectToSee(
      page.getByRole('heading', { name: 'Your article is published' }),
      page.getByText(`Language model: ${MODEL}`),
      page.getByText(/^[\d,]+ tokens$/),
      // The source of a caution that the model left out.
      page.getByRole('region', { name: 'Sources' }).getByText('(1 sentence)'),
    )
    expect(await page.getByRole('dialog').count()).toBe(0)
    const [blog] = (await author.api.blogs.listMine()).results
    await page.goto(`/blogs/${blog?.id}`)
    await expectToSee(page.getByText('Written with AI', { exact: true }))
  })

  test('is stopped by a reload, with a message, or by its author; nothing is saved and no input lost', async () => {
    const [middle, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    model.ai.answer(
      { text: ARTICLE, drip: 15, hold: middle.promise },
      { text: ARTICLE, drip: 15, hold: second.promise },
    )
    const { page, author } = await there()
    await order(page, 'Lifestyle', TOPIC)
    await generateButton(page).click()
    const partialDraft = page.getByRole('region', { name: 'The draft so far' })
    await expectToSee(partialDraft.getByText(TITLE))
    await page.reload()
    await expectToSee(page.getByText(/^Writing stopped when you left or reloaded this page/))
    expect(await topicField(page).inputValue()).toBe(TOPIC)
    await expectSound(page)
    await eventually(() => model.ai.abandoned).toBe(1)
    middle.resolve()
    await page.reload()
    await expectToSee(topicField(page))
    expect(await page.getByText(/^Writing stopped/).count()).toBe(0)

    await generateButton(page).click()
    await expectToSee(partialDraft.getByText(TITLE), partialDraft.getByText('Hospitals and call centres').first())
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expectToSee(page.getByText('Cancelled. Nothing was saved.'), page.getByText('What was written so far'))
    expect(await topicField(page).inputValue()).toBe(TOPIC)
    await eventually(() => model.ai.abandoned).toBe(2)
    second.resolve()
    expect((await author.api.blogs.listMine()).count).toBe(0)
  })

  test('loses a claim from its draft, is not published, and the editor shows the other findings', async () => {
    const claim = 'Karela juice cures diabetes in two weeks.'
    const content = `${PARAGRAPH.repeat(4)}<p>Try this. ${claim}</p><p>A glass of it has 137 kcal and 41 g of sugar.</p>`
    const middle = Promise.withResolvers<void>()
    const text = JSON.stringify({ title: TITLE, summary: SUMMARY, content })
    model.ai.answer({ text }, { text, drip: 5, hold: middle.promise })
    const { page, author } = await there()
    await order(page, 'Lifestyle', TOPIC)
    await page.getByLabel('Publish immediately after generation').check()
    await generateButton(page).click()
    await expectToSee(page.getByRole('heading', { name: 'Writing your article' }))
    await tab(page, 'Content Ideas').click()
    await page
      .getByRole('button', { name: /^Use this idea/ })
      .first()
      .click()
    await expectToSee(page.getByText(/^Your idea is saved for the next article: “/))
    middle.resolve()
    await expectToSee(readyHeading(page), page.getByText(/^Your idea is ready: “/))
    const leftOut = page.getByRole('region', { name: 'Left out of this draft' })
    await expectToSee(
      leftOut.getByText(claim),
      page.getByText(/^Not published yet\. A claim that must not be published was left out\./),
      page.getByRole('heading', { name: 'Claims to look at' }),
    )
    expect((await author.api.blogs.listMine()).stats).toMatchObject({ drafts: 1, published: 0 })
    await expectSound(page)
    await page.getByRole('link', { name: 'Edit Blog' }).click()
    const panel = page.getByRole('region', { name: 'Claim check' })
    await expectToSee(panel.getByRole('button', { name: /137 kcal/ }))
    expect(await contentField(page).innerText()).not.toContain('cures')
  })

  test('says why it failed, can be retried, and answers in one piece if streaming is not possible', async () => {
    model.ai.answer({ status: 401, error: 'bad key' }, { text: ARTICLE })
    const { page } = await there({ viewport: PHONE })
    await order(page, 'Lifestyle', TOPIC)
    await generateButton(page).click()
    await expectToSee(page.getByRole('alert').getByText('The AI server did not accept its key.'))
    expect(await topicField(page).inputValue()).toBe(TOPIC)
    await page.route(GENERATE, (route) =>
      route.continue({ headers: { ...route.request().headers(), accept: 'application/json' } }),
    )
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(readyHeading(page), page.getByText('These are the first 1,000 characters.'))
    expect(model.ai.requests.at(-1)?.stream).toBeFalsy()
    await page.getByRole('link', { name: 'View All Blogs' }).click()
    await expectPath(page, '/dietitian/blogs')
    await expectToSee(page.getByRole('link', { name: TITLE }).first())
  })
})

/** What the model suggests: one change for each of the wordy sentences. */
const SHORTENED = JSON.stringify({
  changes: WORDY.map((before) => ({
    before,
    after: before.replace('In order to', 'To').replace('should be eaten', 'is best'),
    reason: 'Shorter.',
  })),
})

test.describe('suggestions of a model for a draft', () => {
  test('are shown beside the old text, and the accepted ones are saved', async () => {
    model.ai.answer({ text: SHORTENED })
    const author = await given.dietitian()
    const page = await signedIn(author, { baseURL: model.url })
    await page.goto(`${TOOLS}?tab=improve`)
    await expectToSee(page.getByRole('heading', { name: 'No drafts' }))
    const draft = await given.blog(author, { title: 'Dal on every plate', content: DRAFT, status: 'draft' })
    await page.reload()
    await page.getByRole('button', { name: 'Improve Dal on every plate' }).click()
    await expectToSee(page.getByRole('heading', { name: 'Suggestions for “Dal on every plate”' }), reviewOf(page))
    await expectSound(page)
    await page.getByLabel('Use change 1').uncheck()
    await page.getByText('Whole text').click()
    await expectToSee(page.getByRole('region', { name: 'Before' }), page.getByRole('region', { name: 'After' }))
    await expectSound(page)
    await page.getByRole('button', { name: 'Apply 2 of 3 changes' }).click()
    await expectToSee(page.getByText('Changes saved'), page.getByRole('button', { name: 'Improve Dal on every plate' }))
    const { content } = await author.api.blogs.get(draft.id)
    expect(content.match(/To eat well/g)).toHaveLength(2)
    expect(content.match(/In order to eat well/g)).toHaveLength(1)
  })

  test('do not count as a review of an AI-written article', async () => {
    const content = `${PARAGRAPH.repeat(2)}<p>${WORDY.join(' ')}</p>`
    model.ai.answer({ text: JSON.stringify({ title: TITLE, summary: SUMMARY, content }) }, { text: SHORTENED })
    const { page, author } = await there()
    await order(page, 'Lifestyle', TOPIC)
    await generateButton(page).click()
    await expectToSee(readyHeading(page))
    await tab(page, 'Improve Content').click()
    await page.getByRole('button', { name: `Improve ${TITLE}` }).click()
    await page.getByRole('button', { name: 'Apply all changes' }).click()
    await expectToSee(page.getByText('Changes saved'))
    const [improved] = (await author.api.blogs.listMine()).results
    expect(improved).toMatchObject({ ai_generated: true, ai_reviewed: false })
    await openEditor(page, `/dietitian/blogs/edit/${improved?.id}`)
    await page.getByLabel('Title', { exact: true }).fill(`${TITLE}, by the clock`)
    await button(page, 'Save Changes').click()
    await expectPath(page, '/dietitian/blogs')
    expect((await author.api.blogs.listMine()).results[0]).toMatchObject({ ai_reviewed: true })
  })

  test('do not overwrite what was saved meanwhile', async () => {
    model.ai.answer({ text: SHORTENED })
    const author = await given.dietitian()
    const draft = await given.blog(author, { title: 'Dal on every plate', content: DRAFT, status: 'draft' })
    const page = await signedIn(author, { baseURL: model.url, expects: /409/ })
    await page.goto(`${TOOLS}?tab=improve`)
    await page.getByRole('button', { name: 'Improve Dal on every plate' }).click()
    await expectToSee(reviewOf(page))
    const otherContent = `<p>${'Rice is eaten with sarson da saag in every house of the village. '.repeat(2).trim()}</p>`
    await author.api.blogs.update(draft.id, { content: otherContent })
    await page.getByRole('button', { name: 'Apply all changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'This article was changed elsewhere' })
    await expectToSee(dialog.getByRole('region', { name: 'Their version' }))
    await dialog.getByRole('button', { name: 'Use theirs' }).click()
    await expectToSee(page.getByRole('button', { name: 'Improve Dal on every plate' }))
    expect((await author.api.blogs.get(draft.id)).content).toBe(otherContent)
  })

  test('for the summary and the text are applied in the editor, undone, and saved', async () => {
    model.ai.answer({ text: JSON.stringify({ summary: NEW_SUMMARY }) }, { text: SHORTENED })
    const { page, author, blog } = await atDraft(DRAFT, { baseURL: model.url })
    const undo = (note: string) => page.getByRole('status').filter({ hasText: note }).getByRole('button')
    await button(page, 'AI Generate').click()
    const suggestion = page.getByRole('region', { name: 'Suggested summary' })
    await expectToSee(suggestion.getByText('Language model: a new summary.'))
    await expectSound(page)
    await expectToSee(button(suggestion, 'Discard the suggested summary'))
    await button(suggestion, 'Use this summary').press('Enter')
    await eventually(() => summaryField(page).inputValue()).toBe(NEW_SUMMARY)
    await expectToSee(button(page, 'AI Generate').and(focused(page)))
    await undo('The AI summary is in the field.').press('Enter')
    await expectToSee(button(page, 'AI Generate').and(focused(page)))
    await eventually(() => summaryField(page).inputValue()).toBe(OLD_SUMMARY)
    await button(page, 'AI Improve').click()
    const dialog = page.getByRole('dialog', { name: 'Suggested changes' })
    await expectToSee(dialog.getByText(/^Language model: 3 suggestions\./), dialog.getByLabel('Use change 1'))
    await expectSound(page)
    const before = await contentField(page).innerText()
    await dialog.getByRole('button', { name: /^Apply/ }).click()
    await eventually(() => contentField(page).innerText()).not.toBe(before)
    await undo('The changes are in your text.').press('Enter')
    await expectToSee(button(page, 'AI Improve').and(focused(page)))
    await eventually(() => contentField(page).innerText()).toBe(before)
    expect((await author.api.blogs.get(blog.id)).updated_at).toBe(blog.updated_at)
    await button(page, 'AI Improve').click()
    await dialog.getByRole('button', { name: /^Apply/ }).click()
    await button(page, 'Save Changes').click()
    await expectPath(page, '/dietitian/blogs')
    expect((await author.api.blogs.get(blog.id)).content.match(/To eat well/g)).toHaveLength(3)
  })
})
