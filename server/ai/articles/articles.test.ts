import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { AI_TONES } from '#domain/ai/ai-rules.ts'
import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import { plainLines } from '#domain/blogs/plain-text.ts'
import { sanitizeArticle } from '../../infra/formats/html-sanitizer.ts'
import { checkClaims } from '../claims/check-claims.ts'
import type { LibraryArticle } from './library-article.ts'
import { renderArticle } from './render-article.ts'

const FOLDER = new URL('./', import.meta.url)
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[a-z-]+\/.*\.content\.ts$/.test(file),
)
const modules: Record<string, LibraryArticle>[] = await Promise.all(
  files.map((file) => import(new URL(file, FOLDER).href)),
)
const articles = modules.flatMap((module) => Object.values(module)).map((article) => [article.id, article] as const)

const words = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length
const HYPE = /!|\b(?:superfoods?|super food|magic\w*|amazing|incredible|miracle|boosts? (?:\w+ )?immunity|detox\w*)\b/i

test('no two articles share an id or a name', () => {
  const ids = articles.map(([id]) => id)
  const names = articles.flatMap(([, article]) => article.names)
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe.each(articles)('%s', (_id, article) => {
  test('has at least eight names, in lower case', () => {
    expect(article.names.length).toBeGreaterThanOrEqual(8)
    for (const name of [...article.names, ...(article.variants ?? []).flatMap((variant) => variant.names)])
      expect(name).toBe(name.trim().toLowerCase())
  })

  test('has its own title, summary, opening, example and closing in each tone', () => {
    for (const part of ['title', 'summary', 'opening', 'example', 'closing'] as const)
      expect(new Set(AI_TONES.map((tone) => article.tones[tone][part])).size).toBe(AI_TONES.length)
  })

  const versions = AI_TONES.flatMap((tone) =>
    [undefined, ...(article.variants ?? [])].map(
      (variant) => [tone, variant?.names[0] ?? 'as it is', variant] as const,
    ),
  )
  test.each(versions)('%s, %s', (tone, _name, variant) => {
    const { title, summary, content } = renderArticle(article, { tone, variants: variant ? [variant] : [] })
    const text = plainLines(content.replace(/<h2>Sources.*/, ''))
    expect(title.length).toBeGreaterThanOrEqual(TITLE.min)
    expect(title.length).toBeLessThanOrEqual(TITLE.max)
    expect(summary.length).toBeGreaterThanOrEqual(SUMMARY.min)
    expect(summary.length).toBeLessThanOrEqual(SUMMARY.max)
    expect(words(text)).toBeGreaterThanOrEqual(500)
    expect(words(text)).toBeLessThanOrEqual(variant ? 1000 : 900)
    expect(text).not.toMatch(/\[@|\*\*|^#/m)
    expect(`${title} ${summary} ${text}`).not.toMatch(HYPE)
    expect(plainLines(sanitizeArticle(content))).toBe(plainLines(content))
    expect(checkClaims({ title, summary, content })).toEqual([])
  })
})
