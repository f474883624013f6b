import { canEnterConsole, type Role } from '#domain/roles.ts'

export interface NavigationEntry {
  label: string
  to: string
}

const DIETITIANS: NavigationEntry = { label: 'Dietitians', to: '/dietitians' }

const MAIN_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Home', to: '/' },
  { label: 'Body Types', to: '/body-types' },
  { label: 'Blog', to: '/blogs' },
  DIETITIANS,
  { label: 'Membership', to: '/membership' },
  { label: 'Contact', to: '/contact' },
]

const DASHBOARD: NavigationEntry = { label: 'Dashboard', to: '/dietitian' }

export const ADMIN_AREA: NavigationEntry = { label: 'Admin panel', to: '/admin' }
export const PROFILE: NavigationEntry = { label: 'My Profile', to: '/profile' }
export const MY_REQUESTS: NavigationEntry = { label: 'My requests', to: '/profile#my-requests' }
export const SETTINGS: NavigationEntry = { label: 'Settings', to: '/settings' }
export const LOGIN: NavigationEntry = { label: 'Login', to: '/login' }
export const GET_STARTED: NavigationEntry = { label: 'Get Started', to: '/register' }
const PLATE_SCORE: NavigationEntry = { label: 'Score your plate', to: '/meal-score' }

/** In the drawer below the header's entries. */
export const DRAWER_TOOLS: readonly NavigationEntry[] = [PLATE_SCORE]

export const FREE_CONSULTATION: NavigationEntry = { label: 'Book it', to: '/contact#assessment' }

export const FOOTER_COLUMNS: readonly { heading: string; entries: readonly NavigationEntry[] }[] = [
  {
    heading: 'Company',
    entries: [
      { label: 'About Us', to: '/about' },
      { label: 'Our Team', to: '/about#team' },
      { label: 'Careers', to: '/about#careers' },
    ],
  },
  {
    heading: 'Services',
    entries: [
      { label: 'Diet Planning', to: '/membership' },
      { label: 'Consultation', to: '/dietitians' },
      { label: 'Body Analysis', to: '/body-types' },
    ],
  },
  {
    heading: 'Resources',
    entries: [
      { label: 'Blog', to: '/blogs' },
      { label: 'Success Stories', to: '/about#stories' },
      { label: 'FAQ', to: '/faq' },
      { label: 'Nutrition education', to: '/diet' },
      { label: 'BMI calculator', to: '/bmi' },
      PLATE_SCORE,
      { label: 'How we review', to: '/how-we-review' },
    ],
  },
]

export const LEGAL_ENTRIES: readonly NavigationEntry[] = [
  { label: 'Privacy Policy', to: '/legal#privacy' },
  { label: 'Terms of Service', to: '/legal#terms' },
  { label: 'Cookie Policy', to: '/legal#cookies' },
]

export function mainEntries(role: Role | undefined): readonly NavigationEntry[] {
  return canEnterConsole(role) ? [...MAIN_ENTRIES, DASHBOARD] : MAIN_ENTRIES
}

export function isWithin(to: string, pathname: string): boolean {
  return pathname === to || pathname.startsWith(`${to}/`)
}

/** The request form belongs to the directory. */
export function isCurrentEntry({ to }: NavigationEntry, pathname: string): boolean {
  if (to === DIETITIANS.to && isWithin('/contact-dietitian', pathname)) return true
  return to === '/' ? pathname === '/' : isWithin(to, pathname)
}
