import { expect, test } from 'vitest'
import { SITE } from '#domain/site/site.ts'
import { SITE_URL, setUpTestApp, testApp } from '#test/test-app.ts'

setUpTestApp()

const get = (url: string) => testApp().app.inject({ url })

/** As crawlers read it: the longest matching rule decides; without one the path is allowed. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }))
  const fitting = rules.filter(({ rule }) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)))
  return fitting.sort((a, b) => b.rule.length - a.rule.length)[0]?.kind !== 'Disallow'
}

test('robots may read the public pages and nothing behind the sign-in', async () => {
  const { statusCode, headers, body } = await get('/robots.txt')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(body).toContain(`\nSitemap: ${SITE_URL}/sitemap.xml\n`)
  for (const path of ['/', '/bmi', '/dietitians', '/dietitians/7', '/diet/protein', '/cards/home.png', '/sitemap.xml'])
    expect(isAllowed(body, path), path).toBe(true)
  for (const path of [
    '/dashboard',
    '/profile',
    '/dietitian',
    '/dietitian/requests',
    '/admin/users',
    '/settings',
    '/api/docs',
  ])
    expect(isAllowed(body, path), path).toBe(false)
})

test('the manifest describes the site as an app', async () => {
  const { headers, body } = await get('/site.webmanifest')
  expect(headers['content-type']).toMatch(/^application\/manifest\+json/)
  expect(JSON.parse(body)).toMatchObject({
    short_name: SITE.name,
    start_url: '/',
    display: 'standalone',
    icons: [{ sizes: '192x192' }, { sizes: '512x512' }, { sizes: '512x512', purpose: 'maskable' }],
  })
})
