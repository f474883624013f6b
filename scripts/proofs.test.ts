import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMED = /`((?:docs|domain|scripts|server|test|web)\/[\w./-]+)`/g
const LINKED = /\]\(((?!https?:)[\w./-]+)(?:#[\w-]+)?\)/g

test.each([
  'docs/threat-model.md',
  'docs/asvs.md',
  'docs/operations/secrets.md',
  'docs/decisions/006-session-in-local-storage.md',
])('%s names only files that exist', (document) => {
  const text = readFileSync(document, 'utf8')
  const folder = document.replace(/[^/]*$/, '')
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path)
  const linked = [...text.matchAll(LINKED)].map(([, path = '']) => folder + path)
  expect([...named, ...linked].filter((path) => !existsSync(path))).toEqual([])
})
