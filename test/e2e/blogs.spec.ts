import { createHash } from 'node:crypto'
import { given, signedIn } from './accounts.ts'
import { holdResponses, open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { expireAccessToken } from './browser-storage.ts'
import { runSql } from './database.ts'
import { expect, PHONE, siteUrl, test, visitor } from './fixtures.ts'

const BODY =
  '<p>Ask ten people what they would change to eat better and nine name the ghee. The bowl beside it does more.</p>' +
  '<h2>Start with the dal</h2><p>Two katoris at lunch and one at night, thick enough to stand on a spoon.</p>' +
  '<h3>How much is enough</h3><p>Use the bowl, not the scale.</p><h2>Make the sabzi bigger</h2><p>One of them green.</p>'

test.describe('the list of articles', () => {
  test('has search, categories, author and order in its address, and offers a way back from no results', async () => {
    const author = await given.dietitian()
    const word = `amaranth${author.id}`
    await given.blog(author, { title: `First bowl of ${word}`, category: 'recipes' })
    await given.blog(author, { title: `Another bowl of ${word}`, category: 'yoga' })
    const page = await visitor()
    await open(page, '/blogs?search=zzqqxxyy')
    await expectToSee(page.getByRole('heading', { name: '0 Articles' }), page.getByText('No blogs found'))
    await expectSound(page)
    await page.getByRole('button', { name: 'Clear All Filters' }).click()
    await expectPath(page, '/blogs')
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Health & Wellness' }))
    await expectToSee(page.getByRole('heading', { name: 'Latest Articles' }))
    const search = page.getByRole('searchbox', { name: 'Search articles' })
    await eventually(() => search.inputValue()).toBe('')
    await search.fill(word)
    await expectToSee(page.getByRole('heading', { name: '2 Articles' }))
    await page.getByRole('checkbox', { name: 'Healthy Recipes' }).check()
    await expectToSee(page.getByRole('heading', { name: '1 Article', exact: true }))
    await expectPath(page, `/blogs?search=${word}&category=recipes`)
    await page.getByRole('checkbox', { name: 'Yoga & Meditation' }).check()
    await expectToSee(page.getByRole('heading', { name: '2 Articles' }))
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('A to Z')
    await expectToSee(page.getByRole('article').first().getByText(`Another bowl of ${word}`))
    await page.getByRole('combobox', { name: 'Author' }).selectOption(author.name)
    await eventually(() => new URL(page.url()).searchParams.get('author')).toBe(String(author.id))
    await page.goBack()
    await eventually(() => new URL(page.url()).searchParams.get('author')).toBeNull()
  })

  test('begins on the first screen of a phone, with its filters in a sheet', async () => {
    const page = await visitor({ viewport: PHONE })
    await open(page, '/blogs?category=recipes')
    await expectToSee(page.getByText('Filters (1)'))
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThan(PHONE.height - 100)
    await expectNotToSee(page.getByRole('combobox', { name: 'Author' }))
    await page.waitForLoadState('networkidle')
    await page.getByText('Filters (1)').click()
    const sheet = page.getByRole('dialog', { name: 'Filters and order' })
    await page.getByRole('checkbox', { name: 'Healthy Recipes' }).uncheck()
    await expectPath(page, '/blogs')
    await expectToSee(page.getByText('Filters', { exact: true }), page.getByRole('combobox', { name: 'Author' }))
    await expectSound(page)
    await sheet.getByRole('button', { name: /^Show/ }).click()
    await expectNotToSee(sheet)
  })

  test('a choice made while the previous one is loading replaces it', async () => {
    const author = await given.dietitian()
    await given.blog(author, { title: `A soup of sorrel${author.id}`, category: 'yoga' })
    const page = await visitor()
    await page.clock.install()
    await open(page, '/blogs')
    // The first choice's responses, list and authors, never arrive, and the stopped clock prevents a timeout.
    await page.clock.pauseAt(Date.now() + 60_000)
    const delayedPaths = new Set<string>()
    await page.route(/adminpanel\/blogs\//, (route) => {
      const { pathname } = new URL(route.request().url())
      return delayedPaths.has(pathname) ? route.continue() : void delayedPaths.add(pathname)
    })
    await page.getByRole('checkbox', { name: 'Healthy Recipes' }).check()
    await eventually(() => delayedPaths.size).toBe(2)
    await page.getByRole('checkbox', { name: 'Yoga & Meditation' }).check()
    // Its selected state follows the address, which the stopped clock delays.
    await page.getByRole('checkbox', { name: 'Healthy Recipes' }).click()
    await expectPath(page, '/blogs?category=yoga')
    await expectToSee(page.getByText(`A soup of sorrel${author.id}`))
  })

  test('a plain form filters without script', async () => {
    const author = await given.dietitian()
    const word = `kodo${author.id}`
    await given.blog(author, { title: `A porridge of ${word}`, category: 'recipes' })
    const page = await visitor({ javaScriptEnabled: false })
    await page.goto('/blogs')
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(word)
    await page.getByRole('checkbox', { name: 'Healthy Recipes' }).check()
    await page.getByRole('button', { name: 'Apply' }).click()
    await expectToSee(page.getByRole('heading', { name: '1 Article', exact: true }))
    await page.getByRole('link', { name: `A porridge of ${word}` }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: `A porridge of ${word}` }))
  })
})

