import { expect, test } from 'vitest'
import { choice, day, filterCodec, isNarrowed, number, text, toPageQuery, toQuery } from './filter-codec.ts'

const codec = filterCodec({ search: text, role: choice(['user', 'admin'], 'all'), from: day, id: number })
const read = (query: string) => codec.read(new URLSearchParams(query))

test.each([
  ['', { search: '', role: '', from: '', id: '', page: 1 }],
  [
    'search=%20asha%20&role=admin&from=2027-03-01&id=7&page=3',
    { search: 'asha', role: 'admin', from: '2027-03-01', id: '7', page: 3 },
  ],
  ['role=owner&from=2027-13-01&id=0&page=-1', { search: '', role: '', from: '', id: '', page: 1 }],
])('%s is read', (query, filters) => {
  expect(read(query)).toEqual(filters)
})

test('clearing the filters leads to the address without any', () => {
  expect(codec.none).toEqual(read(''))
})

test('an address contains only the chosen filters', () => {
  expect(codec.write(read('role=admin&page=1&moon=full')).toString()).toBe('role=admin')
  expect(toQuery(read('role=admin&page=2'))).toEqual({ role: 'admin' })
})

test.each([
  ['', []],
  ['search=asha&role=all&from=2027-03-01&id=7&moon=full', []],
  ['role=owner&id=0', ['role', 'id']],
  [`search=${'x'.repeat(201)}&from=2027-13-01`, ['search', 'from']],
])('the unknown filters of %s are %j', (query, unknown) => {
  expect(codec.unknownIn(new URLSearchParams(query))).toEqual(unknown)
})

test('the API request contains only the chosen filters', () => {
  expect(toPageQuery(read(''))).toEqual({ page: 1, page_size: 20 })
  expect(toPageQuery(read('role=admin&page=2'))).toEqual({ role: 'admin', page: 2, page_size: 20 })
})

test.each([
  [{}, false],
  [{ ordering: 'created_at' }, false],
  [{ sort: 'created_at' }, false],
  [{ status: 'all' }, false],
  [{ search: 'diabetes' }, true],
  [{ status: 'closed' }, true],
])('%j narrows the list: %s', (filters, narrowed) => {
  expect(isNarrowed({ search: '', ...filters, page: 4 })).toBe(narrowed)
})
