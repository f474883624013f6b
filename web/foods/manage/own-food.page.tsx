import type { ReactNode } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { OwnFood } from '#domain/foods/own/own-foods.schema.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { RestoreDraftBanner } from '#web/lib/forms/drafts/restore-draft-banner.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import { RecordPage } from '#web/shell/console/record-page.tsx'
import { BreadcrumbName } from '#web/shell/frame/breadcrumb-name.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { BackLink, useFromList } from '#web/shell/list/back-link.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { FoodForm } from './edit/food-form.tsx'
import { useFoodForm } from './edit/use-food-form.ts'
import { FoodActions } from './food-actions.tsx'
import { NEW_FOOD, OWN_FOODS_PATH, ownFood, useIngredientFoods } from './own-foods.queries.ts'
import { FoodPreview } from './preview/food-preview.tsx'
import { FoodFacts } from './view/food-facts.tsx'
import { FoodStatusBadge } from './view/food-labels.tsx'

export const meta = () => privateMeta('My foods', 'A dish or a food that you added.', OWN_FOODS_PATH)

const LIST = { path: OWN_FOODS_PATH, name: 'My foods' }
const NOT_FOUND = { title: 'Food not found', text: 'It may have been deleted, or someone else added it.' }

/** A new food, or the one in the address. */
export default function OwnFoodPage() {
  const { id } = useParams()
  if (id !== NEW_FOOD) {
    return (
      <RecordPage query={ownFood} list={LIST} notFound={NOT_FOUND} loading="Loading food…">
        {(food) => <StoredFood key={food.id} food={food} />}
      </RecordPage>
    )
  }
  return (
    <>
      <BreadcrumbName name="Add a food" />
      <BackLink path={LIST.path}>{LIST.name}</BackLink>
      <FoodEditor food={null} />
    </>
  )
}

/** Editable, or read-only while it waits for an admin or is in the library. */
function StoredFood({ food }: { food: OwnFood }) {
  const isReadOnly = food.status === 'proposed' || food.status === 'library'
  const restoreFocus = useHeadingFocus()
  const View = isReadOnly ? ReadOnlyFood : FoodEditor
  return (
    <>
      <BreadcrumbName name={food.name} />
      <View food={food} onMoved={restoreFocus} />
    </>
  )
}

/** The name with the status. */
function Heading({ food, children }: { food: OwnFood | null; children?: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="wrap-anywhere min-w-0 text-h2">{food ? food.name : 'Add a food'}</h1>
      {food ? <FoodStatusBadge status={food.status} /> : null}
      {children}
    </div>
  )
}

function ReadOnlyFood({ food, onMoved }: { food: OwnFood; onMoved: () => void }) {
  return (
    <>
      <Heading food={food} />
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
        <SectionCard id="about" title="About this food" headingClass="mb-4 text-h3">
          <FoodFacts food={food} />
        </SectionCard>
        <aside aria-label="About this food">
          <FoodActions food={food} onMoved={onMoved} />
        </aside>
      </div>
    </>
  )
}

const ON_PAGE_CHANGE = 'Your changes aren’t saved. If you leave, we’ll offer what you typed again when you come back.'
const ON_LOGOUT = 'Your changes aren’t saved. They’re deleted from this browser when you sign out.'

/** @param food null for a new one */
function FoodEditor({ food, onMoved }: { food: OwnFood | null; onMoved?: () => void }) {
  const navigate = useNavigate()
  const from = useFromList()
  const userId = useSession((session) => session.user?.id ?? null)
  const form = useFoodForm({
    food,
    userId,
    onSaved: ({ id }) => {
      toast.success('Food saved.')
      if (!food) void navigate(`${OWN_FOODS_PATH}/${id}`, { replace: true, state: from })
    },
  })
  const { values } = form
  const ingredients = useIngredientFoods(values.kind === 'dish' ? values.ingredients.map((row) => row.food) : [])
  return (
    <>
      <Heading food={food}>{form.isChanged ? <Badge tone="warning">Unsaved changes</Badge> : null}</Heading>
      <div className="mt-4 grid gap-4 empty:hidden">
        {food?.status === 'declined' ? (
          <Banner tone="warning">
            <p className="font-semibold">An admin hasn’t accepted this food:</p>
            <p className="wrap-anywhere whitespace-pre-line">{food.decline_reason}</p>
            <p className="mt-1">Change it and propose it again, or keep it for yourself.</p>
          </Banner>
        ) : null}
        {form.recoverable ? (
          <RestoreDraftBanner label="Unsaved changes" onRestore={form.restore} onDiscard={form.clearDraft}>
            {food ? 'You have unsaved changes to this food.' : 'You have a food that you didn’t save.'}
          </RestoreDraftBanner>
        ) : null}
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <FoodForm form={form} id={food?.id} gone={ingredients.gone} />
        <aside aria-label="About this food" className="grid content-start gap-6 lg:self-stretch">
          {food ? (
            <FoodActions food={food} isUnsaved={form.isChanged} onMoved={onMoved} onDeleted={form.clearDraft} />
          ) : null}
          <div className="lg:sticky lg:top-24">
            <FoodPreview values={values} ingredients={ingredients} />
          </div>
        </aside>
      </div>
      <LeaveDialog hasUnsavedChanges={form.hasUnsavedChanges} onPageChange={ON_PAGE_CHANGE} onLogout={ON_LOGOUT} />
    </>
  )
}
