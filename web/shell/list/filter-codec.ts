import { toSearch } from '#domain/http/search.ts'
import type { QueryCodec } from '#web/lib/address/use-query-params.ts'

/** Reads one filter from the address; null for an unknown value, which counts as no choice. */
type Reading = (text: string) => string | null

const orUnknown = (value: string, isKnown: boolean) => (isKnown || value === '' ? value : null)

export const text: Reading = (value) => toSearch(value) || orUnknown(value.trim(), false)
export const day: Reading = (value) =>
  orUnknown(value, /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)))
export const number: Reading = (value) => orUnknown(value, /^[1-9]\d{0,14}$/.test(value))
/** @param standard the default: an address may name it, but it is left out of the query */
export function choice(values: readonly string[], standard = ''): Reading {
  return (value) => (value === standard ? '' : orUnknown(value, values.includes(value)))
}

export type Filters<K extends string> = Record<K, string> & { page: number }

export interface FilterCodec<K extends string> extends QueryCodec<Filters<K>> {
  /** The filters with an unknown value in the address. */
  unknownIn: (query: URLSearchParams) => K[]
  /** No filter: the whole list from its first page. */
  none: Filters<K>
}

/** A list's filters in its address; an empty filter is left out. */
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

/** @returns whether the list may be incomplete: every filter but `all` and the ordering leaves something out */
export function isNarrowed({ page, ...filters }: Record<string, unknown> & { page: number }): boolean {
  return Object.entries(filters).some(
    ([key, value]) => !['', 'all'].includes(String(value)) && key !== 'ordering' && key !== 'sort',
  )
}

/** The chosen filters for the API, without the empty ones. */
export function toQuery<K extends string>({ page, ...filters }: Filters<K>): Partial<Record<K, string>> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')) as Partial<Record<K, string>>
}

/** The API's query for one page. The codec has rejected every unknown value, so the query has the API's type. */
export function toPageQuery<Query>(filters: Record<string, unknown> & { page: number }): Query {
  return { ...toQuery(filters as Filters<string>), page: filters.page, page_size: PAGE_SIZE } as Query
}
