import { CUT_OFF_SOURCES } from '#domain/bmi/cut-off-sources.content.ts'
import { SITE } from '#domain/site/site.ts'
import { absolute, type StructuredData } from '#web/shell/seo.ts'

/** The calculator as an application that costs nothing, and the page with what it rests on. */
export function bmiStructuredData(description: string): StructuredData[] {
  return [
    {
      '@type': 'WebApplication',
      name: `${SITE.name} BMI calculator`,
      description,
      url: absolute('/bmi'),
      applicationCategory: 'HealthApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      inLanguage: 'en-IN',
      offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
    },
    {
      '@type': 'MedicalWebPage',
      name: 'BMI calculator for Indian adults',
      url: absolute('/bmi'),
      inLanguage: 'en-IN',
      about: { '@type': 'Thing', name: 'Body mass index' },
      audience: { '@type': 'PeopleAudience', suggestedMinAge: 18 },
      citation: Object.values(CUT_OFF_SOURCES).map(({ name }) => name),
    },
  ]
}
