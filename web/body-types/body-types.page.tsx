import { lazy } from 'react'
import consultationArt from '#web/illustrations/hero-2-consultation.svg'
import analysisArt from '#web/illustrations/hero-3-analysis.svg'
import { ButtonLink } from '#web/ui/button.tsx'
import { MaizeClosing } from '#web/ui/maize-closing.tsx'
import { MaizeHero } from '#web/ui/maize-hero.tsx'
import type { Route } from './+types/body-types.page'
import { BmiDisclosure } from './bmi-disclosure.tsx'
import { BodyTypeGuide } from './body-type-guide.tsx'
import { GROUP_QUERY } from './body-types-address.ts'
import { BREADCRUMB, bodyTypesMeta } from './body-types-meta.ts'
import { HealthMarkers } from './health-markers.tsx'

const SimpleBmi = lazy(async () => {
  const { SimpleBmi: Calculator } = await import('#web/bmi/simple-bmi.tsx')
  return { default: Calculator }
})

export function meta({ location }: Route.MetaArgs) {
  return bodyTypesMeta(GROUP_QUERY.read(new URLSearchParams(location.search)))
}

export default function BodyTypesPage() {
  return (
    <>
      <MaizeHero
        title="A guide to body types"
        lead="Find the shape closest to yours, see foods and workouts that help, and learn which numbers matter more than the outline."
        art={analysisArt}
        breadcrumb={BREADCRUMB}
      >
        <ButtonLink to="#types" size="large">
          Find your type
        </ButtonLink>
        <ButtonLink to="#bmi" variant="outline" size="large" className="border-primary!">
          Check your BMI
        </ButtonLink>
      </MaizeHero>
      <BodyTypeGuide />
      <HealthMarkers />
      <BmiDisclosure>
        <SimpleBmi />
      </BmiDisclosure>
      <MaizeClosing
        title="A plan begins with your plate"
        lead="A dietitian looks at what you cook, how you live and what your doctor says. Shape comes last."
        art={consultationArt}
      >
        <ButtonLink to="/membership" size="large">
          See membership plans
        </ButtonLink>
        <ButtonLink to="/dietitians" variant="outline" size="large" className="border-primary!">
          Find your dietitian
        </ButtonLink>
      </MaizeClosing>
    </>
  )
}
