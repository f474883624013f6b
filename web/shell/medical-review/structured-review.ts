import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import type { Source } from '#domain/sources/source.ts'
import { absolute, type StructuredData } from '#web/shell/seo.ts'

type Cited = Pick<Source, 'title' | 'year' | 'url'> & { by?: string }

/** https://schema.org/citation */
export function toCitation({ title, by, year, url }: Cited) {
  return {
    '@type': 'CreativeWork',
    name: title,
    ...(by && { creditText: by }),
    ...(year && { datePublished: String(year) }),
    ...(url && { url }),
  }
}

interface MedicalPage {
  path: string
  name: string
  review: PublicReviewState | null
  sources?: readonly Cited[]
}

/** Describes a health page. A review is named only while it holds: https://schema.org/MedicalWebPage */
export function medicalWebPage({ path, name, review, sources = [] }: MedicalPage): StructuredData {
  const current = review?.state === 'reviewed' ? review.review : null
  return {
    '@type': 'MedicalWebPage',
    '@id': absolute(`${path}#page`),
    name,
    url: absolute(path),
    inLanguage: 'en-IN',
    ...(sources.length > 0 ? { citation: [...new Set(sources)].map(toCitation) } : {}),
    ...(current
      ? {
          lastReviewed: current.reviewed_on,
          reviewedBy: {
            '@type': 'Person',
            name: current.reviewer,
            jobTitle: 'Dietitian',
            hasCredential: [current.qualification, current.registration].map((credential) => ({
              '@type': 'EducationalOccupationalCredential',
              name: credential,
            })),
          },
        }
      : {}),
  }
}
