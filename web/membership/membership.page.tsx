import { BadgePercent, Check, ShieldCheck } from 'lucide-react'
import { PLANS, type Plan } from '#domain/membership/plans.content.ts'
import { findOffer, GUARANTEE_DAYS, LOWEST_MONTHLY, PLAN_PRICES, planContactPath } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import { ClaimsStrip } from '#web/home/claims-strip.tsx'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'
import { usePlanInAddress } from '#web/lib/address/use-plan-in-address.ts'
import { formatMoney } from '#web/lib/format.ts'
import { absolute, pageMeta, type StructuredData } from '#web/shell/seo.ts'
import { ButtonLink, type ButtonLinkProps } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { GUARANTEE, STEPS } from './membership.content.ts'
import { PlanCards } from './plan-cards.tsx'

export default function MembershipPage() {
  return (
    <>
      <MaizeHero
        title="A dietitian by your side, every month"
        lead={`Three plans from ${formatMoney(LOWEST_MONTHLY)} a month. See what each one costs, what it includes and what it doesn’t.`}
        art={consultationArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="#plans" size="large">
          See the plans
        </ButtonLink>
      </MaizeHero>
      <ClaimsStrip claims={SITE.claims.membership} />
      <section id="plans" className="section">
        <div className="wrap">
          <OfferBanner />
          <PlanCards />
          <HowToJoin />
        </div>
      </section>
      <Guarantee />
      <MaizeClosing
        title="Not sure which plan suits you?"
        lead="Tell us what you eat and what you want to change, or start with your BMI."
        art={analysisArt}
      >
        <ContactLink size="large">Contact us</ContactLink>
        <ButtonLink to="/bmi" variant="outline" size="large" className="border-primary!">
          Check your BMI
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}

/** Names the chosen plan. */
function ContactLink(props: Omit<ButtonLinkProps, 'to'>) {
  const [plan] = usePlanInAddress()
  return <ButtonLink {...props} to={plan ? planContactPath(plan) : '/contact'} />
}

function Guarantee() {
  return (
    <section className="section border-line border-y bg-surface">
      <div className="wrap grid items-center gap-8 lg:grid-cols-[auto_1.1fr_1fr] lg:gap-14">
        <span className="grid size-28 place-items-center rounded-full border-4 border-line bg-sunken text-primary outline-1 outline-line-strong lg:size-36">
          <ShieldCheck aria-hidden="true" strokeWidth={1.25} className="size-14 lg:size-18" />
        </span>
        <div>
          <h2 className="text-wrap">{GUARANTEE.title}</h2>
          <p className="lead mt-4">{GUARANTEE.text}</p>
        </div>
        <ul className="grid gap-4">
          {GUARANTEE.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Check aria-hidden="true" strokeWidth={2} className="mt-[.18em] size-5 flex-none text-success" />
              {point}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function HowToJoin() {
  return (
    <section className="mt-(--section)">
      <h2>How to become a member</h2>
      <p className="lead mt-4">
        You don’t pay on this site. Our office in {SITE.city} sets up your membership with you.
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
        <ContactLink variant="outline">Contact the office</ContactLink>
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

function OfferBanner() {
  const { name, monthly, original } = PLAN_PRICES.basic
  const offer = findOffer(PLAN_PRICES.basic)
  if (!offer) return null
  return (
    <aside
      aria-label="Limited offer"
      className="mb-12 flex items-start gap-4 rounded-card bg-warning-soft px-5 pt-4.5 pb-4 text-ink lg:mb-16"
    >
      <BadgePercent aria-hidden="true" strokeWidth={1.75} className="mt-0.5 size-6 flex-none text-warning" />
      <p>
        <b className="font-semibold">Limited offer:</b> {name} at {formatMoney(monthly)} instead of{' '}
        {formatMoney(original)} a month. That is {offer.percent}% off, and you save {formatMoney(offer.saving)} every
        month.
      </p>
    </aside>
  )
}

const PATH = '/membership'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Membership' }] as const

export function meta() {
  return pageMeta({
    title: 'Membership plans and prices',
    description: `Three diet coaching plans from ${formatMoney(LOWEST_MONTHLY)} a month, with a dietitian of your own and a ${GUARANTEE_DAYS}-day money-back guarantee.`,
    keywords: ['diet plan price', 'dietitian membership', 'nutrition coaching', 'diet consultation fee', 'Mohali'],
    path: PATH,
    breadcrumb: BREADCRUMB,
    structured: [service()],
  })
}

function service(): StructuredData {
  return {
    '@type': 'Service',
    name: `${SITE.name} membership`,
    serviceType: 'Diet and nutrition coaching',
    url: absolute(PATH),
    areaServed: 'IN',
    provider: { '@type': 'Organization', name: SITE.name, url: absolute('/'), telephone: SITE.phone },
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: 'Membership plans',
      itemListElement: PLANS.map(toOffer),
    },
  }
}

function toOffer({ name, description, monthly }: Plan) {
  return {
    '@type': 'Offer',
    name,
    description,
    url: absolute(PATH),
    price: monthly,
    priceCurrency: 'INR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: monthly,
      priceCurrency: 'INR',
      // UN/CEFACT code for a month.
      unitCode: 'MON',
      billingIncrement: 1,
    },
    itemOffered: { '@type': 'Service', name: `${name} plan`, description },
  }
}
