import fc from 'fast-check'
import { PASSWORD } from '#test/given.ts'
import type { JsonSchema } from './operations.ts'

type Value = fc.Arbitrary<unknown>

/** Values that are valid in the test data, by part of a field's name, so that some requests succeed. */
const KNOWN: [RegExp, string[]][] = [
  [/email/, ['client@example.in', 'dietitian@example.in', 'admin@example.in', 'nobody@example.in']],
  [/password/, [PASSWORD, 'makki-roti-sarson']],
  [/phone|whatsapp/, ['98765 43210', '+91 98765 43210']],
  [/_on$|^from$|^to$/, ['2026-01-05', '2026-12-31']],
  [/category/, ['diet', 'yoga']],
  [/specialization/, ['general', 'diabetes']],
  [/^(instagram|facebook|twitter|youtube|linkedin)$/, ['']],
  [/content|message|bio|text|body|note|summary|topic/, ['Dal, sabzi, dahi and roti. '.repeat(6)]],
]

/** Known troublemakers: quotes, terminators, half characters, foreign digits, long and odd strings. */
const HOSTILE_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202etxt.exe',
  '\ufeff',
  "' or 1=1; drop table users --",
  '"; select pg_sleep(9); --',
  '%',
  '_%\\',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '{{7*7}} %{7*7} #{7*7}',
  'a\r\nSet-Cookie: a=b',
  '=cmd|calc!A0',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '٣',
  '0x10',
  'null',
  'undefined',
  '__proto__',
  'constructor',
  '0000-00-00',
  '9999-12-31T23:59:59Z',
  '+275760-09-13T00:00:00Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ﷺ'.repeat(120),
  '👩‍👩‍👧‍👦'.repeat(60),
  'a'.repeat(70_000),
  '('.repeat(500),
  '"-'.repeat(200),
  'é'.normalize('NFD').repeat(200),
]

const HOSTILE_NUMBERS = [
  0,
  -1,
  1.5,
  -0,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  999_999_999_999_999,
  1e308,
  5e-324,
]

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', size: 'medium' }) },
)

const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], null as unknown)

/** Any JSON value, with a bias towards troublemakers. */
export const hostileValue: Value = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], deep(200)) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 3 }) },
  { weight: 1, arbitrary: fc.jsonValue() },
)

function textOf({ format, pattern, minLength = 0, maxLength = 200 }: JsonSchema, name: string): Value {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  if (format === 'date') return day.map((date) => date.toISOString().slice(0, 10))
  if (format === 'date-time') return day.map((date) => date.toISOString())
  if (pattern) return fc.constantFrom('', ' ')
  const known = KNOWN.find(([part]) => part.test(name))?.[1].filter((word) => word.length <= maxLength) ?? []
  const free = fc.string({ unit: 'grapheme', minLength, maxLength })
  const words = fc.constantFrom('Asha Verma', 'Breakfast at home, every day', 'धन्यवाद, बहुत अच्छा', 'ਸਤ ਸ੍ਰੀ ਅਕਾਲ')
  return known.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: free })
    : fc.oneof(words, free)
}

function numberOf({ type, minimum, maximum }: JsonSchema): Value {
  const min = minimum ?? -1000
  const max = maximum ?? 2_147_483_647
  if (type !== 'integer') return fc.double({ min, max, noNaN: true })
  // The test data has the first ids.
  const near = fc.integer({ min, max: Math.min(max, min + 12) })
  return fc.oneof({ weight: 4, arbitrary: near }, { weight: 1, arbitrary: fc.integer({ min, max }) })
}

function objectOf({ properties = {}, required = [], additionalProperties }: JsonSchema): Value {
  const model = Object.fromEntries(
    Object.entries(properties)
      .filter(([, schema]) => schema.format !== 'binary')
      .map(([name, schema]) => [name, validValue(schema, name)]),
  )
  const requiredKeys = required.filter((name) => name in model)
  if (Object.keys(model).length > 0 || !additionalProperties) return fc.record(model, { requiredKeys })
  const value = additionalProperties === true ? fc.jsonValue() : validValue(additionalProperties, '')
  return fc.dictionary(fc.string(), value, { maxKeys: 4 })
}

/** A value that the schema allows. */
export function validValue(schema: JsonSchema, name: string): Value {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  const branches = schema.anyOf ?? schema.oneOf
  if (branches) return fc.oneof(...branches.map((branch) => validValue(branch, name)))
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => validValue({ ...schema, type }, name)))
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'array':
      return fc.array(schema.items ? validValue(schema.items, name) : fc.jsonValue(), {
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      })
    case 'object':
      return objectOf(schema)
    case 'string':
      return textOf(schema, name)
    default:
      return fc.jsonValue()
  }
}

/** A valid object with one or two errors: a field missing, unknown or of another type. */
export function mutated(valid: Value): Value {
  return fc
    .tuple(valid, fc.array(fc.tuple(fc.nat(30), hostileValue, fc.boolean()), { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => {
      if (typeof value !== 'object' || value === null) return value
      const entries = Object.entries(value)
      for (const [at, hostile, isDropped] of changes) {
        const index = at % (entries.length + 1)
        const name = entries[index]?.[0] ?? 'is_staff'
        entries.splice(index, 1, ...(isDropped ? [] : [[name, hostile] as [string, unknown]]))
      }
      return Object.fromEntries(entries)
    })
}
