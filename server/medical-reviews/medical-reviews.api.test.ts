import { afterEach, describe, expect, test } from 'vitest'
import {
  ALREADY_REQUESTED,
  addMonths,
  CHECKLIST_ITEMS,
  NOT_A_HEALTH_ARTICLE,
  NOT_OWN_TEXT,
  REVIEW_BEFORE_PUBLISHING,
  REVIEWED_MEANWHILE,
  REVIEWER_NEEDS_CREDENTIALS,
  TEXT_CHANGED,
} from '#domain/medical-reviews/review-rules.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { applySiteSettings } from '#domain/site/site.ts'
import { DEFAULT_SETTINGS } from '#domain/site/site-settings.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { auditActions, queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()
/** The settings are stored in the process, which runs other tests too. */
afterEach(() => applySiteSettings(DEFAULT_SETTINGS))

const REVIEWS = '/api/adminpanel/medical-reviews/'
const TEXT = `${REVIEWS}text/`
const STATUS = `${REVIEWS}status/`
const today = indiaDay(new Date())
const query = (text: string, values: unknown[] = []) => testApp().connection.pool.query(text, values)
const requestPath = (blog: { id: number }) => `/api/adminpanel/blogs/${blog.id}/review-request/`
const blogPath = (blog: { id: number }) => `/api/adminpanel/blogs/${blog.id}/`
const comment = { quote: 'Dal, sabzi', comment: 'Say how much dal.' }

async function world() {
  const [author, reviewer, admin] = await Promise.all([given.dietitian(), given.reviewer(), given.admin()])
  const blog = await given.blog({ author, category: 'diet', status: 'published' })
  return { author, reviewer, admin, blog }
}

/** Approves what the reviewer sees now; `input` overrides. */
async function decide(by: { id: number }, target: { blog: number } | { page: string }, input: object = {}) {
  const { body: text } = await as(by).get(`${TEXT}?${new URLSearchParams(target as never)}`)
  return as(by).post(REVIEWS, {
    ...target,
    substance: text.substance,
    after: text.decisions[0]?.id ?? 0,
    decision: 'approved',
    checklist: CHECKLIST_ITEMS,
    ...input,
  })
}

const stateOf = async (blog: { id: number }) => (await anonymous.get(`${STATUS}?blog=${blog.id}`)).body
const queueOf = async (by: { id: number }, search = '') =>
  (await as(by).get(`${REVIEWS}?${search}`)).body.results.map(({ blog, state }: never) => [blog, state])

describe('an approved article', () => {
  test('names reviewer, qualification and registration, and leaves the queue', async () => {
    const { reviewer, blog, author } = await world()
    expect(await stateOf(blog)).toEqual({ state: 'unreviewed', review: null })
    expect(await queueOf(reviewer)).toEqual([[blog.id, 'unreviewed']])
    const { status, body } = await decide(reviewer, { blog: blog.id })
    expect(status).toBe(201)
    const review = {
      reviewer: `Dr. ${reviewer.full_name}`,
      qualification: 'MSc Nutrition',
      registration: 'Indian Dietetic Association, RD-77',
      reviewed_on: today,
      due_on: addMonths(today, 12),
    }
    expect(body).toMatchObject({ state: 'reviewed', last_review: review, requested_at: null })
    expect(await stateOf(blog)).toEqual({ state: 'reviewed', review })
    expect(await queueOf(reviewer)).toEqual([])
    expect(await queueOf(reviewer, 'state=reviewed')).toEqual([[blog.id, 'reviewed']])
    expect(await auditActions()).toEqual(['text.review_approved'])
    expect(await queuedMails()).toEqual([{ recipient: author.email, template: 'article-reviewed' }])
  })

  test('stays reviewed after a change of punctuation, and needs a review after a change of words', async () => {
    const { author, reviewer, blog } = await world()
    await decide(reviewer, { blog: blog.id })
    const { body } = await as(author).get(blogPath(blog))
    await as(author).patch(blogPath(blog), { title: body.title.toUpperCase(), content: body.content.replace('.', '!') })
    expect(await stateOf(blog)).toMatchObject({ state: 'reviewed' })
    await as(author).patch(blogPath(blog), { content: `${body.content}<p>Take 2,000 mg of it a day.</p>` })
    expect(await stateOf(blog)).toMatchObject({ state: 'changed', review: { reviewed_on: today } })
    expect(await queueOf(reviewer)).toEqual([[blog.id, 'changed']])
    const { body: text } = await as(reviewer).get(`${TEXT}?blog=${blog.id}`)
    expect(text.text).toContain('2,000 mg')
    expect(text.reviewed_text).not.toContain('2,000 mg')
  })

  test('is due after the chosen months, at most six for medicines and pregnancy', async () => {
    const { author, reviewer } = await world()
    const blog = await given.blog({ author, category: 'diet', status: 'published', title: 'Iron in pregnancy' })
    const { body } = await decide(reviewer, { blog: blog.id }, { months: 12 })
    expect(body.last_review.due_on).toBe(addMonths(today, 6))
    await query(`update medical_reviews set due_on = (now() at time zone 'Asia/Kolkata')::date - 1`)
    await query(`insert into content_changes (tags) values ('{all}')`)
    await testApp().app.invalidateChanged()
    expect(await stateOf(blog)).toMatchObject({ state: 'overdue' })
    expect(await queueOf(reviewer, 'state=overdue')).toEqual([[blog.id, 'overdue']])
    await query(`update medical_reviews set due_on = (now() at time zone 'Asia/Kolkata')::date + 20`)
    expect(await queueOf(reviewer, 'state=due_soon')).toEqual([[blog.id, 'due_soon']])
  })
})

