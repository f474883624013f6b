import { type ListControls, useListFilters } from '#web/shell/list/use-list-filters.ts'
import { type BlogFilters, readFilters, writeFilters } from './list-address.ts'

const CODEC = { read: readFilters, write: writeFilters }

export type BlogControls = ListControls<BlogFilters>

export function useBlogFilters(): BlogControls {
  return useListFilters(CODEC)
}
