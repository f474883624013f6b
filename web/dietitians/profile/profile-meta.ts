import type { Credential } from '#domain/dietitians/credentials/credentials.schema.ts'
import type { Dietitian } from '#domain/dietitians/dietitians.schema.ts'
import { SITE, titled } from '#domain/site/site.ts'
import { formatMoney } from '#web/lib/format.ts'
import { absolute, pageMeta, type StructuredData, truncateDescription } from '#web/shell/seo.ts'

/** A credential as the page shows it. */
function credential({ kind, title, council, number, expires_on }: Credential) {
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: kind,
    ...(kind === 'qualification'
      ? { name: title ?? '' }
      : { recognizedBy: { '@type': 'Organization', name: council ?? '' }, identifier: number ?? '' }),
    ...(expires_on ? { expires: expires_on } : {}),
  }
}

/** Only data that the page itself shows; ratings are left out, because search engines show none for a person. */
function person(dietitian: Dietitian): StructuredData {
  const { id, user_info, bio, specialization_display, consultation_fee, profile_picture, created_at, credentials } =
    dietitian
  return {
    '@type': 'ProfilePage',
    url: absolute(`/dietitians/${id}`),
    dateCreated: created_at,
    mainEntity: {
      '@type': 'Person',
      '@id': `${absolute(`/dietitians/${id}`)}#person`,
      name: user_info.name,
      ...(SITE.dietitian_title === '' ? {} : { honorificPrefix: SITE.dietitian_title }),
      jobTitle: 'Dietitian',
      hasOccupation: { '@type': 'Occupation', name: 'Dietitian', skills: specialization_display },
      description: bio,
      knowsAbout: specialization_display,
      ...(credentials.length > 0 ? { hasCredential: credentials.map(credential) } : {}),
      url: absolute(`/dietitians/${id}`),
      ...(profile_picture ? { image: absolute(profile_picture) } : {}),
      ...(consultation_fee === null
        ? {}
        : {
            makesOffer: {
              '@type': 'Offer',
              name: 'Consultation session',
              price: consultation_fee,
              priceCurrency: 'INR',
              description: `${formatMoney(consultation_fee)} per session`,
            },
          }),
    },
  }
}

/** The breadcrumb from the directory, as shown on the page. */
export function profileTrail({ user_info }: Dietitian) {
  return [{ label: 'Dietitians', to: '/dietitians' }, { label: titled(user_info.name) }]
}

export function profileMeta(dietitian: Dietitian | null | undefined, path: string) {
  if (!dietitian) {
    return pageMeta({
      title: 'Dietitian Not Found',
      description: 'This dietitian isn’t listed.',
      path,
      noindex: true,
    })
  }
  const name = titled(dietitian.user_info.name)
  return pageMeta({
    title: `${name}, ${dietitian.specialization_display}`,
    description: truncateDescription(dietitian.bio),
    keywords: [name, dietitian.specialization_display, 'dietitian', 'consultation'],
    path: `/dietitians/${dietitian.id}`,
    breadcrumb: profileTrail(dietitian),
    structured: [person(dietitian)],
  })
}
