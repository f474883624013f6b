import type { LucideIcon } from 'lucide-react'
import { capitalised } from '#domain/capitalised.ts'
import type { Role } from '#domain/roles.ts'
import { isWithin } from '../navigation.ts'

/** Counts shown at the end of an entry. */
type EntryCount = 'drafts' | 'waiting' | 'requests' | 'applications' | 'assessments' | 'foods' | 'mails' | 'reviews'
export type EntryCounts = Partial<Record<EntryCount, number | undefined>>

interface SubEntry {
  label: string
  /** May include a query. */
  to: string
  count?: EntryCount
}

export interface AreaEntry {
  label: string
  to: string
  icon: LucideIcon
  /** The count's name, and the word for what it counts. */
  count?: EntryCount
  counted?: string
  badge?: string
  subEntries?: readonly SubEntry[]
}

/** A signed-in area with its own sidebar: the dietitian's console or the admin area. */
export interface Area {
  name: string
  /** Prefix of all its paths. */
  root: string
  overview: string
  roles: readonly Role[]
  profile: string
  /** Its own settings page, if any. */
  settings?: string
  entries: readonly AreaEntry[]
  /** Links to other areas. */
  neighbours: (role: Role) => readonly AreaEntry[]
}

interface Address {
  pathname: string
  search: string
}

/** The first page's path is a prefix of all others, so it must match exactly. */
export function isCurrentEntry(area: Area, { to }: AreaEntry, pathname: string): boolean {
  return to === area.root ? pathname.replace(/\/$/, '') === to : isWithin(to, pathname)
}

function matchesAddress(to: string, { pathname, search }: Address): boolean {
  const [path, query = ''] = to.split('?')
  const current = new URLSearchParams(search)
  return pathname.replace(/\/$/, '') === path && [...new URLSearchParams(query)].every(([k, v]) => current.get(k) === v)
}

/** The entry with the most specific match: "Drafts" over "All Blogs". */
export function currentSubEntry(subEntries: readonly SubEntry[], address: Address): SubEntry | undefined {
  return subEntries.filter(({ to }) => matchesAddress(to, address)).sort((a, b) => b.to.length - a.to.length)[0]
}

interface Crumb {
  label: string
  /** Set when a page below the entry is shown. */
  to?: string
}

/** From the path's second segment, or the area's first entry. */
export function findCrumb(area: Area, pathname: string): Crumb {
  const path = pathname.replace(/\/$/, '')
  const segment = path.split('/')[2]
  if (!segment) return { label: area.entries[0]?.label ?? area.name }
  const to = `${area.root}/${segment}`
  const label = area.entries.find((entry) => entry.to === to)?.label ?? capitalised(segment.replaceAll('-', ' '))
  return path === to ? { label } : { label, to }
}