test.describe('an article', () => {
  test('is read and shared, with its contents, its author and dietitians who help with its subject', async () => {
    const author = await given.dietitian({ focus_areas: ['pcos'] })
    const blog = await given.blog(author, { title: 'PCOS and a plate of rajma', content: BODY })
    const page = await visitor({ permissions: ['clipboard-read', 'clipboard-write'] })
    await open(page, `/blogs/${blog.id}`)
    await expectToSee(
      page.getByRole('heading', { level: 1, name: blog.title }),
      page.getByText('1 min read').first(),
      page.getByRole('heading', { level: 2, name: 'About the Author' }),
    )
    const contents = page.getByRole('navigation', { name: 'On this page' })
    expect(await contents.getByRole('link').allTextContents()).toEqual([
      'Start with the dal',
      'How much is enough',
      'Make the sabzi bigger',
    ])
    await contents.getByRole('link', { name: 'Make the sabzi bigger' }).click()
    await expectPath(page, `/blogs/${blog.id}#h-make-the-sabzi-bigger`)
    const current = contents.locator('[aria-current]')
    await eventually(() => current.allTextContents()).toEqual(['Make the sabzi bigger'])
    await page.evaluate('window.scrollTo(0, 0)')
    // At the top no part is being read.
    await eventually(() => current.count()).toBe(0)
    for (const name of ['Get Consultation', 'Contact Author']) {
      expect(await page.getByRole('link', { name }).getAttribute('href')).toBe(`/contact-dietitian/${author.id}`)
    }

    // The suggested dietitians do not include the author, and plans come last.
    const suggestions = page.getByRole('region', { name: 'Talk it through with a dietitian' })
    await suggestions.scrollIntoViewIfNeeded()
    await expectToSee(suggestions.getByText('Matches: PCOS').first())
    await expectNotToSee(suggestions.getByText(author.name))
    const links = await suggestions.getByRole('link').allInnerTexts()
    expect(links.slice(-2)).toEqual(['Find a dietitian for PCOS', 'See membership plans'])
    expect(await (await fetch(`${siteUrl()}/blogs/${blog.id}`)).text()).toContain('/dietitians?search=pcos')
    await expectSound(page)

    const address = `${siteUrl()}/blogs/${blog.id}`
    for (const name of ['WhatsApp', 'X', 'Facebook']) {
      const href = await page.getByRole('link', { name: `Share on ${name}` }).getAttribute('href')
      expect(href).toContain(encodeURIComponent(address))
    }
    await page.getByRole('button', { name: 'Copy link' }).click()
    await expectToSee(page.getByText('Link copied'))
    await page.getByRole('link', { name: `Dr. ${author.name}` }).click()
    await expectPath(page, `/dietitians/${author.id}`)
    // No script of the site may read the clipboard; a person pastes.
    await open(page, '/blogs')
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.press('Control+v')
    await eventually(() => search.inputValue()).toBe(address)
  })

  test('has its text once in the page, even after navigating away and back', async () => {
    const author = await given.dietitian()
    const mark = `amaranth${author.id}`
    // No other test writes in this category, so the two articles stay adjacent.
    const blogOf = (text: string) =>
      given.blog(author, { title: `About ${text}`, content: `${BODY}<p>${text}.</p>`, category: 'mental_health' })
    const first = await blogOf(`${mark} one`)
    const second = await blogOf(`${mark} two`)
    const html = await (await fetch(`${siteUrl()}/blogs/${first.id}`)).text()
    expect(html.split('Two katoris at lunch and one at night')).toHaveLength(2)
    const page = await visitor()
    await open(page, `/blogs/${first.id}`)
    await expectToSee(page.getByText(`${mark} one.`))
    await page.getByRole('link', { name: second.title, exact: true }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: second.title }), page.getByText(`${mark} two.`))
    await expectNotToSee(page.getByText(`${mark} one.`))
    await page.goBack()
    await expectToSee(page.getByRole('heading', { level: 1, name: first.title }), page.getByText(`${mark} one.`))
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Health & Wellness' }))
    // Other tests write articles too, so it may have left the first page of all articles.
    await page.getByRole('searchbox', { name: 'Search articles' }).fill(mark)
    await expectToSee(page.getByRole('heading', { name: '2 Articles' }))
    await page.getByRole('link', { name: second.title }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: second.title }), page.getByText(`${mark} two.`))
    await page.goBack()
    await expectToSee(page.getByRole('heading', { name: '2 Articles' }))
    // The list before the search.
    await page.goBack()
    await expectToSee(page.getByRole('heading', { name: 'Latest Articles' }))
    await page.goBack()
    await expectToSee(page.getByRole('heading', { level: 1, name: first.title }), page.getByText(`${mark} one.`))
    await expectNotToSee(page.getByText(`${mark} two.`))
    await page.goForward()
    await expectToSee(page.getByRole('heading', { level: 1, name: 'Health & Wellness' }))
  })

  test('a script in the database does not run', async () => {
    const blog = await given.blog(await given.dietitian())
    const code = 'document.documentElement.dataset.taken = "yes"'
    await runSql('update blogs set content = $1 where id = $2', [`<script>${code}</script><p>a</p>`, blog.id])
    const page = await visitor({ expects: /Content Security Policy|script/ })
    const response = await page.goto(`/blogs/${blog.id}`)
    expect(await response?.text()).toContain(code)
    const hash = createHash('sha256').update(code).digest('base64')
    expect(await response?.headerValue('content-security-policy')).not.toContain(hash)
    await expectToSee(page.getByRole('heading', { level: 1, name: blog.title }))
    expect(await page.locator('html').getAttribute('data-taken')).toBeNull()
  })

  test('by an admin offers no contact, and a missing one says so, with status 404 and no Retry', async () => {
    const admin = await given.admin()
    const blog = await admin.blogs.create({
      title: 'Written by the office itself',
      summary: 'What the office wants readers to know about how articles on this site come about.',
      content: BODY,
      category: 'lifestyle',
      status: 'published',
    })
    const page = await visitor({ expects: /404/ })
    await open(page, `/blogs/${blog.id}`)
    await expectToSee(page.getByRole('heading', { name: 'About the Author' }))
    await expectNotToSee(page.getByRole('link', { name: 'Get Consultation' }))
    for (const path of ['/blogs/999999', '/blogs/abc']) {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expectToSee(page.getByRole('heading', { name: 'Article Not Found' }))
      await expectToSee(page.getByText('The requested article could not be found.'))
      await expectNotToSee(page.getByRole('button', { name: 'Retry' }))
    }
    await page.getByRole('link', { name: 'Back to Blog' }).click()
    await expectPath(page, '/blogs')
  })

  test('shows that it is loading; only its author sees a draft, even with an expired access token', async () => {
    const author = await given.dietitian()
    const blog = await given.blog(author)
    const draft = await given.blog(author, { status: 'draft', title: 'Not yet for everybody' })
    const page = await signedIn(author, { expects: /404/ })
    await open(page, `/blogs?author=${author.id}`)
    const hold = () => holdResponses(page, '**/api/adminpanel/blogs/*/')
    const loading = page.getByRole('status').getByText('Loading article...', { exact: true })
    const heading = page.getByRole('heading', { level: 1, name: draft.title })
    let arrive = await hold()
    await page.getByRole('link', { name: blog.title }).click()
    await expectToSee(loading)
    // The text covers no navigation.
    const header = await page.getByRole('banner').boundingBox()
    expect((await loading.boundingBox())?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
    arrive()
    await expectToSee(page.getByRole('heading', { level: 1, name: blog.title }))
    await expectNotToSee(loading)
    arrive = await hold()
    await page.goto(`/blogs/${draft.id}`)
    await expectToSee(loading)
    await expectNotToSee(page.getByRole('heading', { name: 'Article Not Found' }))
    await expectSound(page)
    arrive()
    await expectToSee(heading)
    await expectNotToSee(loading)

    await page.reload()
    await expectToSee(heading)
    await expireAccessToken(page)
    await page.goto(`/dietitian/blogs/edit/${draft.id}`)
    await eventually(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe(draft.title)
    await expireAccessToken(page)
    await page.goto(`/blogs/${draft.id}`)
    await expectToSee(heading)

    const stranger = await visitor({ expects: /404/ })
    await stranger.goto(`/blogs/${draft.id}`)
    await expectToSee(stranger.getByRole('heading', { name: 'Article Not Found' }))
  })

  test('that could not be loaded is loaded by Retry', async () => {
    const author = await given.dietitian()
    const blog = await given.blog(author)
    const page = await visitor({ expects: /net::ERR_/ })
    await open(page, `/blogs?author=${author.id}`)
    await page.route(`**/api/adminpanel/blogs/${blog.id}/`, (route) => route.abort(), { times: 1 })
    await page.getByRole('link', { name: blog.title }).click()
    await expectToSee(page.getByText('Failed to fetch blog'), page.getByRole('link', { name: 'Back to Blog' }))
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: blog.title }))
  })

  test('has one address', async () => {
    const blog = await given.blog(await given.dietitian())
    const response = await fetch(`${siteUrl()}/blogs/${blog.id}/any-words`, { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([308, `/blogs/${blog.id}`])
  })
})
