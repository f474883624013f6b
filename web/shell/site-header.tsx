import { Link, useLocation, useNavigate } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import { useSession } from '#web/lib/session/session.ts'
import { AccountArea } from './header/account-area.tsx'
import { BannerLine } from './header/banner-line.tsx'
import { Logo } from './header/logo.tsx'
import { MainNav } from './header/main-nav.tsx'
import { MobileMenu } from './header/mobile-menu.tsx'
import { ThemeSwitch } from './header/theme-switch.tsx'
import { TopStrip } from './header/top-strip.tsx'
import { useScrolledPast } from './header/use-scrolled-past.ts'
import { logOut } from './log-out.ts'
import { mainEntries } from './navigation.ts'

const SHADOW_AFTER = 20

/** The strip scrolls away, the bar stays: `contents` lets it stick to the page instead of to the header. */
export function SiteHeader() {
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
          <AccountArea user={user} onLogout={handleLogout} />
          <MobileMenu entries={entries} pathname={pathname} user={user} onLogout={handleLogout} />
        </div>
      </div>
    </header>
  )
}
