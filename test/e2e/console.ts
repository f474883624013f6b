import type { Locator, Page } from '@playwright/test'
import { type Account, given, signedIn } from './accounts.ts'
import { expectToSee } from './assertions.ts'
import type { VisitOptions } from './fixtures.ts'

export const PLAIN = 'Is one session enough to plan the week of a small family?'
export const REPLY = 'Send me three days of what you eat, with the times. Then we talk about the evenings first.'

interface Request {
  dietitian: Account
  client: Account
  id: number
  /** Where the dietitian reads it. */
  path: string
}

export async function givenRequest(text = PLAIN): Promise<Request> {
  const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
  const { id } = await given.request(client, dietitian, text, 'Acidity')
  return { client, dietitian, id, path: `/dietitian/requests/${id}` }
}

/** A dietitian's page of one client request. */
export async function atRequest(text = PLAIN, options: VisitOptions = {}): Promise<Request & { page: Page }> {
  const request = await givenRequest(text)
  const page = await signedIn(request.dietitian, options)
  await page.goto(request.path)
  await expectToSee(page.getByRole('heading', { level: 1, name: request.client.name }))
  return { page, ...request }
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Reply' })
export const replyButton = (within: Page | Locator) => within.getByRole('button', { name: 'Send Reply' })
export const statusIs = (page: Page, status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first()
export const detail = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).first().locator('xpath=following-sibling::dd[1]').innerText()
