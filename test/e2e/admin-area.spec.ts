import type { Page } from '@playwright/test'
import { LAST_ADMIN } from '#domain/accounts/account-rules.ts'
import { given, signedInAdmin } from './accounts.ts'
import { open } from './actions.ts'
import { eventually, expectNotToSee, expectPath, expectSound, expectToSee } from './assertions.ts'
import { detail, PLAIN } from './console.ts'
import { expect, test, type VisitOptions } from './fixtures.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function inPanel(path: string, options: VisitOptions = {}): Promise<Page> {
  const page = await signedInAdmin(options)
  await page.goto(path)
  await expectPath(page, path)
  return page
}

test.describe('the admin area', () => {
  test('shows open work first, then the statistics, and can be left the way it was entered', async () => {
    const [client, dietitian] = [await given.client('Jyoti'), await given.dietitian()]
    await given.request(client, dietitian, PLAIN)
    const page = await inPanel('/admin')
    await expectToSee(
      heading(page, 'Overview'),
      page.getByRole('link', { name: /(is|are) waiting for a dietitian’s reply\./ }),
      page.getByRole('heading', { name: 'Time to the first reply' }),
    )
    expect(Number((await detail(page, 'Users')).replace(/\D/g, ''))).toBeGreaterThan(2)
    await expectSound(page)
    await page.getByRole('button', { name: 'Show as table: Sign-ups' }).click()
    expect(await page.getByRole('table', { name: 'Sign-ups' }).getByRole('row').count()).toBe(11)
    const arrival = Promise.withResolvers<void>()
    await page.route(/stats\/\?range=12m/, (route) => arrival.promise.then(() => route.continue()))
    await page.getByText('12 months').click()
    await expectPath(page, '/admin?range=12m')
    // Until they arrive, the previous numbers are shown as what they are.
    await expectToSee(page.getByText(/accounts? w(?:as|ere) created in the last 30 days\./))
    arrival.resolve()
    await expectToSee(page.getByText(/accounts? w(?:as|ere) created in the last 12 months\./))
    await eventually(() => page.getByRole('table', { name: 'Sign-ups' }).getByRole('row').count()).toBe(13)
    await page.getByRole('link', { name: 'Console', exact: true }).click()
    await expectToSee(heading(page, 'Welcome back'))
    await page.getByRole('link', { name: 'Admin panel' }).first().click()
    await expectToSee(heading(page, 'Overview'))
    await open(page, '/profile')
    await page.getByRole('link', { name: 'Admin panel' }).first().click()
    await expectToSee(heading(page, 'Overview'))
  })
})

test.describe('users', () => {
  test('are searched, get another role, are signed out and disabled, with audit entries and errors', async () => {
    const person = await given.client('Harleen')
    const page = await inPanel('/admin/users?role=bogus', { expects: /404|409/ })
    await expectToSee(
      page.getByRole('link', { name: 'Users', exact: true }),
      page.getByText('This list can’t filter by “role=bogus”, so we left it out.'),
    )
    await page.getByRole('searchbox', { name: 'Search users' }).fill(person.email)
    await expectToSee(page.getByRole('heading', { name: '1 user', exact: true }))
    await expectSound(page)
    await page.getByRole('link', { name: person.name }).click()
    await expectToSee(
      heading(page, person.name),
      page.getByRole('navigation', { name: 'Breadcrumb' }).getByText(person.name),
      page.getByText('On 1 device'),
      page.getByText('Opened an account’s page'),
    )
    for (const health of ['Weight', 'Height', 'Gender']) expect(await page.getByText(health).count()).toBe(0)

    await page.getByLabel('Role', { exact: true }).selectOption('dietitian')
    await page.getByRole('button', { name: 'Change role' }).click()
    await dialog(page, `Make ${person.name} a dietitian`).getByRole('button', { name: 'Change role' }).click()
    await expectToSee(page.getByText('Role: User → Dietitian'))
    expect((await person.api.dietitians.me()).id).toBe(person.id)

    await page.getByRole('button', { name: 'Sign out everywhere' }).click()
    await dialog(page, 'Sign out everywhere').getByRole('button', { name: 'Sign out everywhere' }).click()
    await expectToSee(page.getByText('On no device'))
    await expect(person.api.accounts.profile()).rejects.toMatchObject({ status: 401 })

    const account = `**/api/adminpanel/users/${person.id}/`
    await page.route(account, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 409, json: { detail: LAST_ADMIN } })
        : route.continue(),
    )
    await page.getByRole('button', { name: 'Disable account' }).click()
    const confirmation = dialog(page, 'Disable account')
    await eventually(() => page.evaluate('document.activeElement.textContent')).toBe('Cancel')
    await confirmation.getByRole('button', { name: 'Disable account' }).click()
    await expectToSee(page.getByText(LAST_ADMIN))
    await page.unroute(account)
    // Without the messages of what has been done.
    await page.reload()
    await page.getByRole('button', { name: 'Disable account' }).click()
    await confirmation.getByRole('button', { name: 'Disable account' }).click()
    await expectToSee(page.getByRole('button', { name: 'Enable account' }), page.getByText('Access: Active → Disabled'))
    await expectNotToSee(dialog(page, 'Disable account'))
    // Without the messages of what has been done.
    await page.reload()
    await expectToSee(page.getByRole('button', { name: 'Enable account' }))
    await expectSound(page)
    await page.goto('/admin/users/999999999')
    await expectToSee(heading(page, 'User not found'))
  })
})
