import { type ListControls, useListFilters } from '#web/shell/list/use-list-filters.ts'
import { type DirectoryFilters, readFilters, writeFilters } from './directory-address.ts'

const CODEC = { read: readFilters, write: writeFilters }

export type DirectoryControls = ListControls<DirectoryFilters>

export function useDirectoryFilters(): DirectoryControls {
  return useListFilters(CODEC)
}
