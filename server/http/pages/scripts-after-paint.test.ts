import { expect, test } from 'vitest'
import { scriptsAfterPaint } from './ssr.ts'

const page = (head: string) =>
  `<html><head>${head}</head><body><p>Read me</p><link rel="modulepreload" href="/a.js"/>` +
  '<script nonce="m1" type="module" async="">import "/a.js"</script></body></html>'

test('a page that is readable without scripts loads none before it is painted', () => {
  const html = scriptsAfterPaint(page(''), 'm1')
  expect(html).toContain('<link rel="later" fetchpriority="low" href="/a.js"/>')
  expect(html).toContain('<script nonce="m1" type="later">import "/a.js"</script>')
  expect(html).toMatch(/<script nonce="m1">\(function.*<\/script><\/body>/)
})

test('a page that is rendered by its scripts loads them at once', () => {
  const shell = page('<meta name="robots" content="noindex"/>')
  expect(scriptsAfterPaint(shell, 'm1')).toBe(
    shell.replace('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"'),
  )
})
