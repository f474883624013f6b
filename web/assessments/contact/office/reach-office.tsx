import { Mail, MapPin, Phone } from 'lucide-react'
import { SITE } from '#domain/site/site.ts'
import { mailHref } from '#web/lib/contact-links.ts'

function ways() {
  return [
    { label: 'Phone', icon: Phone, text: SITE.phone, href: SITE.phone_href },
    { label: 'E-mail', icon: Mail, text: SITE.email, href: mailHref(SITE.email) },
    { label: 'Address', icon: MapPin, text: SITE.address, href: null },
  ]
}

/** How to reach people instead of a form. */
export function ReachOffice() {
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="text-h3">
        Talk to the office
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {ways().map(({ label, icon: Icon, text, href }) => (
          <li
            key={label}
            className="relative flex items-center gap-4 rounded-card border border-line bg-surface px-5 py-4 shadow-card has-[a:hover]:shadow-float"
          >
            <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 flex-none text-primary" />
            <div className="min-w-0">
              <h3 className="font-normal text-ink-muted text-sm [font-stretch:inherit]">{label}</h3>
              {href ? (
                <a href={href} className="wrap-anywhere font-semibold after:absolute after:inset-0 after:rounded-card">
                  {text}
                </a>
              ) : (
                <address className="font-semibold not-italic">{text}</address>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
