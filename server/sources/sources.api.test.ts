import { expect, test } from 'vitest'
import type { SourceItem } from '#domain/sources/sources.schema.ts'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp()

const SOURCES = '/api/adminpanel/sources/'
const signInAdmin = async () => as(await given.admin())

test('a source is listed once, with what is left to check and every subject that uses it', async () => {
  const { status, body } = await (await signInAdmin()).get(`${SOURCES}?search=Healthy diet (fact`)
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 1, next: null, previous: null })
  expect(body.results[0]).toMatchObject({
    id: expect.any(Number),
    title: 'Healthy diet (fact sheet)',
    by: 'World Health Organization',
    year: null,
    url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    unverified: 'year',
  })
  const { used_in } = body.results[0] as SourceItem
  expect(used_in).toContainEqual({ subject: 'a balanced plate', category_display: 'Diet & Nutrition', statements: 4 })
  expect(used_in).toContainEqual({ subject: 'healthy snacks', category_display: 'Healthy Recipes', statements: 1 })
})

test('pages of the site are listed too, with the records that they share', async () => {
  const admin = await signInAdmin()
  const list = async (search: string) => (await admin.get(`${SOURCES}?search=${search}`)).body.results as SourceItem[]
  const page = (subject: string, category_display = 'Pages of the site') => {
    return { subject, category_display, statements: null }
  }
  const [guidelines, ...others] = await list('Dietary Guidelines for Indians')
  expect(others).toEqual([])
  expect(guidelines?.used_in).toEqual(
    expect.arrayContaining([
      page('BMI calculator'),
      page('Body types'),
      page('High blood pressure', 'Nutrition education'),
    ]),
  )
  expect(guidelines?.used_in.some(({ statements }) => statements !== null)).toBe(true)
  expect(await list('Varieties of Temperament')).toMatchObject([{ year: 1942, used_in: [page('Body types')] }])
  expect(await list('Revised definition of obesity')).toMatchObject([{ year: 2025, unverified: null }])
})

test('the list is filtered by what is left to check, and paged', async () => {
  const admin = await signInAdmin()
  const [all, open, done] = await Promise.all(
    ['', '?unverified=true', '?unverified=false'].map(async (query) => (await admin.get(`${SOURCES}${query}`)).body),
  )
  expect(all.count).toBe(open.count + done.count)
  expect(open.results.every(({ unverified }: SourceItem) => unverified !== null)).toBe(true)
  expect(done.results.every(({ unverified }: SourceItem) => unverified === null)).toBe(true)
  expect(all.results).toHaveLength(10)
  expect(all.next).toContain('page=2')
  const second = (await admin.get(`${SOURCES}?page=2`)).body.results as SourceItem[]
  expect(second[0]?.id).toBe(11)
})

test('invalid filters are rejected', async () => {
  const admin = await signInAdmin()
  expect((await admin.get(`${SOURCES}?search=no such source`)).body).toMatchObject({ count: 0, results: [] })
  expect(await admin.get(`${SOURCES}?unverified=maybe`)).toMatchObject({
    status: 400,
    body: { unverified: ['Choose one of: true, false'] },
  })
  expect(await admin.get(`${SOURCES}?page=999`)).toMatchObject({ status: 404, body: { detail: 'Invalid page.' } })
})
