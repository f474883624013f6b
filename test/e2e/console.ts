import type { Locator, Page } from '@playwright/test'
import { type Account, given, signedIn } from './accounts.ts'
import { expectToSee } from './assertions.ts'
import type { VisitOptions } from './fixtures.ts'

export const PLAIN = 'Is one session enough to plan the week of a small family?'
export const REPLY = 'Send me three days of what you eat, with the times. Then we talk about the evenings first.'

interface Console {
  page: Page
  dietitian: Account
  client: Account
}

/** A dietitian's page of one client request. */
export async function atRequest(
  text = PLAIN,
  options: VisitOptions = {},
): Promise<Console & { path: string; id: number }> {
  const [client, dietitian] = await Promise.all([given.client('Jyoti'), given.dietitian()])
  const { id } = await given.request(client, dietitian, text, 'Acidity')
  const page = await signedIn(dietitian, options)
  const path = `/dietitian/requests/${id}`
  await page.goto(path)
  await expectToSee(page.getByRole('heading', { level: 1, name: client.name }))
  return { page, dietitian, client, path, id }
}

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Send Reply' })
export const replyButton = (within: Page | Locator) => within.getByRole('button', { name: 'Send Reply' })
export const statusIs = (page: Page, status: string) =>
  page.getByRole('main').getByText(status, { exact: true }).first()
export const detail = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).first().locator('xpath=following-sibling::dd[1]').innerText()
