import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, withoutMarks } from './security-headers.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

test('only scripts that bear the mark of this rendering may run', () => {
  const html =
    '<script nonce="m1">ours()</script><script type="module" async="" nonce="m1">import "/a.js"</script>' +
    '<p><script>theirs()</script><script nonce="m0">guessed()</script><script nonce=m1>bare()</script></p>'
  const policy = contentSecurityPolicy(html, 'm1', false)
  for (const ours of ['ours()', 'import "/a.js"']) expect(policy).toContain(hashOf(ours))
  for (const theirs of ['theirs()', 'guessed()', 'bare()']) expect(policy).not.toContain(hashOf(theirs))
})

test('no mark leaves the server', () => {
  expect(withoutMarks('<script nonce="m1">a</script><link nonce="m1" rel="preload">', 'm1')).toBe(
    '<script>a</script><link rel="preload">',
  )
})
