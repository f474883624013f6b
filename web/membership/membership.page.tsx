import { LOWEST_MONTHLY } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import { FiguresStrip } from '#web/home/figures-strip.tsx'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'
import { formatMoney } from '#web/lib/format.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { Guarantee } from './guarantee.tsx'
import { HowToJoin } from './how-to-join.tsx'
import { BREADCRUMB, membershipMeta } from './membership-meta.ts'
import { OfferBanner } from './offer-banner.tsx'
import { PlanCards } from './plan-cards.tsx'

export const meta = membershipMeta

export default function MembershipPage() {
  return (
    <>
      <MaizeHero
        title="A dietitian beside you, every month"
        lead={`Three plans from ${formatMoney(LOWEST_MONTHLY)} a month. You see what each one costs, what it includes and what it does not.`}
        art={consultationArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="#plans" size="large">
          See the plans
        </ButtonLink>
      </MaizeHero>
      <FiguresStrip figures={SITE.figures.membership} />
      <section id="plans" className="section">
        <div className="wrap">
          <OfferBanner />
          <PlanCards />
          <HowToJoin />
        </div>
      </section>
      <Guarantee />
      <MaizeClosing
        title="Not sure which plan is yours?"
        lead="Tell us what you eat and what you want to change, or begin with where you stand."
        art={analysisArt}
      >
        <ButtonLink to="/contact" size="large">
          Contact us
        </ButtonLink>
        <ButtonLink to="/bmi" variant="outline" size="large" className="border-primary!">
          Check your BMI
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}
