import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { FoodItem, FoodPage } from '#domain/foods/foods.schema.ts'
import { PLATE_FULL, PLATE_MAX_ITEMS } from '#domain/foods/plate/plate-limits.ts'
import { toSearch } from '#domain/http/search.ts'
import { anonymousApi } from '#web/lib/api/anonymous-api.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { FieldNotes } from '#web/ui/field.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import { type Chosen, toChosen } from './plate-draft.ts'

export const SEARCH_ID = 'plate-search'
const SHOWN = 6
/** Milliseconds without a new letter before a search goes to the server. */
const TYPING_PAUSE_MS = 250

interface FoodPickerProps {
  chosen: readonly Chosen[]
  error: string | undefined
  onChange: (chosen: readonly Chosen[]) => void
}

function useSearch(typed: string) {
  const [search, setSearch] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setSearch(toSearch(typed)), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])
  return useQuery({
    queryKey: ['foods', 'search', search],
    queryFn: ({ signal }) => anonymousApi.foods.list({ search, page_size: SHOWN }, { signal }),
    enabled: search !== '',
    placeholderData: keepPreviousData,
  })
}

function describe({ count, results }: FoodPage): string {
  if (count === 0) return 'Nothing found. Try another spelling, or a shorter word such as “dal”.'
  const found = count === 1 ? '1 food found' : `${formatNumber(count)} foods found`
  return results.length < count ? `${found}, the best ${results.length} shown` : found
}

/** Searches the foods that every reader can see. */
export function FoodPicker({ chosen, error, onChange }: FoodPickerProps) {
  const [typed, setTyped] = useState('')
  const { data, error: failure, refetch, isFetching } = useSearch(typed)
  const isFull = chosen.length >= PLATE_MAX_ITEMS
  const found = toSearch(typed) === '' ? undefined : data
  return (
    <div>
      <SearchInput
        id={SEARCH_ID}
        label="Search foods and dishes"
        placeholder="Search foods and dishes"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${SEARCH_ID}-error` : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FieldNotes id={SEARCH_ID} error={error} className="mt-1.5" />
      <p role="status" className="mt-1.5 text-ink-muted text-sm empty:hidden">
        {found ? describe(found) : null}
      </p>
      {failure ? (
        <Banner action={{ label: 'Retry', onClick: refetch, isBusy: isFetching }}>{failure.message}</Banner>
      ) : null}
      {isFull ? <Banner tone="info">{PLATE_FULL}</Banner> : null}
      {found && found.results.length > 0 ? (
        <ul aria-label="Foods found" className="mt-2 divide-y divide-line rounded-card border border-line">
          {found.results.map((food) => (
            <li key={food.id}>
              <FoundFood
                food={food}
                isChosen={chosen.some((one) => one.food.id === food.id)}
                isFull={isFull}
                onAdd={() => onChange([...chosen, toChosen(food)])}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}

interface FoundFoodProps {
  food: FoodItem
  isChosen: boolean
  isFull: boolean
  onAdd: () => void
}

function FoundFood({ food, isChosen, isFull, onAdd }: FoundFoodProps) {
  const Icon = isChosen ? Check : Plus
  const isDisabled = isChosen || isFull
  return (
    <button
      type="button"
      aria-disabled={isDisabled || undefined}
      onClick={() => !isDisabled && onAdd()}
      className="group flex min-h-12 w-full items-center justify-between gap-4 px-4 py-2 text-left hover:bg-primary-soft aria-disabled:cursor-not-allowed aria-disabled:hover:bg-transparent"
    >
      <span className="min-w-0">
        <span className="sr-only">Add </span>
        <span className="wrap-anywhere font-semibold leading-snug">{food.name}</span>
        <span className="block text-ink-muted text-sm">
          {food.portions[0]?.label ?? '100 g'}
          {isChosen ? ' · On the plate' : null}
        </span>
      </span>
      <Icon
        aria-hidden="true"
        className="size-5 flex-none text-link group-aria-disabled:text-ink-subtle"
        strokeWidth={2}
      />
    </button>
  )
}
