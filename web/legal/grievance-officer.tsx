import { SITE } from '#domain/site/site.ts'
import { mailHref } from '#web/lib/contact-links.ts'

/** The one address for questions, complaints and rights over one's data. */
export function GrievanceOfficer() {
  return (
    <div className="mt-8">
      <h3 id="grievance-officer">Grievance officer</h3>
      <address className="mt-3 rounded-card border border-line bg-surface px-5 py-4 not-italic">
        <p className="font-semibold">Grievance officer, {SITE.name}</p>
        <p>{SITE.address}</p>
        <p>
          <a href={mailHref(SITE.email, 'Grievance')} className="inline-flex min-h-9 items-center text-link-line">
            {SITE.email}
          </a>
        </p>
        <p>
          <a href={SITE.phone_href} className="inline-flex min-h-9 items-center text-link-line">
            {SITE.phone}
          </a>
          {', '}
          {SITE.hours.map(({ days, from, to }) => `${days} ${from} to ${to}`).join(', ')}
        </p>
      </address>
    </div>
  )
}
