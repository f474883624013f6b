import { given, signedIn } from './accounts.ts'
import { expectToSee } from './assertions.ts'
import { expect, test } from './fixtures.ts'

test('the API reference is drawn, but can access neither the tokens nor the API', async () => {
  const page = await signedIn(await given.client())
  await page.goto('/settings')
  expect(await page.evaluate(`localStorage.getItem('access_token') !== null`)).toBe(true)
  await page.goto('/api/docs/')
  await expectToSee(page.getByRole('button', { name: 'Expand operation' }).first())
  expect(await page.evaluate('origin')).toBe('null')
  const error = (read: string) => page.evaluate(`(async () => ${read})().then(() => '', (error) => error.name)`)
  expect(await error(`localStorage.getItem('access_token')`)).toBe('SecurityError')
})
