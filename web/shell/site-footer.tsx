import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import name from '#web/illustrations/name-in-three-scripts.svg?no-inline'
import { Logo } from './header/logo.tsx'
import { FOOTER_COLUMNS, LEGAL_ENTRIES } from './navigation.ts'
import { SocialIcon } from './social-icons.tsx'

const HEADING = 'mb-3 font-semibold text-(--makki-200) text-sm'
const NAME_SIZE = { width: 175, height: 23 }

/** Saag 900 in both themes. */
export function SiteFooter() {
  return (
    <footer className="bg-(--saag-900) pt-16 pb-8 text-(--steel-0) [--focus:var(--makki-300)]">
      <div className="wrap">
        <div className="grid grid-cols-2 gap-8 lg:flex">
          <Brand />
          {FOOTER_COLUMNS.map((column) => (
            <nav key={column.heading} aria-label={column.heading} className="lg:w-36">
              <h2 className={HEADING}>{column.heading}</h2>
              <ul>
                {column.entries.map((entry) => (
                  <li key={entry.label}>
                    <Link to={entry.to} className="footer-link">
                      {entry.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <Contact />
        </div>
        <Base />
      </div>
    </footer>
  )
}

function Brand() {
  return (
    <div className="col-span-full lg:mr-auto lg:w-82">
      <Logo tone="reverse" />
      <p className="mt-4 max-w-80 text-(--saag-100)">{SITE.description}</p>
      {/* Drawn as outlines: as text, these words would load two fonts on every page. */}
      <img src={name} alt="" {...NAME_SIZE} loading="lazy" className="mt-7 filter-none" />
    </div>
  )
}

function Contact() {
  return (
    <div className="col-span-full lg:w-60">
      <h2 className={HEADING}>Visit or call</h2>
      <address className="grid justify-items-start not-italic">
        <span className="footer-link">{SITE.address}</span>
        <a href={SITE.phone_href} className="footer-link">
          {SITE.phone}
        </a>
        <a href={`mailto:${SITE.email}`} className="footer-link">
          {SITE.email}
        </a>
      </address>
      <ul className="mt-4 flex flex-wrap gap-2">
        {SITE.social.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              aria-label={name}
              className="grid size-11 place-items-center rounded-full border-[1.5px] border-(--steel-0)/40 hover:bg-(--saag-800)"
            >
              <SocialIcon network={name} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Base() {
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-2 border-(--steel-0)/18 border-t pt-6 text-(--saag-100) text-sm">
      {/* A cached page may be from the previous year. */}
      <span suppressHydrationWarning>
        © {new Date().getFullYear()} {SITE.name}
      </span>
      {LEGAL_ENTRIES.map((entry) => (
        <Link key={entry.to} to={entry.to} className="footer-link">
          {entry.label}
        </Link>
      ))}
      <BackToTop />
    </div>
  )
}

/** Hidden without JavaScript. */
function BackToTop() {
  return (
    <button
      type="button"
      onClick={scrollToTop}
      aria-label="Scroll to top"
      className="ml-auto grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-(--steel-0)/40 text-(--steel-0) hover:bg-(--saag-800) noscript:hidden"
    >
      <ArrowUp aria-hidden="true" strokeWidth={1.75} className="size-5" />
    </button>
  )
}

function scrollToTop() {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: isReduced ? 'auto' : 'smooth' })
  document.getElementById('main')?.focus({ preventScroll: true })
}
