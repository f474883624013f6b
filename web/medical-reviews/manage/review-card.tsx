import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { reviewText } from './medical-reviews.queries.ts'
import { OwnArticleActions } from './own-article.tsx'
import { ReviewStateBadge } from './review-queue.tsx'

/** In the editor: where the article stands in medical review, and what its author can do. */
export function ReviewCard({ blog }: { blog: number }) {
  const query = useQuery(reviewText({ blog }))
  return (
    <SectionCard id="medical-review" title="Medical review">
      <Loaded query={query} skeleton={<Skeleton className="mt-3 h-24" />}>
        {(detail) => (
          <div className="mt-3 grid grid-cols-1 gap-4">
            <div>
              <ReviewStateBadge state={detail.state} />
            </div>
            <OwnArticleActions detail={detail} blog={blog} />
            {detail.decisions.length > 0 ? (
              <Link to={`/dietitian/medical-reviews/blog/${blog}`} className="text-link underline">
                See the decisions and comments
              </Link>
            ) : null}
          </div>
        )}
      </Loaded>
    </SectionCard>
  )
}