describe('a review', () => {
  test('needs checked credentials, another author’s article and the whole checklist', async () => {
    const { reviewer, admin, blog } = await world()
    expect(await decide(admin, { blog: blog.id })).toMatchObject({
      status: 403,
      body: { detail: REVIEWER_NEEDS_CREDENTIALS },
    })
    const checked = await given.checkedDietitian()
    expect(await decide(checked, { blog: blog.id })).toMatchObject({ status: 403 })
    const own = await given.blog({ author: reviewer, category: 'diet', status: 'published' })
    expect(await decide(reviewer, { blog: own.id })).toMatchObject({ status: 403, body: { detail: NOT_OWN_TEXT } })
    expect((await as(reviewer).get(`${TEXT}?blog=${own.id}`)).body).toMatchObject({ not_allowed: NOT_OWN_TEXT })
    expect(await decide(reviewer, { blog: blog.id }, { checklist: ['audience'] })).toMatchObject({
      status: 400,
      body: { checklist: ['Tick every point of the checklist before you approve'] },
    })
    await query(`update dietitian_credentials set expires_on = '2026-04-01' where kind = 'registration'`)
    expect(await decide(reviewer, { blog: blog.id })).toMatchObject({ status: 403 })
    expect(await stateOf(blog)).toMatchObject({ state: 'unreviewed' })
  })

  test('does not overwrite another reviewer’s decision or approve a text that was not read', async () => {
    const { author, reviewer, blog } = await world()
    const second = await given.reviewer()
    const seen = { after: 0 }
    const [first, late] = await Promise.all([
      decide(reviewer, { blog: blog.id }, seen),
      decide(second, { blog: blog.id }, { ...seen, decision: 'sent_back', comments: [comment] }),
    ])
    const answers = [first, late].sort((a, b) => a.status - b.status)
    expect(answers.map(({ status }) => status)).toEqual([201, 409])
    expect(answers[1]?.body.detail).toBe(REVIEWED_MEANWHILE)
    const { body: text } = await as(second).get(`${TEXT}?blog=${blog.id}`)
    await as(author).patch(blogPath(blog), { title: 'Another title about a plate' })
    const after = text.decisions[0].id
    expect(await decide(second, { blog: blog.id }, { substance: text.substance, after })).toMatchObject({
      status: 409,
      body: { detail: TEXT_CHANGED },
    })
  })

  test('can send an article back with comments, which only the author and reviewers can read', async () => {
    const { author, reviewer, blog } = await world()
    expect(await decide(reviewer, { blog: blog.id }, { decision: 'sent_back' })).toMatchObject({ status: 400 })
    await decide(reviewer, { blog: blog.id }, { decision: 'sent_back', comments: [comment] })
    const read = async (by: { id: number }) => (await as(by).get(`${TEXT}?blog=${blog.id}`)).body
    expect(await read(author)).toMatchObject({ state: 'sent_back', is_own: true, decisions: [{ comments: [comment] }] })
    expect(await read(await given.dietitian())).toMatchObject({ decisions: [{ comments: [] }] })
    expect(await queueOf(reviewer)).toEqual([])
    expect(await stateOf(blog)).toEqual({ state: 'unreviewed', review: null })
    await as(author).post(requestPath(blog), {})
    expect(await queueOf(reviewer)).toEqual([[blog.id, 'sent_back']])
  })

  test('of a page that comes with Thali is shown as missing until a person has done it', async () => {
    const { reviewer } = await world()
    expect((await anonymous.get(`${STATUS}?page=bmi`)).body).toEqual({ state: 'unreviewed', review: null })
    const { body: queue } = await as(reviewer).get(`${REVIEWS}?kind=page`)
    expect(queue.results).toContainEqual(
      expect.objectContaining({ page: 'bmi', title: 'BMI calculator', state: 'unreviewed', author: null }),
    )
    const { body: text } = await as(reviewer).get(`${TEXT}?page=bmi`)
    expect(text.text).toContain('See a doctor this week')
    expect(text.sources.length).toBeGreaterThan(5)
    expect(await decide(reviewer, { page: 'bmi' })).toMatchObject({ status: 201, body: { state: 'reviewed' } })
    expect((await anonymous.get(`${STATUS}?page=bmi`)).body).toMatchObject({ state: 'reviewed' })
    expect(await auditActions()).toEqual(['text.review_approved'])
  })
})

