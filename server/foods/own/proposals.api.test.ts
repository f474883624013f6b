import { expect, test } from 'vitest'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp } from '#test/test-app.ts'

setUpTestApp({ rateLimits: false, hasCache: true })

const URL = '/api/adminpanel/foods/'
const PROPOSALS = '/api/adminpanel/food-proposals/'
const SEARCH = '/api/foods/?search=chutkikaddu&page_size=1'
const KIDNEY_BEANS = 16032

const dish = (fields: object = {}) => ({
  kind: 'dish',
  name: 'Kaddu ki chutki',
  spellings: ['chutkikaddu'],
  ingredients: [{ food: KIDNEY_BEANS, grams: 100 }],
  cooked_grams: 100,
  portions: [{ unit: 'katori', label: '1 katori (150 ml)', grams: 150 }],
  ...fields,
})

/** A dietitian, an admin, and a dish of the dietitian that is proposed. */
async function proposed(fields: object = {}) {
  const owner = await given.dietitian({ first_name: 'Ana', last_name: 'Bedi' })
  const [ana, admin] = [as(owner), as(await given.admin())]
  const { id } = (await ana.post(URL, dish(fields))).body
  const { body: food } = await ana.post(`${URL}${id}/propose/`)
  const decide = (decision: string, more: object = {}) =>
    admin.post(`${PROPOSALS}${id}/decide/`, { decision, updated_at: food.updated_at, ...more })
  return { owner, ana, admin, id, url: `${URL}${id}/`, food, decide }
}

test('a proposed food waits for an admin with all that was entered, the oldest first, and cannot be changed', async () => {
  const { ana, admin, owner, url, food } = await proposed()
  expect(food).toMatchObject({ status: 'proposed', status_display: 'Proposed', proposed_at: expect.any(String) })
  const other = as(await given.dietitian())
  const later = (await other.post(URL, dish({ name: 'Kaddu, later' }))).body
  await other.post(`${URL}${later.id}/propose/`)
  expect((await admin.get(PROPOSALS)).body).toMatchObject({
    count: 2,
    results: [
      {
        name: 'Kaddu ki chutki',
        owner: { id: owner.id, name: 'Ana Bedi' },
        ingredients: [{ name: 'Kidney beans (rajma), dry', grams: 100 }],
      },
      { name: 'Kaddu, later' },
    ],
  })
  expect((await admin.get('/api/adminpanel/stats/waiting/')).body.foods).toBe(2)
  const waits = { status: 409, body: { detail: 'This food is waiting for an admin. Withdraw it first.' } }
  expect(await ana.patch(url, dish({ name: 'Other' }))).toMatchObject(waits)
  expect(await ana.delete(url)).toMatchObject(waits)
  expect(await ana.post(`${url}propose/`)).toMatchObject(waits)
})

test('a withdrawn food is private again and can be changed', async () => {
  const { ana, admin, url, decide } = await proposed()
  expect((await ana.post(`${url}withdraw/`)).body).toMatchObject({ status: 'private', proposed_at: null })
  expect((await admin.get(PROPOSALS)).body.count).toBe(0)
  const isNotProposed = { status: 409, body: { detail: 'This food is not proposed any more.' } }
  expect(await decide('accept')).toMatchObject(isNotProposed)
  expect(await ana.post(`${url}withdraw/`)).toMatchObject(isNotProposed)
  expect((await ana.patch(url, dish({ name: 'Other' }))).status).toBe(200)
})

test('everyone finds an accepted food, even if a search without it was cached, and nobody can change it', async () => {
  const { ana, admin, id, url, decide } = await proposed()
  const ids = async () => ((await anonymous.get(SEARCH)).body.results as { id: number }[]).map((food) => food.id)
  expect(await ids()).not.toContain(id)
  expect((await anonymous.get(`/api/foods/${id}/`)).status).toBe(404)

  expect(await decide('accept')).toMatchObject({
    status: 200,
    body: { status: 'library', owner: { name: 'Ana Bedi' } },
  })
  expect(await ids()).toEqual([id])
  expect((await anonymous.get(`/api/foods/${id}/`)).body).toMatchObject({ name: 'Kaddu ki chutki' })
  expect((await anonymous.post('/api/meal-score/', { items: [{ food: id }] })).status).toBe(200)
  expect((await admin.get('/api/adminpanel/audit/')).body.results[0]).toMatchObject({ action: 'food.accepted' })

  expect((await ana.get(`${URL}?status=library`)).body.results).toMatchObject([
    { id, status_display: 'In the library' },
  ])
  const isInLibrary = { status: 409, body: { detail: 'This food is in the library now and can’t be changed here.' } }
  expect(await ana.patch(url, dish())).toMatchObject(isInLibrary)
  expect(await ana.delete(url)).toMatchObject(isInLibrary)
  expect(await ana.post(`${url}propose/`)).toMatchObject(isInLibrary)
  expect((await ana.post(`${url}withdraw/`)).status).toBe(409)
  expect((await decide('decline', { reason: 'Too late' })).status).toBe(409)
})

