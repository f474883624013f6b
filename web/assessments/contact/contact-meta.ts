import { SITE } from '#domain/site/site.ts'
import { absolute, pageMeta, theOrganisation } from '#web/shell/seo.ts'

const PATH = '/contact'
export const BREADCRUMB = [{ label: 'Home', to: '/' }, { label: 'Contact' }] as const

export function contactMeta() {
  return pageMeta({
    title: 'Contact and free health assessment',
    description: `Send a free health assessment to ${SITE.name} in ${SITE.city}: a dietitian reads it and answers within 24 hours. Phone, e-mail and working hours.`,
    keywords: ['free diet consultation', 'health assessment', 'dietitian contact', 'Mohali', 'Punjab'],
    path: PATH,
    breadcrumb: BREADCRUMB,
    structured: [
      {
        '@type': 'ContactPage',
        name: `Contact ${SITE.name}`,
        url: absolute(PATH),
        mainEntity: theOrganisation(),
      },
    ],
  })
}
