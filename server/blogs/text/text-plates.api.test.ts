import { expect, test } from 'vitest'
import { PLATE_BLOCKS_MAX, TOO_MANY_PLATES, writePlateBlock } from '#domain/blogs/plate-blocks.ts'
import { anonymous, as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const BLOGS = '/api/adminpanel/blogs/'
const RAJMA = '200001-1-katori'
const CHAWAL = `${RAJMA}_200401-1.5-bowl`
const TEXT =
  '<p>Dal, sabzi, dahi, roti and a fruit each have their bowl on the plate, and a plate that shows all five needs no scale at the table.</p>'

const plate = (foods: string, title = 'Rajma chawal') => writePlateBlock({ plate: foods, title })
const article = (content: string) => ({
  title: 'What five bowls say about a meal',
  summary: 'Five bowls on a steel plate say more about a meal than any number printed on a packet.',
  content: TEXT + content,
  category: 'recipes',
})

async function privateFood(owner: { id: number }, name = 'Masi’s dal'): Promise<number> {
  const { rows } = await testApp().connection.pool.query(
    `insert into foods (kind, source, owner_id, status, name, portions, nutrients, rank)
     values ('food', 'own', $1, 'private', $2, '[]', '{"energy_kcal": 120}', 1) returning id`,
    [owner.id, name],
  )
  return Number(rows[0].id)
}

test('a plate is stored with a link that works, and is not part of the text', async () => {
  const author = as(await given.dietitian())
  const sent = `<figure data-plate="${CHAWAL}" data-title="Rajma chawal"><p>Anything</p></figure>`
  const { status, body } = await author.post(BLOGS, { ...article(sent), status: 'published' })
  expect(status).toBe(201)
  expect(body.content).toBe(TEXT + plate(CHAWAL))
  expect(body.content).toContain(`<a href="/meal-score?plate=${CHAWAL}">see this plate</a>`)
  const read = await anonymous.get(`${BLOGS}${body.id}/`)
  expect(read.body.content).toBe(body.content)
  const again = await author.patch(`${BLOGS}${body.id}/`, { content: read.body.content })
  expect(again.body.content).toBe(body.content)
  const { rows } = await testApp().connection.pool.query('select content_text from blogs where id = $1', [body.id])
  expect(rows[0].content_text).toBe(TEXT.replace(/<[^>]*>/g, ''))
})

test('plates alone are not an article', async () => {
  const { status, body } = await as(await given.dietitian()).post(BLOGS, {
    ...article(''),
    content: plate(CHAWAL).repeat(3),
  })
  expect(status).toBe(400)
  expect(body.content).toEqual(['Content is required'])
})

test('the author’s own food and another dietitian’s are refused, each in words that say what to do', async () => {
  const [author, other] = [await given.dietitian(), await given.dietitian()]
  const [own, foreign] = [await privateFood(author), await privateFood(other)]
  const create = (foods: string) => as(author).post(BLOGS, article(plate(foods, 'Supper')))
  const withOwn = await create(`${RAJMA}_${own}-150-gram`)
  expect(withOwn.status).toBe(400)
  expect(withOwn.body.content).toEqual([
    '“Masi’s dal” in “Supper” is your own food, which readers cannot see. Choose a food of the library, or propose yours for it first.',
  ])
  const unknown = ['A food of “Supper” is not in the library. Edit the plate and choose another food.']
  expect((await create(`${foreign}-150-gram`)).body.content).toEqual(unknown)
  expect((await create('999999-1-katori')).body.content).toEqual(unknown)
  expect((await create('200001-1-piece')).body.content).toEqual([
    'Rajma masala is not counted by the piece. Choose one of: katori, bowl, gram',
  ])
})

test('an article can have at most ten plates', async () => {
  const author = as(await given.dietitian())
  const content = (count: number) => plate(RAJMA).repeat(count)
  expect((await author.post(BLOGS, article(content(PLATE_BLOCKS_MAX)))).status).toBe(201)
  const { status, body } = await author.post(BLOGS, article(content(PLATE_BLOCKS_MAX + 1)))
  expect(status).toBe(400)
  expect(body.content).toEqual([TOO_MANY_PLATES])
})

test('ten plates are the limit however their tags are written', async () => {
  const author = as(await given.dietitian())
  const swapped = `<FIGURE class="x" data-title="Dal" data-plate="${RAJMA}"></FIGURE>`
  const { status, body } = await author.post(BLOGS, article(swapped.repeat(PLATE_BLOCKS_MAX + 1)))
  expect(status).toBe(400)
  expect(body.content).toEqual([TOO_MANY_PLATES])
})

test('a stored plate may stay after its food has left the library, a new one with it is refused', async () => {
  const author = await given.dietitian()
  const food = await privateFood(author)
  const { pool } = testApp().connection
  await pool.query(`update foods set status = 'library', owner_id = null where id = $1`, [food])
  const foods = `${food}-150-gram`
  const { body: blog } = await as(author).post(BLOGS, article(plate(foods)))
  await pool.query('delete from foods where id = $1', [food])
  const kept = await as(author).patch(`${BLOGS}${blog.id}/`, { content: `${TEXT}${TEXT}${plate(foods)}` })
  expect(kept.status).toBe(200)
  const added = await as(author).patch(`${BLOGS}${blog.id}/`, { content: TEXT + plate(`${foods}_${RAJMA}`) })
  expect(added.status).toBe(400)
})

test('a working copy keeps a plate with any food', async () => {
  const author = as(await given.dietitian())
  const content = plate('999999-1-katori')
  await author.post('/api/adminpanel/blog-working-copies/', {
    ...{ blog: null, title: '', summary: '', category: '', status: 'draft' },
    content,
  })
  const { body } = await author.get('/api/adminpanel/blog-working-copies/')
  expect(body.working_copy.content).toBe(content)
})

test('suggestions and summaries do not change plates', async () => {
  const author = await given.dietitian()
  const content = `<p>In order to sleep well, eat early. ${TEXT.slice(3)}${plate(CHAWAL, 'In order to eat rajma, cook it well.')}<p>Dal holds protein, because it is a pulse, and curd holds calcium.</p>`
  const blog = await given.blog({ author, title: 'Dal and curd', content })
  const improved = await as(author).post(`${BLOGS}${blog.id}/improve_content/`, {})
  expect(improved.status).toBe(200)
  expect(improved.body.changes).toHaveLength(1)
  expect(improved.body.content).toBe(content.replace('In order to sleep', 'To sleep'))
  const summary = await as(author).post(`${BLOGS}${blog.id}/generate_summary/`, {})
  expect(summary.status).toBe(200)
  expect(summary.body.summary).not.toMatch(/rajma|see this plate/i)
})
