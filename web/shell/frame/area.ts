import type { LucideIcon } from 'lucide-react'
import type { Role } from '#domain/accounts/roles.ts'

/** Live counts that stand at the end of an entry. */
export type EntryCount = 'drafts' | 'pending' | 'requests' | 'applications' | 'assessments' | 'mails'
export type EntryCounts = Partial<Record<EntryCount, number | undefined>>

interface AreaPlace {
  label: string
  /** With its query, where that is what tells it from its neighbours. */
  to: string
  count?: EntryCount
}

export interface AreaEntry {
  label: string
  to: string
  icon: LucideIcon
  /** Its count, and the word that says what is counted. */
  count?: EntryCount
  counted?: string
  /** A word at its end. */
  badge?: string
  /** Its own places, below it. */
  places?: readonly AreaPlace[]
}

/** A signed-in area with a sidebar of its own: the dietitian's console or the office's panel. */
export interface Area {
  name: string
  /** What all its addresses begin with. */
  root: string
  overview: string
  roles: readonly Role[]
  /** Where "My Profile" leads. */
  profile: string
  /** Where "Settings" leads, where it has a page of its own for them. */
  settings?: string
  entries: readonly AreaEntry[]
  /** Ways out of it, beside the public site. */
  neighbours: (role: Role) => readonly AreaEntry[]
}

export function isWithin(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

interface Address {
  pathname: string
  search: string
}

/** An area's first page stands above all others, so it is current only at its own address. */
export function isCurrentEntry(area: Area, { to }: AreaEntry, pathname: string): boolean {
  return to === area.root ? pathname.replace(/\/$/, '') === to : isWithin(to, pathname)
}

function isAt(to: string, { pathname, search }: Address): boolean {
  const [path, query = ''] = to.split('?')
  const here = new URLSearchParams(search)
  return pathname.replace(/\/$/, '') === path && [...new URLSearchParams(query)].every(([k, v]) => here.get(k) === v)
}

/** The one that names the address most closely: drafts are not all blogs. */
export function currentPlace(places: readonly AreaPlace[], address: Address): AreaPlace | undefined {
  return places.filter(({ to }) => isAt(to, address)).sort((a, b) => b.to.length - a.to.length)[0]
}

export interface Crumb {
  label: string
  /** Only where the place itself is not on the screen. */
  to?: string
}

/** Built from the path's second segment, or the area's first entry. */
export function breadcrumbOf(area: Area, pathname: string): Crumb {
  const path = pathname.replace(/\/$/, '')
  const segment = path.split('/')[2]
  if (!segment) return { label: area.entries[0]?.label ?? area.name }
  const to = `${area.root}/${segment}`
  const label = area.entries.find((entry) => entry.to === to)?.label ?? capitalised(segment)
  return path === to ? { label } : { label, to }
}

function capitalised(segment: string): string {
  return segment.charAt(0).toUpperCase() + segment.slice(1).replaceAll('-', ' ')
}
