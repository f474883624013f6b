import { SITE } from '#domain/site/site.ts'
import { contactFaq } from '#web/faq/faq.content.ts'
import { FaqList } from '#web/faq/faq-list.tsx'
import { FiguresStrip } from '#web/home/figures-strip.tsx'
import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { Button, ButtonAnchor, ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { AssessmentSection } from './contact/assessment-section.tsx'
import { BREADCRUMB, contactMeta } from './contact/contact-meta.ts'
import { focusFirstField } from './contact/form/focus-first-field.ts'
import { ReachOffice } from './contact/office/reach-office.tsx'
import { WorkingHours } from './contact/office/working-hours.tsx'

export const meta = contactMeta

export default function ContactPage() {
  return (
    <>
      <MaizeHero
        title="Tell us about you, and a dietitian writes your plan"
        lead="Tell us about yourself and what you'd like help with. The assessment is free, and a dietitian answers within 24 hours."
        art={consultationArt}
        breadcrumb={BREADCRUMB}
      >
        <Button size="large" onClick={focusFirstField} className="[@media(scripting:none)]:hidden">
          Book Your Free Consultation
        </Button>
        <ButtonAnchor href={SITE.phone_href} variant="outline" size="large" className="border-primary!">
          Call {SITE.phone}
        </ButtonAnchor>
      </MaizeHero>
      <FiguresStrip figures={SITE.figures.contact} />
      <div className="wrap grid items-start gap-x-12 gap-y-12 py-(--section) lg:grid-cols-[minmax(0,42rem)_minmax(19rem,1fr)] xl:gap-x-20">
        <AssessmentSection />
        <div className="grid gap-12 lg:sticky lg:top-28">
          <ReachOffice />
          <WorkingHours />
        </div>
      </div>
      <section aria-labelledby="faq-title" className="section border-line border-t bg-surface">
        <div className="wrap grid gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.8fr)] lg:gap-16">
          <div>
            <h2 id="faq-title">Before you send it</h2>
            <p className="lead mt-4">What people ask us at this form.</p>
            <ButtonLink to="/faq" variant="outline" className="mt-6">
              All questions
            </ButtonLink>
          </div>
          <FaqList entries={contactFaq()} />
        </div>
      </section>
      <MaizeClosing
        title="Rather choose your dietitian yourself?"
        lead="Compare speciality, experience and fee, and write to the one who fits."
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
