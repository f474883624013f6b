import { Mail, MapPin, Phone } from 'lucide-react'
import { SITE } from '#domain/site/site.ts'
import { contactFaq } from '#web/faq/faq.content.ts'
import { FaqList } from '#web/faq/faq-list.tsx'
import { ClaimsStrip } from '#web/home/claims-strip.tsx'
import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { mailHref } from '#web/lib/contact-links.ts'
import { absolute, organisationRef, pageMeta } from '#web/shell/seo.ts'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { AssessmentSection } from './form/assessment-section.tsx'
import { focusFirstField } from './form/form-entry.ts'

const PATH = '/contact'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Contact' }] as const

export function meta() {
  return pageMeta({
    title: 'Contact and free health assessment',
    description: `Send a free health assessment to ${SITE.name} in ${SITE.city}: a dietitian reads it and replies within 24 hours. Phone, email and working hours.`,
    keywords: ['free diet consultation', 'health assessment', 'dietitian contact', 'Mohali', 'Punjab'],
    path: PATH,
    breadcrumb: BREADCRUMB,
    structured: [
      { '@type': 'ContactPage', name: `Contact ${SITE.name}`, url: absolute(PATH), mainEntity: organisationRef() },
    ],
  })
}

export default function ContactPage() {
  return (
    <>
      <MaizeHero
        title="A dietitian reads your answers and writes your plan"
        lead="Tell us about yourself and what you’d like help with. The assessment is free, and a dietitian replies within 24 hours."
        art={consultationArt}
        breadcrumb={BREADCRUMB}
      >
        <Button size="large" onClick={focusFirstField} className="[@media(scripting:none)]:hidden">
          {SITE.consultation_offer === '' ? 'Start the free assessment' : 'Book Your Free Consultation'}
        </Button>
        <ButtonAnchor href={SITE.phone_href} variant="outline" size="large" className="border-primary!">
          Call {SITE.phone}
        </ButtonAnchor>
      </MaizeHero>
      <ClaimsStrip claims={SITE.claims.contact} />
      <div className="wrap grid items-start gap-x-12 gap-y-12 py-(--section) lg:grid-cols-[minmax(0,42rem)_minmax(19rem,1fr)] xl:gap-x-20">
        <AssessmentSection />
        <div className="grid gap-12 lg:sticky lg:top-28">
          <ContactOptions />
          <WorkingHours />
        </div>
      </div>
      <section aria-labelledby="faq-title" className="section border-line border-t bg-surface">
        <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] lg:gap-16">
          <div>
            <h2 id="faq-title">Before you send it</h2>
            <p className="lead mt-4">What people ask us about this form.</p>
            <ButtonLink to="/faq" variant="outline" className="mt-6">
              All questions
            </ButtonLink>
          </div>
          <FaqList entries={contactFaq()} />
        </div>
      </section>
      <MaizeClosing
        title="Prefer to choose your dietitian yourself?"
        lead="Compare speciality, experience and fee, and write to the one who suits you."
        art={transformArt}
      >
        <ButtonLink to="/dietitians" size="large">
          Find your dietitian
        </ButtonLink>
        <ButtonLink to="/membership" variant="outline" size="large" className="border-primary!">
          See the plans
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}

/** Ways to contact the office without the form. */
function ContactOptions() {
  const options = [
    { label: 'Phone', icon: Phone, text: SITE.phone, href: SITE.phone_href },
    { label: 'Email', icon: Mail, text: SITE.email, href: mailHref(SITE.email) },
    { label: 'Address', icon: MapPin, text: SITE.address, href: null },
  ]
  return (
    <section aria-labelledby="reach-title">
      <h2 id="reach-title" className="text-h3">
        Talk to the office
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {options.map(({ label, icon: Icon, text, href }) => (
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

function WorkingHours() {
  return (
    <section aria-labelledby="hours-title">
      <h2 id="hours-title" className="text-h3">
        Working hours
      </h2>
      <dl className="mt-3">
        {SITE.hours.map(({ days, from, to }) => (
          <div key={days} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
            <dt>{days}</dt>
            <dd className="font-semibold tabular-nums">
              {from} to {to}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-ink-muted text-sm">
        Indian time. You can send the form and write to us at any hour. We reply in these hours.
      </p>
    </section>
  )
}
