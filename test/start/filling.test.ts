import { expect, test } from 'vitest'
import { DEMO_SIGN_INS } from '#server/demo/sign-ins.ts'
import { apiOf, signInAs } from './api-of.ts'
import { runScript } from './commands.ts'
import { cleanUp, newFolder, start } from './fixtures.ts'

cleanUp()

const ADMIN = { email: 'asha@thali.example', password: 'poha-with-peanuts-17' }
const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }

async function rolesAndDietitians(url: string) {
  const { user } = await apiOf(url).accounts.login(ADMIN)
  return { role: user.role, dietitians: (await apiOf(url).dietitians.list()).count }
}

test('the check for demo content precedes the creation of the admin, so an empty database gets both', async () => {
  const product = await start({ DATA_DIR: await newFolder(), DEMO_CONTENT: 'true', ...admin })
  expect(await rolesAndDietitians(product.url)).toEqual({ role: 'admin', dietitians: 24 })
  for (const { role, email, password } of DEMO_SIGN_INS) {
    expect(product.output()).toContain(`${role.padEnd(10)} ${email}  ${password}`)
    await signInAs(product.url, role)
  }
})

test('without demo content only the admin exists, and a database with users never gets any', async () => {
  const dataDir = await newFolder()
  const first = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'false', ...admin })
  expect(await rolesAndDietitians(first.url)).toEqual({ role: 'admin', dietitians: 0 })
  expect(await first.stop()).toBe(0)
  const second = await start({ DATA_DIR: dataDir, DEMO_CONTENT: 'true', ...admin })
  expect(await rolesAndDietitians(second.url)).toEqual({ role: 'admin', dietitians: 0 })
  expect(second.output()).not.toContain('Demo sign-ins')
})

test('on a public site demo accounts cannot sign in, the log warns of them, and one command removes them', async () => {
  const variables = { DATA_DIR: await newFolder(), SITE_URL: 'https://thali.example', ...admin }
  const product = await start({ ...variables, DEMO_CONTENT: 'true' })
  const { url } = product
  for (const { role } of DEMO_SIGN_INS) {
    await expect(signInAs(url, role)).rejects.toMatchObject({ status: 401 })
  }
  expect(await rolesAndDietitians(url)).toEqual({ role: 'admin', dietitians: 24 })
  expect(product.output()).not.toContain('Demo sign-ins')
  expect(product.output()).toContain('DEMO ACCOUNTS ON A PUBLIC SITE')
  expect(await runScript('demo-remove', [], variables)).toMatchObject({
    code: 0,
    out: 'Removed 36 demo accounts with their articles, requests and pictures.\n',
  })
  expect((await apiOf(url).dietitians.list()).count).toBe(0)
  expect((await apiOf(url).blogs.list()).count).toBe(0)
})
