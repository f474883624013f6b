import type { BlogCategory } from '../blogs/categories.ts'
import type { Role } from '../roles.ts'
import { SITE } from '../site/site.ts'
import { isHealthCategory } from './health-categories.ts'

/** True if the site's setting asks for a review before this author publishes; admins may publish at once. */
export function needsReviewFirst(role: Role, category: BlogCategory): boolean {
  return SITE.reviewsBeforePublishing && role !== 'admin' && isHealthCategory(category)
}
