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
