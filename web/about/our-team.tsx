import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { roles } from './about.content.ts'

/** Roles, not names: whoever has a public profile tells their own name there. */
export function OurTeam() {
  return (
    <section id="team" aria-labelledby="team-title" className="section">
      <div className="wrap">
        <h2 id="team-title">Our Team</h2>
        <p className="lead mt-4">
          Two kinds of people work here. Names stand where somebody has published a profile of their own.
        </p>
        <ul className="mt-8 grid gap-6 lg:mt-12 lg:grid-cols-2">
          {roles().map(({ title, text, link }) => (
            <li
              key={title}
              className="flex flex-col items-start rounded-card border border-line bg-surface p-6 shadow-card lg:p-8"
            >
              <h3>{title}</h3>
              <p className="mt-3 mb-4 text-ink-muted">{text}</p>
              <Link to={link.to} className="mt-auto inline-flex min-h-11 items-center gap-1.5 text-link-line">
                {link.label}
                <ArrowRight aria-hidden="true" className="icon" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
