import { expect, test } from 'vitest'
import { anonymous } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { queuedMails } from '#test/side-effects.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'
import { eraseDemoAccounts } from './erasure.service.ts'

setUpTestApp()

const erase = () => {
  const { connection, services, outboxDir } = testApp()
  return eraseDemoAccounts({ db: connection.db, files: services.files, outboxDir })
}
const idsOf = async (path: string) => {
  const { results } = (await anonymous.get(`/api/adminpanel/${path}/`)).body
  return results.map(({ id }: { id: number }) => id)
}

test('demo accounts are removed with their articles and requests; real ones stay and get a mail', async () => {
  const [real, demo] = [await given.dietitian(), await given.dietitian({ is_demo: true })]
  await given.admin()
  await given.admin({ is_demo: true })
  const client = await given.user()
  const demoClient = await given.user({ is_demo: true })
  const article = await given.blog({ author: real })
  await given.blog({ author: demo })
  await given.request({ from: client, to: demo })
  await given.request({ from: demoClient, to: demo })

  expect(await erase()).toEqual({ erased: 3, left: 0 })
  expect(await idsOf('dietitians')).toEqual([real.id])
  expect(await idsOf('blogs')).toEqual([article.id])
  expect(await queuedMails()).toEqual([{ recipient: client.email, template: 'request-closed' }])
})

test('a demo admin who is the only admin stays until there is another', async () => {
  await given.admin({ is_demo: true })
  expect(await erase()).toEqual({ erased: 0, left: 1 })
  await given.admin()
  expect(await erase()).toEqual({ erased: 1, left: 0 })
})