describe('an author', () => {
  test('sends a draft to review, which an approval publishes', async () => {
    const { author, reviewer } = await world()
    const draft = await given.blog({ author, category: 'diet', status: 'draft' })
    expect((await as(reviewer).get(`${TEXT}?blog=${draft.id}`)).status).toBe(404)
    expect((await as(author).post(requestPath(draft), {})).status).toBe(201)
    expect(await as(author).post(requestPath(draft), {})).toMatchObject({
      status: 409,
      body: { detail: ALREADY_REQUESTED },
    })
    expect((await queueOf(reviewer))[0]).toEqual([draft.id, 'unreviewed'])
    expect((await queueOf(author))[0]).toEqual([draft.id, 'unreviewed'])
    const other = await given.dietitian()
    expect((await as(other).get(`${TEXT}?blog=${draft.id}`)).status).toBe(404)
    expect((await queueOf(other)).map(([id]: [number]) => id)).not.toContain(draft.id)
    await decide(reviewer, { blog: draft.id })
    expect((await anonymous.get(blogPath(draft))).body).toMatchObject({ status: 'published' })
  })

  test('is waiting for everyone who may review the article, and for nobody else', async () => {
    const { author, reviewer, admin, blog } = await world()
    await as(author).post(requestPath(blog), {})
    expect(await queueOf(reviewer, 'state=requested')).toEqual([[blog.id, 'unreviewed']])
    for (const other of [author, admin, await given.dietitian()])
      expect(await queueOf(other, 'state=requested')).toEqual([])
    const own = await given.blog({ author: reviewer, category: 'diet', status: 'published' })
    await as(reviewer).post(requestPath(own), {})
    expect(await queueOf(reviewer, 'state=requested')).toEqual([[blog.id, 'unreviewed']])
    await decide(reviewer, { blog: blog.id })
    expect(await queueOf(reviewer, 'state=requested')).toEqual([])
  })

  test('withdraws a review request, and cannot request one for another author’s article or a recipe', async () => {
    const { author, reviewer, blog } = await world()
    expect((await as(reviewer).post(requestPath(blog), {})).status).toBe(404)
    const recipe = await given.blog({ author, category: 'recipes' })
    expect(await as(author).post(requestPath(recipe), {})).toMatchObject({
      status: 409,
      body: { detail: NOT_A_HEALTH_ARTICLE },
    })
    const draft = await given.blog({ author, category: 'diet', status: 'draft' })
    await as(author).post(requestPath(draft), {})
    expect((await as(author).delete(requestPath(draft))).status).toBe(204)
    expect((await queueOf(reviewer)).map(([id]: [number]) => id)).not.toContain(draft.id)
  })

  test('publishes without a review unless the site asks for one', async () => {
    const { author, reviewer, admin } = await world()
    const draft = await given.blog({ author, category: 'diet', status: 'draft' })
    const { body } = await as(admin).get('/api/adminpanel/site-settings/')
    await as(admin).patch('/api/adminpanel/site-settings/', {
      version: body.version,
      review_before_publishing: 'on',
    })
    const publish = () => as(author).patch(blogPath(draft), { status: 'published' })
    expect(await publish()).toMatchObject({ status: 409, body: { detail: REVIEW_BEFORE_PUBLISHING } })
    const recipe = await given.blog({ author, category: 'recipes', status: 'draft' })
    expect((await as(author).patch(blogPath(recipe), { status: 'published' })).status).toBe(200)
    expect((await as(author).patch(blogPath(recipe), { category: 'diet' })).status).toBe(409)
    await as(author).post(requestPath(draft), { publish: false })
    await decide(reviewer, { blog: draft.id })
    expect((await as(author).get(blogPath(draft))).body.status).toBe('draft')
    expect((await publish()).status).toBe(200)
  })
})

test('the text to review must be named and must exist', async () => {
  for (const search of ['', 'blog=1&page=bmi']) expect((await anonymous.get(`${STATUS}?${search}`)).status).toBe(400)
  for (const search of ['page=membership', 'blog=999'])
    expect((await anonymous.get(`${STATUS}?${search}`)).status).toBe(404)
  const { author } = await world()
  const recipe = await given.blog({ author, category: 'recipes', status: 'published' })
  expect((await anonymous.get(`${STATUS}?blog=${recipe.id}`)).status).toBe(404)
})
