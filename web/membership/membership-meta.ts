import { PLANS, type Plan } from '#domain/membership/plans.content.ts'
import { GUARANTEE_DAYS, LOWEST_MONTHLY } from '#domain/membership/plans.ts'
import { SITE } from '#domain/site/site.ts'
import { formatMoney } from '#web/lib/format.ts'
import { absolute, pageMeta, type StructuredData } from '#web/shell/seo.ts'

const PATH = '/membership'
export const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Membership' }] as const

export function membershipMeta() {
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
      itemListElement: PLANS.map(offer),
    },
  }
}

function offer({ name, description, monthly }: Plan) {
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
