import { afterAll } from 'vitest'
import { type OpenAiServer, startOpenAiServer } from './openai-server.ts'
import { setUpTestApp, testApp } from './test-app.ts'

/** Longer than any test; tests of the limit itself set a short one. */
const AI_LIMIT_MS = 60_000
export const AI_MODEL = 'test-model'
const AI_KEY = 'sk-test'

let server: OpenAiServer | null = null

/** The AI server of the running test app. */
export function aiServer(): OpenAiServer {
  if (!server) throw new Error('call setUpAiApp() at the top of the test file')
  return server
}

/** The test app with a model on a server on loopback. */
export function setUpAiApp({ rateLimits = false, hasKey = true, limitMs = AI_LIMIT_MS } = {}): void {
  setUpTestApp({
    rateLimits,
    ai: async () => {
      server = await startOpenAiServer()
      const apiKey = hasKey ? AI_KEY : undefined
      return { server: { baseUrl: server.baseUrl, apiKey, model: AI_MODEL }, limitMs }
    },
  })
  afterAll(async () => {
    await server?.close()
    server = null
  })
}

/** An article as returned by a model. */
export const MODEL_ARTICLE = {
  title: 'Millets in everyday Indian meals',
  summary: 'Why jowar, bajra and ragi deserve a place on the plate, and how to begin with them at home.',
  content:
    '<h2>Why millets</h2><p>Jowar, bajra and ragi are whole grains with fibre that keeps hunger away.</p><ul><li>Mix ragi into the roti flour.</li><li>Cook jowar like rice.</li></ul><p>Ask a dietitian if you live with a thyroid condition.</p>',
}
export const ORDER = { category: 'diet', topic: 'Millets in everyday meals', tone: 'casual' } as const

export const asAnswer = (value: object) => ({ text: JSON.stringify(value) })

/** The recorded calls of the AI tools. */
export async function aiCallRows() {
  const { rows } = await testApp().connection.pool.query(
    'select user_id::int, action, engine, model, outcome, requests, input_tokens, output_tokens from ai_calls order by id',
  )
  return rows
}

export async function countOf(table: 'blogs' | 'blog_versions'): Promise<number> {
  const { rows } = await testApp().connection.pool.query(`select count(*)::int as count from ${table}`)
  return rows[0].count
}
