import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  commonHeaders,
  contentSecurityPolicy,
  fileHeaders,
  isForOtherSites,
  withoutNonces,
} from './security-headers.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('only scripts with the nonce of this rendering may run', () => {
  const html =
    '<script nonce="m1">ours()</script><script type="module" async="" nonce="m1">import "/a.js"</script>' +
    '<p><script>theirs()</script><script nonce="m0">guessed()</script><script nonce=m1>bare()</script></p>'
  const policy = contentSecurityPolicy(html, 'm1', false)
  for (const ours of ['ours()', 'import "/a.js"']) expect(policy).toContain(hashOf(ours))
  for (const theirs of ['theirs()', 'guessed()', 'bare()']) expect(policy).not.toContain(hashOf(theirs))
})

test('no nonce is sent to the browser', () => {
  expect(withoutNonces('<script nonce="m1">a</script><link nonce="m1" rel="preload">', 'm1')).toBe(
    '<script>a</script><link rel="preload">',
  )
})

test('style sheets must be files; style attributes may only hold sizes and anchor names of our components', () => {
  const ours = ['--s:48px', 'left:14.000000000000002%;top:8%', 'flex-grow:3.5', 'anchor-name:--menu-r1_']
  const theirs = [
    'background:url(/api/x)',
    'position:fixed;left:0%',
    'left:0%;position:fixed',
    '--s:48px;content:url(x)',
    'left:calc(1%)',
    '--s:url(x)',
  ]
  const html = [...ours, ...theirs].map((value) => `<i style="${value}"></i>`).join('')
  const policy = contentSecurityPolicy(html, 'm1', false)
  expect(policy).toContain("style-src 'self';")
  expect(policy).not.toContain('unsafe-inline')
  for (const value of ours) expect(policy).toContain(hashOf(value))
  for (const value of theirs) expect(policy).not.toContain(hashOf(value))
  expect(contentSecurityPolicy('<p>Dal</p>', 'm1', false)).not.toContain('style-src-attr')
})

test('other sites may show pictures, icons and the feed, nothing else', () => {
  for (const url of ['/media/a.webp', '/cards/blogs/7.png', '/blogs/feed.xml', '/favicon.ico', '/icon-192.png?v=2']) {
    expect(isForOtherSites(url), url).toBe(true)
  }
  for (const url of ['/', '/blogs/7', '/api/media/x.png', '/assets/logo.svg', '/blogs/feed.xml.png', '/x/a.png']) {
    expect(isForOtherSites(url), url).toBe(false)
  }
})

test('HTTPS is required if the site uses it', () => {
  expect(commonHeaders('http://thali.test')).not.toHaveProperty('strict-transport-security')
  expect(commonHeaders('https://thali.test')).toMatchObject({
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test('a file has every header of a page except those that apply only to documents', () => {
  const ofFile = fileHeaders('https://thali.test')
  expect(Object.keys(ofFile)).toEqual([
    'x-content-type-options',
    'cross-origin-resource-policy',
    'strict-transport-security',
  ])
  const ofPage = commonHeaders('https://thali.test')
  expect(ofPage).toMatchObject({ ...ofFile, 'x-frame-options': 'DENY' })
  expect(ofPage['permissions-policy']).toContain('camera=()')
})
