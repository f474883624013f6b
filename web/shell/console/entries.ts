import { CircleUserRound, FileText, Inbox, LayoutDashboard, type LucideIcon, Sparkles } from 'lucide-react'

interface ConsolePlace {
  label: string
  /** With its query, where that is what tells it from its neighbours. */
  to: string
  count?: 'drafts'
}

export interface ConsoleEntry {
  label: string
  to: string
  icon: LucideIcon
  /** Which live count stands at its end. */
  count?: 'pending'
  /** A word at its end. */
  badge?: string
  /** Its own places, below it. */
  places?: readonly ConsolePlace[]
}

const CONSOLE_HOME = '/dietitian'
const HOME_LABEL = 'Dashboard'
/** Where the console's home leads to. */
export const CONSOLE_OVERVIEW = '/dietitian/dashboard'
export const CONSOLE_PROFILE = '/dietitian/profile'

/** In the specification's order. An entry appears here together with its page, never before. */
export const CONSOLE_ENTRIES: readonly ConsoleEntry[] = [
  { label: HOME_LABEL, to: CONSOLE_OVERVIEW, icon: LayoutDashboard },
  {
    label: 'Blog Management',
    to: '/dietitian/blogs',
    icon: FileText,
    places: [
      { label: 'All Blogs', to: '/dietitian/blogs' },
      { label: 'Create New', to: '/dietitian/blogs/create' },
      { label: 'Drafts', to: '/dietitian/blogs?status=draft', count: 'drafts' },
    ],
  },
  { label: 'AI Content Tools', to: '/dietitian/ai-tools', icon: Sparkles, badge: 'AI' },
  { label: 'Contact Requests', to: '/dietitian/requests', icon: Inbox, count: 'pending' },
  { label: 'My Profile', to: CONSOLE_PROFILE, icon: CircleUserRound },
]

export function isWithin(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

interface Address {
  pathname: string
  search: string
}

function isAt(to: string, { pathname, search }: Address): boolean {
  const [path, query = ''] = to.split('?')
  const here = new URLSearchParams(search)
  return pathname.replace(/\/$/, '') === path && [...new URLSearchParams(query)].every(([k, v]) => here.get(k) === v)
}

/** The one that names the address most closely: drafts are not all blogs. */
export function currentPlace(places: readonly ConsolePlace[], address: Address): ConsolePlace | undefined {
  return places.filter(({ to }) => isAt(to, address)).sort((a, b) => b.to.length - a.to.length)[0]
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
