import { expect, test, vi } from 'vitest'
import { as } from '#test/callers.ts'
import { given } from '#test/given.ts'
import { setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

test("a dietitian's name changes the directory, a client's weight changes no page", async () => {
  const announced = vi.spyOn(testApp().app, 'announce')
  const [client, ana] = [await given.user(), await given.dietitian()]
  expect((await as(client).patch('/api/auth/profile/', { weight: 61 })).status).toBe(200)
  expect(announced).not.toHaveBeenCalled()
  expect((await as(ana).patch('/api/auth/profile/', { first_name: 'Ana' })).status).toBe(200)
  expect(announced.mock.calls).toEqual([[['dietitians', 'blogs']]])
})

test('only a first reply that moves the time shown changes the directory', async () => {
  const announced = vi.spyOn(testApp().app, 'announce')
  announced.mockClear()
  const ana = await given.dietitian()
  for (let number = 1; number <= 4; number += 1) await answered()
  expect(announced).not.toHaveBeenCalled()
  const client = await answered()
  expect(announced.mock.calls).toEqual([[['dietitians']]])
  // As quick as the others: the median stays.
  const { url } = await answered()
  await as(ana).post(`${url}messages/`, { body: 'And with lunch.' })
  await as(client.from).post(`${client.url}messages/`, { body: 'I will.' })
  await as(ana).patch(`${url}update_status/`, { status: 'closed' })
  expect(announced).toHaveBeenCalledTimes(1)

  async function answered() {
    const from = await given.user()
    const { id } = await given.request({ from, to: ana })
    const url = `/api/adminpanel/contact-requests/${id}/`
    await as(ana).post(`${url}messages/`, { body: 'Begin with breakfast.' })
    return { url, from }
  }
})
