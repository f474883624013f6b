import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from '@swc/core'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
/** Settings that no admin can change. */
const FIXED = new Set(['name', 'description', 'hours'])
const RUNS_LATER =
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ClassMethod|MethodProperty|GetterProperty|SetterProperty)$/

type Node = { type?: string; object?: Node; property?: Node; callee?: Node; value?: string } & Record<string, unknown>

/** Finds settings read only once, when the module loads, whose later changes would have no effect. */
function earlyReadings(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) earlyReadings(part, found)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return found
  const { type = '', object, property, callee, ...rest } = node as Node
  if (RUNS_LATER.test(type)) return found
  if (type === 'MemberExpression' && object?.value === 'SITE' && !FIXED.has(property?.value ?? ''))
    found.push(`SITE.${property?.value}`)
  if (type === 'CallExpression' && /^(titled|currentSettings)$/.test(callee?.value ?? ''))
    found.push(`${callee?.value}()`)
  for (const part of [object, property, callee, ...Object.values(rest)]) earlyReadings(part, found)
  return found
}

function readingsIn(code: string): string[] {
  return earlyReadings(parseSync(code, { syntax: 'typescript', tsx: true }).body)
}

test('a value read at load is distinguished from one read at use', () => {
  expect(readingsIn('const a = { b: "call " + SITE.phone }; export const c = [titled("x")]')).toEqual([
    'SITE.phone',
    'titled()',
  ])
  expect(
    readingsIn('const a = () => SITE.phone; const b = { get c() { return SITE.email } }; const d = SITE.name'),
  ).toEqual([])
})

test('no text keeps the value that a site setting had when the module was loaded', () => {
  const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: ROOT }).filter((path) => !path.includes('.test.'))
  const early = files.flatMap((path) => {
    const code = readFileSync(join(ROOT, path), 'utf8')
    if (!code.includes('site/site.ts')) return []
    return readingsIn(code).map((reading) => `${path}: ${reading}`)
  })
  expect(early).toEqual([])
})
