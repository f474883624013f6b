import { SITE } from '#domain/site/site.ts'
import { mailHref } from '#web/lib/contact-links.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { JOINING } from './about.content.ts'

export function Careers() {
  return (
    <section id="careers" aria-labelledby="careers-title" className="section bg-primary-soft">
      <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] lg:gap-16">
        <div>
          <h2 id="careers-title">Careers</h2>
          <p className="lead mt-4">
            As a dietitian you set your own fee, take requests when you have time, and answer in your own name.
          </p>
          <div className="mt-6 grid gap-4 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5">
            <ButtonLink to="/register?as=dietitian">Join as Dietitian</ButtonLink>
          </div>
          <p className="mt-6 text-ink-muted">
            If you would like to work in the office, tell us what you can do:{' '}
            <a href={mailHref(SITE.email, 'Working at the office')} className="text-link-line">
              {SITE.email}
            </a>
            .
          </p>
        </div>
        <ol className="grid gap-5">
          {JOINING.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="num grid size-10 flex-none place-items-center rounded-full border-[1.5px] border-line-strong bg-surface pt-[.15em]"
              >
                {index + 1}
              </span>
              <p className="pt-1.5">{step}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
