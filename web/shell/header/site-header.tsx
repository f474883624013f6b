import { Mail, Phone } from 'lucide-react'
import { type ReactNode, useSyncExternalStore } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import { useSession } from '#web/lib/session/session.ts'
import { cx } from '#web/ui/cx.ts'
import { logOut } from '../account/log-out.ts'
import { FREE_CONSULTATION, isCurrentEntry, mainEntries, type NavigationEntry } from '../navigation.ts'
import { AccountArea } from './account-area.tsx'
import { BannerLine } from './banner-line.tsx'
import { Logo } from './logo.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const SHADOW_AFTER = 20

/** The strip scrolls away and the bar stays: `contents` makes it stick to the page instead of the header. */
export function SiteHeader({ notifications }: { notifications?: ReactNode }) {
  const user = useSession((session) => session.user)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const isScrolled = useScrolledPast(SHADOW_AFTER)
  const entries = mainEntries(user?.role)
  const handleLogout = async () => {
    if (await logOut()) await navigate('/')
  }
  return (
    <header className="contents">
      <BannerLine>{SITE.banner}</BannerLine>
      <TopStrip firstName={user?.first_name} />
      <div
        data-scrolled={isScrolled || undefined}
        className="sticky top-0 z-(--z-header) border-line border-b bg-surface shadow-card transition-shadow data-scrolled:shadow-float"
      >
        <div className="wrap flex min-h-16 items-center gap-2 lg:min-h-19 min-[80rem]:gap-4">
          <Link to="/" className="mr-auto flex min-h-11 items-center lg:mr-0">
            <Logo />
          </Link>
          <MainNav entries={entries} pathname={pathname} />
          <ThemeSwitch />
          {/* Reserves the space of the bell, so that nothing moves when it appears. */}
          <span className="hidden size-11 flex-none in-data-[signed-in=user]:block">{notifications}</span>
          <AccountArea user={user} onLogout={handleLogout} />
          <MobileMenu entries={entries} pathname={pathname} user={user} onLogout={handleLogout} />
        </div>
      </div>
    </header>
  )
}

/** From 1024 px; below that the drawer has the same entries. */
function MainNav({ entries, pathname }: { entries: readonly NavigationEntry[]; pathname: string }) {
  return (
    <nav aria-label="Main" className="mx-auto hidden lg:block">
      <ul className="flex xl:gap-1">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
              className="nav-link"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CONTACT = 'hidden min-h-7 items-center gap-2 hover:underline lg:inline-flex'
const ICON = 'size-4.5 -mt-0.5 text-(--saag-300)'

/** Saag 900 in both themes. */
function TopStrip({ firstName }: { firstName: string | undefined }) {
  return (
    <div
      className={cx(
        'bg-(--saag-900) text-(--steel-0) text-xs [--focus:var(--makki-300)]',
        // On a small screen it holds the offer or the greeting, and nothing else.
        SITE.consultation_offer === '' && 'max-lg:hidden max-lg:in-data-signed-in:block',
      )}
    >
      <div className="wrap flex min-h-[38px] items-center justify-center gap-6">
        <a href={SITE.phone_href} className={CONTACT}>
          <Phone aria-hidden="true" strokeWidth={1.75} className={ICON} />
          {SITE.phone}
        </a>
        <a href={`mailto:${SITE.email}`} className={CONTACT}>
          <Mail aria-hidden="true" strokeWidth={1.75} className={ICON} />
          {SITE.email}
        </a>
        <p className="wrap-anywhere py-1 text-center lg:ml-auto">
          {firstName ? `Welcome, ${firstName}` : <ConsultationBanner />}
        </p>
      </div>
    </div>
  )
}

/** Hidden but in place while the head script's attribute says "signed in". */
function ConsultationBanner() {
  if (SITE.consultation_offer === '') return null
  return (
    <span className="in-data-signed-in:invisible">
      {SITE.consultation_offer}{' '}
      <Link
        to={FREE_CONSULTATION.to}
        className="inline-flex min-h-7 items-center font-semibold text-(--makki-200) underline underline-offset-[.2em]"
      >
        {FREE_CONSULTATION.label}
      </Link>
    </span>
  )
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  return () => window.removeEventListener('scroll', onChange)
}

/** Re-renders only when the scroll position crosses the limit. */
function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > pixels,
    () => false,
  )
}
