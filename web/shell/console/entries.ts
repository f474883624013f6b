import { Inbox, type LucideIcon } from 'lucide-react'

export interface ConsoleEntry {
  label: string
  to: string
  icon: LucideIcon
  /** Which live count stands at its end. */
  count?: 'pending'
}

export const CONSOLE_HOME = '/dietitian'
const HOME_LABEL = 'Dashboard'

/** In the specification's order. An entry appears here together with its page, never before. */
export const CONSOLE_ENTRIES: readonly ConsoleEntry[] = [
  { label: 'Contact Requests', to: '/dietitian/requests', icon: Inbox, count: 'pending' },
]

export function isWithin(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

export interface Breadcrumb {
  label: string
  /** Only where the place itself is not on the screen. */
  to?: string
}

/** Built from the path's second segment, or the dashboard. */
export function breadcrumbOf(pathname: string): Breadcrumb {
  const path = pathname.replace(/\/$/, '')
  const segment = path.split('/')[2]
  if (!segment) return { label: HOME_LABEL }
  const to = `${CONSOLE_HOME}/${segment}`
  const label = CONSOLE_ENTRIES.find((entry) => entry.to === to)?.label ?? capitalised(segment)
  return path === to ? { label } : { label, to }
}

function capitalised(segment: string): string {
  return segment.charAt(0).toUpperCase() + segment.slice(1).replaceAll('-', ' ')
}
