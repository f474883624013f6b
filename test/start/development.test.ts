import { utimes } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { cleanUp, newFolder, start } from './fixtures.ts'

cleanUp(afterAll)

test('the development server serves the pages, and restarts after a change', async () => {
  const product = await start({ DATA_DIR: await newFolder() }, { isDevelopment: true })
  const starts = () => product.output().split('Thali (development) is ready').length - 1
  const home = await fetch(product.url)
  expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])

  await utimes('server/app.ts', new Date(), new Date())
  await vi.waitFor(() => expect(starts()).toBe(2), { timeout: 60_000, interval: 100 })
  expect((await fetch(product.url)).status).toBe(200)
  expect(await product.stop()).toBe(0)
})