test('a declined food keeps the reason until it is proposed again', async () => {
  const { ana, admin, url, decide } = await proposed()
  expect(await decide('decline', { reason: ' ' })).toMatchObject({
    status: 400,
    body: { reason: ['Tell the dietitian why'] },
  })
  expect((await decide('decline', { reason: 'Please weigh the water too.' })).status).toBe(200)
  const declined = { status: 'declined', status_display: 'Not accepted', decline_reason: 'Please weigh the water too.' }
  expect((await ana.get(url)).body).toMatchObject(declined)
  expect((await ana.patch(url, dish({ cooked_grams: 90 }))).body).toMatchObject({ ...declined, cooked_grams: 90 })
  expect((await admin.get('/api/adminpanel/audit/')).body.results[0]).toMatchObject({ action: 'food.declined' })
  expect((await ana.post(`${url}propose/`)).body).toMatchObject({ status: 'proposed', decline_reason: '' })
})

test('an admin cannot decide on a food that has changed meanwhile', async () => {
  const { ana, url, decide } = await proposed()
  await ana.post(`${url}withdraw/`)
  await ana.patch(url, dish({ cooked_grams: 50 }))
  await ana.post(`${url}propose/`)
  for (const decision of ['accept', 'decline']) {
    expect(await decide(decision, { reason: 'Fine' })).toMatchObject({
      status: 409,
      body: { detail: 'The dietitian has changed this food since you opened it. Read it again before you decide.' },
    })
  }
  expect((await ana.get(url)).body.status).toBe('proposed')
})

test('of two simultaneous decisions only one takes effect', async () => {
  const { decide } = await proposed()
  const answers = await Promise.all([decide('accept'), decide('decline', { reason: 'No' })])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('a dish of private foods can be accepted only after these foods', async () => {
  const { ana, admin, id: part } = await proposed({ name: 'Masala of the house' })
  const { id } = (await ana.post(URL, dish({ ingredients: [{ food: part, grams: 100 }] }))).body
  const { updated_at } = (await ana.post(`${URL}${id}/propose/`)).body
  const accept = (food: number, at: string) =>
    admin.post(`${PROPOSALS}${food}/decide/`, { decision: 'accept', updated_at: at })
  expect(await accept(id, updated_at)).toMatchObject({
    status: 409,
    body: {
      detail: 'The library can’t hold a dish made of private foods. Accept or replace these first: Masala of the house',
    },
  })
  const masala = (await ana.get(`${URL}${part}/`)).body
  expect((await accept(part, masala.updated_at)).status).toBe(200)
  expect((await accept(id, updated_at)).status).toBe(200)
})

test('a dish is not accepted either if its private ingredient was deleted', async () => {
  const admin = as(await given.admin())
  const ana = as(await given.dietitian())
  const part = (await ana.post(URL, dish({ name: 'Masala of the house' }))).body.id
  const ingredients = [{ food: part, grams: 250 }]
  const { id } = (await ana.post(URL, dish({ name: 'Rajma with masala', ingredients, cooked_grams: 250 }))).body
  const { updated_at } = (await ana.post(`${URL}${id}/propose/`)).body
  expect((await ana.delete(`${URL}${part}/`)).status).toBe(204)
  expect((await admin.post(`${PROPOSALS}${id}/decide/`, { decision: 'accept', updated_at })).status).toBe(409)
})

test('an accepted food can be removed again with a reason, and then no search finds it', async () => {
  const { ana, admin, id, url, decide } = await proposed()
  expect((await decide('accept')).status).toBe(200)
  expect((await anonymous.get(SEARCH)).body.results[0]).toMatchObject({ id })
  const { results } = (await admin.get(`${PROPOSALS}?status=library`)).body
  expect(results).toMatchObject([{ id, status: 'library', owner: { name: 'Ana Bedi' } }])
  const giveBack = (fields: object) =>
    admin.post(`${PROPOSALS}${id}/decide/`, { decision: 'return', updated_at: results[0].updated_at, ...fields })
  expect(await giveBack({})).toMatchObject({ status: 400, body: { reason: ['Tell the dietitian why'] } })
  expect(await giveBack({ reason: 'It holds milk too.' })).toMatchObject({ status: 200, body: { status: 'declined' } })
  expect((await anonymous.get(SEARCH)).body.results).toEqual([])
  expect((await anonymous.get(`/api/foods/${id}/`)).status).toBe(404)
  expect((await ana.get(url)).body).toMatchObject({ status: 'declined', decline_reason: 'It holds milk too.' })
  expect(await giveBack({ reason: 'Again.' })).toMatchObject({
    status: 409,
    body: { detail: 'This food is not in the library any more.' },
  })
})

test('a food of the library itself cannot be removed', async () => {
  const admin = as(await given.admin())
  const { status } = await admin.post(`${PROPOSALS}200001/decide/`, {
    decision: 'return',
    reason: 'No.',
    updated_at: '2026-11-26T00:00:00.000Z',
  })
  expect(status).toBe(409)
})

test('a decision must be a known one and name the version that was read', async () => {
  const { admin, id } = await proposed()
  expect(await admin.post(`${PROPOSALS}${id}/decide/`, { decision: 'maybe' })).toMatchObject({
    status: 400,
    body: {
      decision: ['Choose one of: accept, decline, return'],
      updated_at: ['Send the updated_at of the food you have read'],
    },
  })
})
