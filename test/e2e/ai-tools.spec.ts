import { signIn } from './accounts.ts'
import { atTools, GENERATE, generateButton, IDEAS, ideaHeadings, order, TOOLS, tab, topicField } from './ai.ts'
import { countCalls, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expect, test } from './fixtures.ts'

const TOPIC = 'How to get enough protein on a vegetarian Indian plate'

test.describe('Generate Blog', () => {
  test('shows every error and keeps the input, offline, at the limit and after the session has ended', async () => {
    const { page, author } = await atTools({ expects: /401|429|Failed to load/ })
    await order(page, 'Diet', TOPIC)
    await page.context().setOffline(true)
    await generateButton(page).click()
    await expectToSee(page.getByRole('alert').getByText('You appear to be offline.'))
    await page.context().setOffline(false)
    const limit = 'You have used the writing tools 50 times today.'
    await page.route(GENERATE, (route) => route.fulfill({ status: 429, json: { detail: limit } }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByRole('alert').getByText(limit))
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
    await page.route('**/api/auth/token/refresh/', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Token is invalid or expired' } }),
    )
    await page.route(GENERATE, (route) => route.fulfill({ status: 401, json: { detail: 'Not signed in' } }))
    await generateButton(page).click()
    await expectPath(page, /^\/login\?next=/)
    await page.unrouteAll()
    await signIn(page, author)
    await expectPath(page, TOOLS)
    expect(await topicField(page).inputValue()).toBe(TOPIC)
  })
})

test.describe('Content Ideas', () => {
  test('shows six of ten, others on demand; each can be used or copied, and a replaced topic restored', async () => {
    const { page } = await atTools({ permissions: ['clipboard-read', 'clipboard-write'] })
    const calls = countCalls(page, '/api/adminpanel/blogs/generate_with_ai/')
    await page.goto('/dietitian/dashboard')
    await page.getByRole('main').getByRole('link', { name: 'Generate with AI' }).click()
    await expectPath(page, TOOLS)
    await tab(page, 'Content Ideas').click()
    const ideas = ideaHeadings(page)
    await expectToSee(ideas.first(), page.getByText('Nobody has written about this here yet').first())
    const first = await ideas.allInnerTexts()
    await expectSound(page)
    await page.getByRole('button', { name: 'Generate New Ideas' }).click()
    const second = await ideas.allInnerTexts()
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([6, 6, 10])
    const idea = second[0] ?? ''
    await page.getByRole('button', { name: `Copy: ${idea}` }).click()
    await expectToSee(page.getByText('Topic copied'))
    await page.getByRole('button', { name: `Use this idea: ${idea}` }).click()
    await expectPath(page, TOOLS)
    expect(await topicField(page).inputValue()).toBe(idea)
    // The site's scripts may not read the clipboard, so the test pastes like a person.
    await topicField(page).press('Control+a')
    await topicField(page).press('Control+v')
    expect(await topicField(page).inputValue()).toBe(idea)
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(2)
    expect(calls()).toBe(0)

    const topic = 'Lunch boxes for a Mohali office'
    await order(page, 'Lifestyle', topic)
    await tab(page, 'Content Ideas').click()
    await page
      .getByRole('button', { name: /^Use this idea: / })
      .first()
      .click()
    const notice = page.getByRole('status').filter({ hasText: topic })
    await expectToSee(notice)
    expect(await topicField(page).inputValue()).not.toBe(topic)
    await expectSound(page)
    await page.reload()
    await notice.getByRole('button', { name: 'Bring back my topic' }).click()
    await expectToSee(
      topicField(page).and(page.locator(':focus')),
      page.getByRole('radio', { name: /^Lifestyle/, checked: true }),
    )
    expect(await topicField(page).inputValue()).toBe(topic)
    expect(await notice.count()).toBe(0)
  })
  test('says that the ideas could not be loaded, and loads them when asked again', async () => {
    const { page } = await atTools({ expects: /500|Failed to load/ })
    await page.route(IDEAS, (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong.' } }))
    await tab(page, 'Content Ideas').click()
    await expectToSee(page.getByRole('alert'), page.getByRole('button', { name: 'Retry' }))
    await expectSound(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(ideaHeadings(page).first())
    expect(await ideaHeadings(page).count()).toBe(6)
  })

  test('replacing one idea by another leaves nothing to restore, even after a reload', async () => {
    const { page } = await atTools()
    for (const at of [0, 1]) {
      await tab(page, 'Content Ideas').click()
      await page
        .getByRole('button', { name: /^Use this idea: / })
        .nth(at)
        .click()
      await page.reload()
      await expectToSee(generateButton(page))
    }
    expect(await page.getByRole('button', { name: 'Bring back my topic' }).count()).toBe(0)
  })
})
