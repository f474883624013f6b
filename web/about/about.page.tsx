import { SITE } from '#domain/site/site.ts'
import transformArt from '#web/illustrations/hero-1-transform.svg'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import { absolute, organisationRef, pageMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import { Careers, HowWeWork, OurTeam, Promises, SuccessStories } from './about-sections.tsx'

const PATH = '/about'
const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'About Us' }] as const

export function meta() {
  return pageMeta({
    title: 'About us',
    description: `${SITE.name} connects people in India with dietitians who work with the food they love. How we work, who works here and how to join.`,
    keywords: ['about Thali', 'dietitian jobs', 'nutrition coaching India', 'Mohali', 'Punjab'],
    path: PATH,
    breadcrumb: BREADCRUMB,
    structured: [
      { '@type': 'AboutPage', name: `About ${SITE.name}`, url: absolute(PATH), mainEntity: organisationRef() },
    ],
  })
}

export default function AboutPage() {
  return (
    <>
      <MaizeHero
        title="Good advice starts with what’s already on your plate"
        lead={`${SITE.name} connects people who want to eat better with dietitians in India.`}
        art={transformArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="/contact" size="large">
          Start with a free assessment
        </ButtonLink>
      </MaizeHero>
      <HowWeWork />
      <Promises />
      <OurTeam />
      <Careers />
      <SuccessStories />
      <MaizeClosing
        title="Talk to us"
        lead="Tell us about yourself and what you’d like help with. It’s free."
        art={consultationArt}
      >
        <ButtonLink to="/contact" size="large">
          Contact us
        </ButtonLink>
        <ButtonLink to="/faq" variant="outline" size="large" className="border-primary!">
          Read questions and answers
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}
