import { expect, test } from 'vitest'
import { findHealthPage, HEALTH_PAGES } from './health-pages.ts'

test.each(HEALTH_PAGES)('$page has a text and sources to review', async ({ page, load }) => {
  expect(findHealthPage(page)?.page).toBe(page)
  const { text, sources } = await load()
  expect(text.split('\n').length).toBeGreaterThan(30)
  expect(text).not.toMatch(/https?:|undefined|\[object/)
  expect(sources.length).toBeGreaterThan(0)
  expect(new Set(sources.map(({ title }) => title)).size).toBe(sources.length)
  for (const { title, url } of sources) {
    expect(title).toMatch(/^\S.*: \S/)
    if (url !== null) expect(url).toMatch(/^https:\/\//)
  }
})
