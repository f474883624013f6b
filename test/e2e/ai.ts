import type { Locator, Page } from '@playwright/test'
import { type OpenAiServer, startOpenAiServer } from '../openai-server.ts'
import { type Product, startProduct } from '../product-process.ts'
import { type Account, given, signedIn } from './accounts.ts'
import { expectToSee } from './assertions.ts'
import { databaseUrl } from './database.ts'
import { dataDir, siteUrl, test, type VisitOptions } from './fixtures.ts'

export const TOOLS = '/dietitian/ai-tools'
export const GENERATE = '**/api/adminpanel/blogs/generate_with_ai/'
export const IDEAS = '**/api/adminpanel/blogs/ai_ideas/'
export const MODEL = 'ragi-7b'

export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const topicField = (page: Page) => page.getByLabel('Topic', { exact: true })
export const generateButton = (page: Page) => page.getByRole('button', { name: 'Generate Blog', exact: true })
export const ideaHeadings = (page: Page) => page.getByRole('tabpanel').getByRole('heading')
export const readyHeading = (page: Page) => page.getByRole('heading', { level: 2, name: 'Your draft is ready' })
export const reviewOf = (page: Page | Locator) => page.getByRole('list').filter({ hasText: 'Use change 1' })

export async function order(page: Page, category: string, topic: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${category}`) }).check()
  await topicField(page).fill(topic)
}

/** A signed-in dietitian on the page of the AI tools. */
export async function atTools(options: VisitOptions = {}, query = ''): Promise<{ page: Page; author: Account }> {
  const author = await given.dietitian()
  const page = await signedIn(author, options)
  await page.goto(TOOLS + query)
  await expectToSee(
    page.getByRole('heading', { level: 1, name: 'AI Content Tools' }),
    page.getByRole('region', { name: 'Which engine writes' }),
  )
  return { page, author }
}

interface WithModel {
  ai: OpenAiServer
  /** The address of the product with the model. */
  url: string
}

/** A second process of the product, which uses a language model. */
export function setUpModel(): WithModel {
  const state = {} as WithModel
  let product: Product
  test.beforeAll(async () => {
    state.ai = await startOpenAiServer()
    product = await startProduct({
      DATA_DIR: dataDir(),
      DATABASE_URL: await databaseUrl(),
      DEMO_CONTENT: 'false',
      // The same site address as the first process: either may send the other's mails, whose links contain it.
      SITE_URL: siteUrl(),
      RATE_LIMITS: 'off',
      AI_BASE_URL: state.ai.baseUrl,
      AI_MODEL: MODEL,
      AI_API_KEY: 'a key',
    })
    state.url = product.url
  })
  test.afterAll(async () => {
    await product?.stop()
    await state.ai?.close()
  })
  return state
}
