import { type LucideIcon, Mail, Phone } from 'lucide-react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { mailHref, phoneHref } from '#web/lib/contact-links.ts'

interface LineProps {
  icon: LucideIcon
  name: string
  href: string
  children: string
}

function Line({ icon: Icon, name, href, children }: LineProps) {
  return (
    <li className="flex gap-2">
      <Icon aria-hidden="true" className="icon mt-0.5" />
      <span className="sr-only">{name}</span>
      <a
        href={href}
        className="wrap-anywhere inline-block min-h-6 min-w-0 underline-offset-[.22em] hover:text-ink hover:underline"
      >
        {children}
      </a>
    </li>
  )
}

/** E-mail and phone, unless the dietitian hides them. */
export function ContactLines({ user_info: { email, phone_number } }: Pick<Dietitian, 'user_info'>) {
  if (email === null && phone_number === null) return null
  return (
    <ul className="grid gap-1 text-ink-muted text-sm">
      {email ? (
        <Line icon={Mail} name="Email" href={mailHref(email)}>
          {email}
        </Line>
      ) : null}
      {phone_number ? (
        <Line icon={Phone} name="Phone" href={phoneHref(phone_number)}>
          {phone_number}
        </Line>
      ) : null}
    </ul>
  )
}

/** The same under a heading. */
export function ContactSection({ dietitian: { user_info } }: { dietitian: Pick<Dietitian, 'user_info'> }) {
  if (user_info.email === null && user_info.phone_number === null) return null
  return (
    <section>
      <h2 className="mb-3 text-h3">Contact</h2>
      <ContactLines user_info={user_info} />
    </section>
  )
}
