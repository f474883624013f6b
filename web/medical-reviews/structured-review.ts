import type { PublicReviewState } from '#domain/medical-reviews/medical-reviews.schema.ts'
import { absolute, type StructuredData } from '#web/shell/seo.ts'

interface MedicalPage {
  path: string
  name: string
  review: PublicReviewState | null
  sources?: readonly string[]
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
    ...(sources.length > 0 ? { citation: [...new Set(sources)] } : {}),
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
