import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { FOOD_STATUS_LABELS, FOOD_STATUSES, type OwnFood } from '#domain/foods/own/own-foods.schema.ts'
import { RelativeTime } from '#web/lib/time/relative-time.tsx'
import type { FromList } from '#web/shell/list/back-link.tsx'
import { type Column, DataTable } from '#web/shell/list/data-table.tsx'
import { FilterBar } from '#web/shell/list/filter-bar.tsx'
import { type ListMessages, Results } from '#web/shell/list/results.tsx'
import { useFilteredList } from '#web/shell/list/use-filtered-list.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { amountText } from '../amount-text.ts'
import { NativeNames } from '../meal-score/food-names.tsx'
import { NEW_FOOD, OWN_FOODS, OWN_FOODS_PATH } from './own-foods.queries.ts'
import { FoodStatusBadge, KIND_LABELS } from './view/food-labels.tsx'

export const meta = () => privateMeta('My foods', 'Dishes and foods that you added.', OWN_FOODS_PATH)

const ADD = `${OWN_FOODS_PATH}/${NEW_FOOD}`
const MESSAGES: ListMessages = {
  one: 'food',
  many: 'foods',
  matching: { one: 'matching food', many: 'matching foods' },
  nothing: {
    title: 'No foods of your own yet',
    text: 'Add a dish that the library lacks, or a packet with its label. Only you see it until you propose it.',
    action: <ButtonLink to={ADD}>Add your first food</ButtonLink>,
  },
  noMatch: { title: 'No matching foods', text: 'Try another word or another status.' },
}
const CHOICES = [
  {
    key: 'status',
    label: 'Status',
    options: [
      ['', 'All foods'],
      ...FOOD_STATUSES.map((status): [string, string] => [status, FOOD_STATUS_LABELS[status]]),
    ],
    className: 'min-w-44 flex-1 md:flex-none',
  },
] as const

export default function OwnFoodsPage() {
  const list = useFilteredList(OWN_FOODS)
  const listSearch = `?${list.codec.write(list.applied)}`
  const columns: Column<OwnFood>[] = [
    { label: 'Name', isTitle: true, cell: (food) => <Name food={food} listSearch={listSearch} /> },
    { label: 'Kind', cell: ({ kind }) => KIND_LABELS[kind] },
    {
      label: 'Energy in 100 g',
      isNumber: true,
      cell: ({ energy_kcal }) => <span className="whitespace-nowrap">{amountText('energy_kcal', energy_kcal)}</span>,
    },
    { label: 'Status', cell: (food) => <FoodStatusBadge status={food.status} /> },
    { label: 'Changed', cell: ({ updated_at }) => <RelativeTime date={updated_at} /> },
  ]
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-h2">My foods</h1>
          <p className="max-w-read text-ink-muted">
            Dishes and foods that you add. You find them wherever you build a plate. Nobody else does, unless you
            propose one for the library and an admin accepts it.
          </p>
        </div>
        <ButtonLink to={ADD} icon={Plus} className="max-sm:w-full">
          Add a food
        </ButtonLink>
      </div>
      <FilterBar
        list={list}
        search={{ label: 'Search your foods', placeholder: 'Name, in any script' }}
        choices={CHOICES}
        isCompact
      />
      <Results list={list} messages={MESSAGES}>
        {(rows, isStale) => <DataTable caption="My foods" columns={columns} rows={rows} isStale={isStale} />}
      </Results>
    </>
  )
}

function Name({ food, listSearch }: { food: OwnFood } & FromList) {
  return (
    <div className="grid min-w-0 justify-items-start gap-0.5">
      <Link
        to={`${OWN_FOODS_PATH}/${food.id}`}
        state={{ listSearch } satisfies FromList}
        className="wrap-anywhere inline-flex min-h-6 font-semibold text-link underline"
      >
        {food.name}
      </Link>
      <NativeNames food={food} />
      {food.status === 'declined' ? (
        <p className="wrap-anywhere mt-1 max-w-md">
          <span className="font-semibold">Reason:</span> {food.decline_reason}
        </p>
      ) : null}
    </div>
  )
}
