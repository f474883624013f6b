import { useNavigate } from 'react-router'
import type { OwnFood } from '#domain/foods/own-foods.schema.ts'
import { RestoreDraftBanner } from '#web/lib/forms/restore-draft-banner.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import { useFromList } from '#web/shell/list/back-link.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { toast } from '#web/ui/toast.ts'
import { FoodForm } from './edit/food-form.tsx'
import { useFoodForm } from './edit/use-food-form.ts'
import { FoodActions } from './food-actions.tsx'
import { OWN_FOODS_PATH } from './own-foods.queries.ts'
import { FoodPreview } from './preview/food-preview.tsx'
import { useIngredientFoods } from './preview/use-ingredient-foods.ts'
import { FoodStatusBadge } from './view/food-labels.tsx'

const ON_PAGE_CHANGE = 'Your changes aren’t saved. If you leave, we’ll offer what you typed again when you come back.'
const ON_LOGOUT = 'Your changes aren’t saved. They’re deleted from this browser when you sign out.'

interface FoodEditorProps {
  /** Null for a new one. */
  food: OwnFood | null
  onMoved?: (() => void) | undefined
}

export function FoodEditor({ food, onMoved }: FoodEditorProps) {
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
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="wrap-anywhere min-w-0 text-h2">{food ? food.name : 'Add a food'}</h1>
        {food ? <FoodStatusBadge status={food.status} /> : null}
        {form.isChanged ? <Badge tone="warning">Unsaved changes</Badge> : null}
      </div>
      <div className="mt-4 grid gap-4 empty:hidden">
        {food?.status === 'declined' ? (
          <Banner tone="warning">
            <p className="font-semibold">An admin hasn’t accepted this food:</p>
            <p className="wrap-anywhere whitespace-pre-line">{food.decline_reason}</p>
            <p className="mt-1">Change it and propose it again, or keep it for yourself.</p>
          </Banner>
        ) : null}
        {form.recoverable ? (
          <RestoreDraftBanner label="Unsaved changes" onRestore={form.restore} onDiscard={form.discard}>
            {food ? 'You have unsaved changes to this food.' : 'You have a food that you didn’t save.'}
          </RestoreDraftBanner>
        ) : null}
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_22rem]">
        <FoodForm form={form} id={food?.id} gone={ingredients.gone} />
        <aside aria-label="About this food" className="grid content-start gap-6 lg:self-stretch">
          {food ? (
            <FoodActions food={food} isUnsaved={form.isChanged} onMoved={onMoved} onDeleted={form.forget} />
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
