import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import { FREE_CONSULTATION } from '../navigation.ts'

interface TopStripProps {
  firstName: string | undefined
}

const CONTACT = 'hidden min-h-7 items-center gap-2 hover:underline lg:inline-flex'
const ICON = 'size-4.5 -mt-0.5 text-(--saag-300)'

/** Saag 900 in both themes. */
export function TopStrip({ firstName }: TopStripProps) {
  return (
    <div className="bg-(--saag-900) text-(--steel-0) text-xs [--focus:var(--makki-300)]">
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

/** Kept out of sight, but in place, while the page's first script says that somebody is signed in. */
function ConsultationBanner() {
  return (
    <span className="in-data-signed-in:invisible">
      Your first consultation is free.{' '}
      <Link
        to={FREE_CONSULTATION.to}
        className="inline-flex min-h-7 items-center font-semibold text-(--makki-200) underline underline-offset-[.2em]"
      >
        {FREE_CONSULTATION.label}
      </Link>
    </span>
  )
}
