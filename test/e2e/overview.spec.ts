import { given, signedIn } from './accounts.ts'
import { blockEventStream } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { detail, PLAIN } from './console.ts'
import { expect, PHONE, test } from './fixtures.ts'

const focused = 'document.activeElement.textContent'

test.describe('the overview', () => {
  test('shows articles and requests, labels pending and urgent ones, and links to all', async () => {
    const [dietitian, client, urgentClient] = [
      await given.dietitian(),
      await given.client('Jyoti'),
      await given.client('Urmila'),
    ]
    const published = await given.blog(dietitian)
    const draft = await given.blog(dietitian, { status: 'draft' })
    const urgent = await given.request(urgentClient, dietitian, 'It is urgent: what do I eat tonight?')
    const { id } = await given.request(client, dietitian, PLAIN)
    await dietitian.api.consultations.updateStatus(urgent.id, { status: 'closed' })
    const page = await signedIn(dietitian)
    await page.goto('/dietitian')
    await expectPath(page, '/dietitian/dashboard')
    await expectToSee(
      page.getByRole('heading', { level: 1, name: 'Welcome back' }),
      page.getByText('One request is waiting for a reply.'),
      page.getByRole('link', { name: published.title }),
      page.getByText('No views in the last eight weeks.'),
    )
    for (const [term, count] of [
      ['Total Blogs', '2'],
      ['Total Views', '0'],
      ['Contact Requests', '2'],
      ['Published Articles', '1'],
    ] as const) {
      await eventually(() => detail(page, term)).toBe(count)
    }
    await page.getByRole('button', { name: 'Show as table: Article views per week' }).click()
    expect(await page.getByRole('table', { name: 'Article views per week' }).getByRole('row').count()).toBe(9)
    await expectToSee(page.getByText('1 published'), page.getByText('1 waiting').last(), page.getByText('1 draft'))
    const marksOf = async ({ name }: { name: string }) => {
      const marks = await page.getByRole('main').getByRole('link', { name }).getByRole('img').all()
      return Promise.all(marks.map((mark) => mark.getAttribute('aria-label')))
    }
    await eventually(() => marksOf(client)).toEqual(['Pending'])
    expect(await marksOf(urgentClient)).toEqual(['High priority'])
    await expectSound(page)
    const targets = {
      'Total Blogs': '/dietitian/blogs',
      'Published Articles': '/dietitian/blogs?status=published',
      'Create New Blog': '/dietitian/blogs/create',
      'View All Requests': '/dietitian/requests',
      [draft.title]: `/dietitian/blogs/edit/${draft.id}`,
      [client.name]: `/dietitian/requests/${id}`,
    }
    for (const [name, target] of Object.entries(targets)) {
      const link = page.getByRole('main').getByRole('link', { name }).first()
      expect(await link.getAttribute('href'), name).toBe(target)
    }
    await page.getByRole('main').getByRole('link', { name: client.name }).click()
    await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
  })

  test('says how to begin while it is empty; on a phone the search is behind a button', async () => {
    const page = await signedIn(await given.dietitian(), { viewport: PHONE })
    await page.goto('/dietitian/dashboard')
    await expectToSee(
      page.getByText('No requests are waiting for a reply.'),
      page.getByText('Clients can contact you through your profile.'),
      page.getByText('No views in the last eight weeks.'),
    )
    await expectSound(page)
    await page.getByRole('button', { name: 'Search' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search' })
    await dialog.getByPlaceholder('Search blogs, requests...').fill('zzqqxx')
    await expectToSee(dialog.getByText('Nothing found here.').first())
    await expectSound(page)
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog.getByText('Nothing found here.').first())
    await page.keyboard.press('Escape')
    await expectNotToSee(dialog)
    await page.getByRole('link', { name: 'Create your first blog' }).click()
    await expectPath(page, '/dietitian/blogs/create')
  })

  test('shows failures in the bell, above the counts and in the chart, and retries', async () => {
    const dietitian = await given.dietitian()
    await given.request(await given.client('Jyoti'), dietitian, PLAIN)
    const page = await signedIn(dietitian, { expects: /503|Failed to load/ })
    const closed = { status: 503, json: { detail: 'Back in a minute.' } }
    const calls = [/contact-requests\/\?(.*&)?waiting=true/, /my_posts\/\?page_size=1$/, /blogs\/weekly_views\/$/]
    for (const call of calls) await page.route(call, (route) => route.fulfill(closed))
    await blockEventStream(page)
    await page.goto('/dietitian/dashboard')
    const alerts = page.getByRole('main').getByRole('alert').filter({ hasText: 'Back in a minute.' })
    await eventually(() => alerts.count()).toBe(2)
    await page.getByRole('button', { name: 'Notifications' }).click()
    const menu = page.locator(':popover-open')
    await expectToSee(menu.getByText('Back in a minute.'))
    await expectNotToSee(menu.getByText('No new notifications'))
    await expectSound(page)
    for (const call of calls) await page.unroute(call)
    await menu.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(menu.getByText(`From Jyoti`))
    await page.keyboard.press('Escape')
    await alerts.last().getByRole('button', { name: 'Retry' }).click()
    await eventually(() => alerts.count()).toBe(1)
    await alerts.getByRole('button', { name: 'Retry' }).click()
    await eventually(() => detail(page, 'Total Blogs')).toBe('0')
    await expectToSee(page.getByText('No views in the last eight weeks.'))
  })
})

test.describe('the search of the console', () => {
  test('finds own articles and requests while the user types, by keyboard', async () => {
    const [dietitian, other, client] = [await given.dietitian(), await given.dietitian(), await given.client('Jyoti')]
    const word = `jowar${dietitian.id}`
    const blog = await given.blog(dietitian, { title: `Roti of ${word}`, status: 'draft' })
    const foreign = await given.blog(other, { title: `Porridge of ${word}` })
    const { id } = await given.request(client, dietitian, `How do I keep ${word} soft until lunch?`)
    const page = await signedIn(dietitian)
    await page.goto('/dietitian/requests')
    const field = page.getByPlaceholder('Search blogs, requests...')
    await field.fill(word)
    const results = page.getByRole('search')
    await expectToSee(
      results.getByRole('heading', { name: 'Blogs' }),
      results.getByRole('link', { name: blog.title }),
      results.getByRole('heading', { name: 'Requests' }),
      results.getByRole('link', { name: client.name }),
    )
    await expectNotToSee(results.getByRole('link', { name: foreign.title }))
    await expectSound(page)
    // Narrower screens, checked in between, have another field.
    await field.focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.evaluate(focused)).toContain(blog.title)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectPath(page, `/dietitian/requests/${id}`)
    await expectNotToSee(results.getByRole('link', { name: client.name }))
    await field.fill(word)
    await expectToSee(results.getByRole('link', { name: blog.title }))
    await page.keyboard.press('Escape')
    await expectNotToSee(results.getByRole('link', { name: blog.title }))
    await page.keyboard.press('Enter')
    await expectPath(page, `/dietitian/blogs?search=${word}`)
  })
})
