import { given, signedIn } from './accounts.ts'
import { open, pauseClock } from './actions.ts'
import { errorLinks, eventually, expectNotToSee, expectSound, expectToSee } from './assertions.ts'
import { expect, test } from './fixtures.ts'

test.describe('profile', () => {
  test('is edited, cancelled and saved', async () => {
    const client = await given.client()
    const page = await signedIn(client)
    await page.goto('/profile')
    await expectToSee(
      page.getByRole('heading', { level: 1, name: client.name }),
      page.getByText('Profile completeness'),
    )
    await expectToSee(page.getByText('Add your height and weight to see your BMI.'))
    await expectSound(page)

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await expectToSee(page.getByText('Email cannot be changed'))
    await expectSound(page)
    await page.getByLabel('First name').fill('Someone else')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    expect(await page.getByLabel('First name').inputValue()).toBe(client.first_name)

    await page.getByLabel('Weight').fill('0')
    await page.getByLabel('Height').fill('0')
    await page.getByLabel('Age').fill('30.5')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual([
      'Age must be a whole number between 1 and 120',
      'Height must be between 1 and 999.99 cm',
      'Weight must be between 1 and 999.99 kg',
    ])
    await expectSound(page)

    await page.getByLabel('Phone number').fill('+91 98765 43210')
    await page.getByLabel('Age').fill('34')
    await page.getByLabel('Gender').selectOption('Female')
    await page.getByLabel('Height').fill('165')
    await page.getByLabel('Weight').fill('62.5')
    await page.clock.install()
    await pauseClock(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    const banner = page.getByRole('status').getByText('Profile updated successfully!')
    await expectToSee(banner)
    await page.clock.resume()
    await expectToSee(page.getByText('100%'), page.getByText('Normal Weight', { exact: true }))
    await page.mouse.move(0, 0)
    await expectNotToSee(banner)
    await page.reload()
    await expectToSee(page.getByText('+91 98765 43210'))
    // The reload keeps the scroll position, where the header may cover half of a button.
    await page.evaluate('scrollTo(0, 0)')
    await expectSound(page)
  })

  test('sends only what was changed, refuses an unreadable number, and asks before changes are lost', async () => {
    const client = await given.client()
    await client.api.accounts.updateProfile({ weight: 70 })
    const page = await signedIn(client)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await client.api.accounts.updateProfile({ weight: 80 })
    // The browser gives an empty value for it, which would clear the stored one.
    await page.getByLabel('Height').pressSequentially('-')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await eventually(() => errorLinks(page).allInnerTexts()).toEqual(['Height must be a number'])
    await page.getByLabel('Height').fill('172.5')
    await page.getByRole('link', { name: 'Blog', exact: true }).first().click()
    const leave = page.getByRole('dialog', { name: 'Unsaved changes' })
    await leave.getByRole('button', { name: 'Stay' }).click()
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToSee(page.getByText('Profile updated successfully!'))
    expect(await client.api.accounts.profile()).toMatchObject({ user: { weight: 80, height: 172.5 } })
  })

  test('a failed change can be retried, and the new name appears in the header and other tabs at once', async () => {
    const client = await given.client()
    const page = await signedIn(client, { expects: /ERR_FAILED/ })
    await page.goto('/profile')
    const other = await page.context().newPage()
    await open(other, '/')
    await page.getByRole('button', { name: 'Edit Profile' }).click()
    await page.route('**/api/auth/profile/', (route) => route.abort())
    await page.getByLabel('First name').fill('Noor')
    await page.getByLabel('Age').fill('41')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expectToSee(page.getByRole('alert').getByText('Profile update failed'))
    expect(await page.getByLabel('Age').inputValue()).toBe('41')
    await page.unroute('**/api/auth/profile/')
    await page.getByRole('button', { name: 'Retry' }).click()
    await expectToSee(
      page.getByText('Profile updated successfully!'),
      page.getByText('Welcome, Noor'),
      other.getByText('Welcome, Noor'),
    )
  })
})
