import { SITE } from '#domain/site/site.ts'

/** The one address for questions, complaints and rights over one's data. */
export function ReachUs() {
  return (
    <div className="mt-8">
      <h3>How to reach us</h3>
      <address className="mt-3 not-italic">
        <p>
          {SITE.name}, {SITE.city}
        </p>
        <p>
          <a href={`mailto:${SITE.email}`} className="text-link-line">
            {SITE.email}
          </a>
        </p>
        <p>
          <a href={SITE.phone_href} className="text-link-line">
            {SITE.phone}
          </a>
        </p>
      </address>
    </div>
  )
}
