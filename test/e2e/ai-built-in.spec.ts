import { given } from './accounts.ts'
import { atTools, generateButton, ideaHeadings, order, readyHeading, TOOLS, tab, topicField } from './ai.ts'
import { errorLinks, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { button } from './editor.ts'
import { expect, test } from './fixtures.ts'
import { keyboard } from './input-methods.ts'

const TOPIC = 'How to get enough protein on a vegetarian Indian plate'
test('explains what is missing, keeps the topic, and writes without an API key, by keyboard alone', async () => {
  const { page, author } = await atTools()
  const input = keyboard(page)
  await expectToSee(page.getByText('The built-in engine takes articles'), page.getByRole('radio', { name: /^Yoga/ }))
  await generateButton(page).focus()
  await page.keyboard.press('Enter')
  await expectToSee(errorLinks(page).getByText('Category is required'), errorLinks(page).getByText('Topic is required'))
  await expectSound(page)
  await input.tick(page.getByRole('radio', { name: /^Diet/ }))
  await input.write(topicField(page), TOPIC)
  await page.reload()
  await expectToSee(page.getByRole('radio', { name: /^Diet/, checked: true }))
  expect(await topicField(page).inputValue()).toBe(TOPIC)
  expect(await page.getByLabel('Write in my voice').count()).toBe(0)
  await input.press(generateButton(page))
  await expectToSee(
    readyHeading(page).and(page.locator(':focus')),
    page.getByText('Built-in engine', { exact: true }),
    page.getByRole('region', { name: 'Sources' }),
  )
  await expectSound(page)
  // It stays until another article is requested.
  await tab(page, 'Generate Blog').focus()
  await page.keyboard.press('End')
  await expectPath(page, /^\/dietitian\/ai-tools\?tab=ideas&blog=\d+$/)
  await page.keyboard.press('Home')
  await expectToSee(readyHeading(page), tab(page, 'Generate Blog').and(page.locator(':focus')))
  const [blog] = (await author.api.blogs.listMine()).results
  expect(blog).toMatchObject({ status: 'draft', ai_generated: true, ai_engine: 'built_in', category: 'diet' })
  await input.press(page.getByRole('button', { name: 'Generate Another' }))
  expect(await topicField(page).inputValue()).toBe('')
  await tab(page, 'Improve Content').click()
  await page.getByRole('link', { name: blog?.title ?? '' }).click()
  await expectPath(page, `/dietitian/blogs/edit/${blog?.id}`)
  await expectToSee(page.getByText('AI Generated'), page.getByText('Built-in engine'))
})

test('keeps its result and an idea through a reload, and says when the result is an outline', async () => {
  // An address that names no own article shows an empty form.
  const { page, author } = await atTools({ expects: /404/ }, '?blog=x')
  await expectToSee(generateButton(page))
  await expectPath(page, `${TOOLS}?blog=x`)
  const other = await given.blog(await given.dietitian())
  for (const id of [other.id, 2_147_483_000]) {
    await page.goto(`${TOOLS}?blog=${id}`)
    await expectToSee(generateButton(page))
    await expectPath(page, TOOLS)
  }

  await order(page, 'Diet', TOPIC)
  await generateButton(page).click()
  await expectToSee(readyHeading(page))
  const [blog] = (await author.api.blogs.listMine()).results
  await expectPath(page, `${TOOLS}?blog=${blog?.id}`)
  await page.reload()
  await expectToSee(readyHeading(page), page.getByRole('heading', { name: blog?.title ?? '' }))
  await expectToSee(page.getByText(/^Written in/), page.getByText('The claim check found nothing.'))
  await tab(page, 'Content Ideas').click()
  await expectToSee(page.getByRole('button', { name: 'Generate New Ideas' }))
  const idea = await ideaHeadings(page).first().innerText()
  await page.getByRole('button', { name: `Use this idea: ${idea}` }).click()
  const notice = page.getByRole('status').filter({ hasText: `Your idea is ready: “${idea}”` })
  await expectToSee(readyHeading(page), notice)
  await expectSound(page)
  await page.reload()
  await expectToSee(readyHeading(page), notice)
  await button(notice, 'Start with it').click()
  await expectPath(page, TOOLS)
  expect(await topicField(page).inputValue()).toBe(idea)
  await expectToSee(generateButton(page).and(page.locator(':not([aria-disabled])')))
  await page.reload()
  await expectToSee(generateButton(page))
  expect(await notice.count()).toBe(0)
  expect(await topicField(page).inputValue()).toBe(idea)

  await order(page, 'Lifestyle', 'Which tyre pressure suits a mountain bicycle')
  await page.getByLabel('Publish immediately after generation').check()
  await generateButton(page).click()
  await expectToSee(page.getByRole('heading', { name: 'An outline is ready, not an article' }))
  expect((await author.api.blogs.listMine()).stats).toMatchObject({ drafts: 2, published: 0 })
  await expectSound(page)
})

test('offers the closest library articles if none covers the whole topic', async () => {
  const { page, author } = await atTools()
  await order(page, 'Diet', 'PCOS and weight loss')
  await generateButton(page).click()
  const closest = page.getByRole('region', { name: 'Closest in the library' })
  await expectToSee(closest.getByRole('heading').and(page.locator(':focus')))
  await expectSound(page)
  await topicField(page).fill('PCOS weight loss')
  await expectNotToSee(closest)
  await generateButton(page).click()
  const choice = closest.getByRole('listitem').first().getByRole('button')
  const title = await choice.innerText()
  await choice.click()
  await expectToSee(readyHeading(page), page.getByRole('heading', { name: title }))
  await button(page, 'Generate Another').click()
  await order(page, 'Diet', 'PCOS and weight loss')
  await generateButton(page).click()
  await button(closest, 'Get an outline instead').click()
  await expectToSee(page.getByRole('heading', { name: 'An outline is ready, not an article' }))
  expect((await author.api.blogs.listMine()).stats).toMatchObject({ drafts: 2 })
})
