import { Mail, Phone } from 'lucide-react'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { mailHref, phoneHref } from '#web/lib/contact-links.ts'

const LINES = [
  { name: 'Email', icon: Mail, field: 'email', toHref: mailHref },
  { name: 'Phone', icon: Phone, field: 'phone_number', toHref: phoneHref },
] as const

/** E-mail and phone, unless the dietitian hides them. */
export function ContactLines({ user_info }: Pick<Dietitian, 'user_info'>) {
  const lines = LINES.flatMap(({ field, ...line }) => (user_info[field] ? { ...line, text: user_info[field] } : []))
  if (lines.length === 0) return null
  return (
    <ul className="grid gap-1 text-ink-muted text-sm">
      {lines.map(({ name, icon: Icon, toHref, text }) => (
        <li key={name} className="flex gap-2">
          <Icon aria-hidden="true" className="icon mt-0.5" />
          <span className="sr-only">{name}</span>
          <a
            href={toHref(text)}
            className="wrap-anywhere inline-block min-h-6 min-w-0 underline-offset-[.22em] hover:text-ink hover:underline"
          >
            {text}
          </a>
        </li>
      ))}
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
