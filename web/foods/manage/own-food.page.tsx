import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import type { OwnFood } from '#domain/foods/own-foods.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import art from '#web/illustrations/empty-not-found.svg'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { RelativeTime } from '#web/lib/relative-time.tsx'
import { LoadFailure } from '#web/shell/console/load-failure.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { PageSkeleton } from '#web/shell/frame/page-skeleton.tsx'
import { BackLink } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { FoodActions } from './food-actions.tsx'
import { FoodEditor } from './food-editor.tsx'
import { NEW_FOOD, OWN_FOODS_PATH, ownFood } from './own-foods.queries.ts'
import { FoodFacts } from './view/food-facts.tsx'
import { FoodStatusBadge } from './view/food-labels.tsx'

export const meta = () => privateMeta('My foods', 'A dish or a food that you added.', OWN_FOODS_PATH)

/** A new food, or the one in the address. */
export default function OwnFoodPage() {
  const { id = '' } = useParams()
  if (id !== NEW_FOOD) return <StoredFood key={id} id={/^[1-9]\d{0,14}$/.test(id) ? Number(id) : 0} />
  return (
    <>
      <BreadcrumbName name="Add a food" />
      <BackLink path={OWN_FOODS_PATH}>My foods</BackLink>
      <FoodEditor food={null} />
    </>
  )
}

function StoredFood({ id }: { id: number }) {
  const { data: food, error, isFetching, refetch } = useQuery({ ...ownFood(id), enabled: id > 0 })
  if (id === 0 || (error instanceof ApiError && error.status === 404)) {
    return (
      <PageMessage
        art={art}
        title="Food not found"
        text="It may have been deleted, or someone else added it."
        actions={<ButtonLink to={OWN_FOODS_PATH}>My foods</ButtonLink>}
      />
    )
  }
  return (
    <>
      <BackLink path={OWN_FOODS_PATH}>My foods</BackLink>
      {error && !food ? <LoadFailure error={error} isRetrying={isFetching} onRetry={() => refetch()} /> : null}
      {food ? <ShownFood food={food} /> : error ? null : <PageSkeleton label="Loading food…" />}
    </>
  )
}

/** To change; while it waits for an admin and in the library, to read. */
function ShownFood({ food }: { food: OwnFood }) {
  const isReadOnly = food.status === 'proposed' || food.status === 'library'
  const restoreFocus = useHeadingFocus()
  return (
    <>
      <BreadcrumbName name={food.name} />
      {isReadOnly ? (
        <ReadOnlyFood food={food} onMoved={restoreFocus} />
      ) : (
        <FoodEditor food={food} onMoved={restoreFocus} />
      )}
    </>
  )
}

function ReadOnlyFood({ food, onMoved }: { food: OwnFood; onMoved: () => void }) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="wrap-anywhere min-w-0 text-h2">{food.name}</h1>
        <FoodStatusBadge status={food.status} />
      </div>
      <Banner tone="info" className="mt-4">
        {food.status === 'proposed' ? (
          <>
            {food.proposed_at ? (
              <>
                You proposed it <RelativeTime date={food.proposed_at} isInSentence />, and it waits for an admin.
              </>
            ) : (
              'It waits for an admin.'
            )}{' '}
            You can’t change it until you withdraw it or an admin decides.
          </>
        ) : (
          'An admin has accepted it: everyone finds it now, so nobody can change it here.'
        )}
      </Banner>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Card as="section" aria-labelledby="about">
          <h2 id="about" className="mb-4 text-h3">
            About this food
          </h2>
          <FoodFacts food={food} />
        </Card>
        <aside aria-label="About this food">
          <FoodActions food={food} onMoved={onMoved} />
        </aside>
      </div>
    </>
  )
}
