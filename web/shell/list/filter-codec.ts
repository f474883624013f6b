import { toSearch } from '#domain/http/search.ts'
import type { QueryCodec } from '#web/lib/use-query-params.ts'

/** What an address says of one filter; null when it says something that is not known, which counts as nothing said. */
type Reading = (text: string) => string | null

const orUnknown = (value: string, isKnown: boolean) => (isKnown || value === '' ? value : null)

export const text: Reading = (value) => toSearch(value) || orUnknown(value.trim(), false)
export const day: Reading = (value) =>
  orUnknown(value, /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
export const number: Reading = (value) => orUnknown(value, /^[1-9]\d{0,14}$/.test(value))
/** @param standard what holds where nothing is said: its name may be in an address, and is left out */
export function choice(values: readonly string[], standard = ''): Reading {
  return (value) => (value === standard ? '' : orUnknown(value, values.includes(value)))
}

export type Filters<K extends string> = Record<K, string> & { page: number }

export interface FilterCodec<K extends string> extends QueryCodec<Filters<K>> {
  /** The filters of which an address says what is not known. */
  unknownIn: (query: URLSearchParams) => K[]
  /** Nothing is chosen: the whole list, from its first page. */
  none: Filters<K>
}

/** Filters of a list in its address: what is not chosen is an empty text, and left out. */
export function filterCodec<K extends string>(readings: Record<K, Reading>): FilterCodec<K> {
  const keys = Object.keys(readings) as K[]
  return {
    none: { ...Object.fromEntries(keys.map((key) => [key, ''])), page: 1 } as Filters<K>,
    unknownIn: (query) => keys.filter((key) => readings[key](query.get(key) ?? '') === null),
    read: (query) => {
      const page = query.get('page') ?? ''
      const chosen = Object.fromEntries(keys.map((key) => [key, readings[key](query.get(key) ?? '') ?? '']))
      return { ...chosen, page: /^[1-9]\d{0,6}$/.test(page) ? Number(page) : 1 } as Filters<K>
    },
    write: (filters) => {
      const query = new URLSearchParams()
      for (const key of keys) {
        const value = readings[key](filters[key])
        if (value) query.set(key, value)
      }
      if (filters.page > 1) query.set('page', String(filters.page))
      return query
    },
  }
}

/** Rows on a page of a list. */
export const PAGE_SIZE = 20

/** Whether something may be missing from the list: `all` and an order leave nothing out. */
export function isNarrowed({ page, ...filters }: Record<string, unknown> & { page: number }): boolean {
  return Object.entries(filters).some(
    ([key, value]) => !['', 'all'].includes(String(value)) && key !== 'ordering' && key !== 'sort',
  )
}

/** The API's query for one page. The codec has let nothing pass that the API does not know, so it has the API's type. */
export function toPageQuery<Query>({ page, ...filters }: Record<string, unknown> & { page: number }): Query {
  const chosen = Object.entries(filters).filter(([, value]) => value !== '')
  return { ...Object.fromEntries(chosen), page, page_size: PAGE_SIZE } as Query
}

/** What was chosen, for the API: empty filters are not asked for. */
export function toQuery<K extends string>({ page, ...filters }: Filters<K>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<Record<K, string>>
}
