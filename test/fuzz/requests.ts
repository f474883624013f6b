import fc from 'fast-check'
import { pdf } from '#test/documents.ts'
import type { Operation } from './operations.ts'
import { hostileText, hostileValue, mutated, validValue } from './values.ts'

export const CALLERS = ['nobody', 'client', 'dietitian', 'admin'] as const

export interface FuzzRequest {
  operation: Operation
  caller: (typeof CALLERS)[number]
  url: string
  headers: Record<string, string>
  payload: Buffer | undefined
}

type Sent = Pick<FuzzRequest, 'headers' | 'payload'>

const NUMBER = /\{\w+\}/g

/** A lone surrogate cannot be encoded in an address. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const anyNumber: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.integer({ min: 1, max: 6 }).map(String) },
  { weight: 1, arbitrary: fc.constantFrom('0', '-1', '1.0', '01', '2147483648', '999999999999999', '9'.repeat(600)) },
  // An empty segment, or `..`, would be another address.
  { weight: 1, arbitrary: hostileText.map((text) => (/^\.{0,2}$/.test(text) ? '0' : encode(text.slice(0, 80)))) },
)

function pathOf({ template }: Operation): fc.Arbitrary<string> {
  const names = template.match(NUMBER) ?? []
  return fc.tuple(...names.map(() => anyNumber)).map((numbers) => {
    let at = 0
    return template.replace(NUMBER, () => numbers[at++] ?? '0')
  })
}

const pair = (name: string, value: unknown) => `${encode(name)}=${encode(String(value))}`

function queryOf({ query }: Operation): fc.Arbitrary<string> {
  const valid = query.map(({ name, schema }) => validValue(schema, name).map((value) => pair(name, value)))
  const hostile = query.map(({ name }) => hostileText.map((value) => pair(name, value.slice(0, 2000))))
  const odd = fc.constantFrom('page=1&page=2', 'page[]=1', '&&&===', '%', '%ff=%00', '__proto__[a]=1', 'search=%E0%A4')
  const none = { weight: 2, arbitrary: fc.constant('') }
  if (valid.length === 0) return fc.oneof({ ...none, weight: 8 }, { weight: 1, arbitrary: odd })
  const some = (parts: fc.Arbitrary<string>[]) =>
    fc.array(fc.oneof(...parts), { minLength: 1, maxLength: 3 }).map((pairs) => pairs.join('&'))
  return fc.oneof(
    none,
    { weight: 5, arbitrary: some(valid) },
    { weight: 2, arbitrary: some(hostile) },
    { weight: 1, arbitrary: odd },
  )
}

const JSON_TYPE = { 'content-type': 'application/json' }
const asJson = (value: unknown): Sent => ({ headers: JSON_TYPE, payload: Buffer.from(JSON.stringify(value) ?? '') })

/** Bodies that are invalid JSON, or do not match their type. */
const broken: fc.Arbitrary<Sent> = fc.oneof(
  fc
    .constantFrom(
      '{',
      '{"a":',
      '[1,2',
      '"',
      'nul',
      '{"__proto__":{"role":"admin"}}',
      '{"a":1}{',
      '['.repeat(50_000),
      '\ufeff{}',
    )
    .map((text) => ({ headers: JSON_TYPE, payload: Buffer.from(text) })),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => ({ headers: JSON_TYPE, payload: Buffer.from(bytes) })),
  fc
    .constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'json',
      'multipart/form-data',
      '',
    )
    .map((type) => ({ headers: { 'content-type': type }, payload: Buffer.from('a=1&b=2') })),
  fc.constant({ headers: JSON_TYPE, payload: undefined }),
  fc.constant({ headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, payload: Buffer.from('{}') }),
  fc.constant({ headers: JSON_TYPE, payload: Buffer.from(JSON.stringify({ a: 'x'.repeat(1_100_000) })) }),
)

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452ffffffffffffffff0806000000', 'hex')
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')

const fileBytes: fc.Arbitrary<Buffer> = fc.oneof(
  fc.constantFrom(PNG, SVG, pdf(), Buffer.alloc(0), Buffer.from('GIF89a'), Buffer.from('%PDF-')),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const BOUNDARY = 'fuzz-boundary'

function formOf(fields: [string, unknown][], file: { field: string; name: string; bytes: Buffer } | null): Sent {
  const parts = fields.map(
    ([name, value]) =>
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${typeof value === 'string' ? value : JSON.stringify(value)}\r\n`,
  )
  const head = file
    ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name.replaceAll(/["\r\n]/g, '')}"\r\nContent-Type: image/png\r\n\r\n`
    : ''
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload: Buffer.concat([
      Buffer.from(parts.join('') + head),
      file?.bytes ?? Buffer.alloc(0),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]),
  }
}

function formsOf({ fileField = 'file' }: Operation, body: fc.Arbitrary<unknown>): fc.Arbitrary<Sent> {
  return fc
    .tuple(body, fc.option(fc.tuple(hostileText, fileBytes)))
    .map(([value, file]) =>
      formOf(
        Object.entries(value ?? {}),
        file ? { field: fileField, name: file[0].slice(0, 300), bytes: file[1] } : null,
      ),
    )
}

function bodyOf(operation: Operation): fc.Arbitrary<Sent> {
  const none: Sent = { headers: {}, payload: undefined }
  if (!operation.body) {
    const odd = operation.method === 'GET' ? fc.constant(none) : fc.oneof(broken, hostileValue.map(asJson))
    return fc.oneof({ weight: 8, arbitrary: fc.constant(none) }, { weight: 1, arbitrary: odd })
  }
  const valid = validValue(operation.body, '')
  return fc.oneof(
    { weight: 8, arbitrary: valid.map(asJson) },
    { weight: 6, arbitrary: mutated(valid).map(asJson) },
    { weight: 2, arbitrary: hostileValue.map(asJson) },
    { weight: 1, arbitrary: broken },
    { weight: operation.fileField ? 8 : 1, arbitrary: formsOf(operation, fc.oneof(valid, mutated(valid))) },
  )
}

/** Restricts a header to one line of Latin letters, because clients cannot send anything else. */
const asHeader = (text: string) => text.replaceAll(/[^\x20-\x7e]/g, '').slice(0, 300)

const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constantFrom('text/event-stream', 'text/html', '*/*;q=0').map((accept) => ({ accept })) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'if-match',
          'if-none-match',
          'idempotency-key',
          'accept-language',
          'x-forwarded-for',
          'user-agent',
        ),
        hostileText,
      )
      .map(([name, value]) => ({ [name]: asHeader(value) })),
  },
  {
    weight: 1,
    arbitrary: hostileText.map((value) => ({ authorization: `Bearer ${asHeader(value)}` })),
  },
)

/** Most requests are signed in, because most of the code requires it. */
const caller = fc.oneof(
  { weight: 1, arbitrary: fc.constant<FuzzRequest['caller']>('nobody') },
  { weight: 9, arbitrary: fc.constantFrom<FuzzRequest['caller']>('client', 'dietitian', 'admin') },
)

/** One request of a caller to an operation of the document. */
export function requestOf(operations: Operation[]): fc.Arbitrary<FuzzRequest> {
  return fc.constantFrom(...operations).chain((operation) =>
    fc
      .tuple(caller, pathOf(operation), queryOf(operation), bodyOf(operation), oddHeaders)
      .map(([caller, path, query, { headers, payload }, odd]) => ({
        operation,
        caller,
        url: query ? `${path}?${query}` : path,
        headers: { ...odd, ...headers },
        payload,
      })),
  )
}
