import { useLocation, useParams } from 'react-router'
import { privateMeta } from '#web/shell/seo.ts'
import { readTarget } from './medical-reviews.queries.ts'
import { ReviewQueue } from './review-queue.tsx'
import { ReviewTextPage } from './review-text-page.tsx'

export const meta = () =>
  privateMeta('Medical reviews', 'Health texts that a dietitian has to check.', '/dietitian/medical-reviews')

/** The queue, or the text in the address; in the console and in the admin area. */
export default function MedicalReviewsPage() {
  const { '*': rest = '' } = useParams()
  const { pathname } = useLocation()
  const root = pathname.startsWith('/admin') ? '/admin/medical-reviews' : '/dietitian/medical-reviews'
  if (rest === '') return <ReviewQueue root={root} />
  return <ReviewTextPage key={rest} root={root} target={readTarget(rest)} />
}
