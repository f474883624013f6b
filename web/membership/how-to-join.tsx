import { SITE } from '#domain/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { STEPS } from './membership.content.ts'

export function HowToJoin() {
  return (
    <section className="mt-(--section)">
      <h2>How you become a member today</h2>
      <p className="lead mt-4">
        This site takes no payment. The office in {SITE.city} arranges your membership with you.
      </p>
      <ol className="mt-8 grid gap-x-8 gap-y-10 md:grid-cols-3 lg:mt-12">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-primary border-t-2 pt-5">
            <h3 className="flex gap-3">
              <span className="text-ink-subtle">{index + 1}</span>
              {title}
            </h3>
            <p className="mt-2 text-pretty text-ink-muted">{text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-4 max-sm:grid">
        <ButtonLink to="/contact" variant="outline">
          Contact the office
        </ButtonLink>
        <p className="text-ink-muted">
          or call{' '}
          <a href={SITE.phone_href} className="text-link-line whitespace-nowrap">
            {SITE.phone}
          </a>
        </p>
      </div>
    </section>
  )
}
