import { lazy, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Form, useLocation, useNavigate } from 'react-router'
import { formatPlate, MEAL_SCORE_PATH } from '#domain/foods/plate/plate-address.ts'
import { SEARCH_MAX, toSearch } from '#domain/http/search.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import type { FoundFoods } from '../load-plate-page.ts'
import { PlateLink } from '../plate-link.tsx'
import { INITIAL_RESULTS, readPlatePage } from '../plate-page-address.ts'
import type { PlateControls } from '../use-plate-page.ts'

const HideAmounts = lazy(async () => ({ default: (await import('./hide-amounts.tsx')).HideAmounts }))

interface FoodSearchProps {
  /** Null without a search, and before its first results. */
  found: FoundFoods | null
  controls: PlateControls
}

export function FoodSearch({ found, controls }: FoodSearchProps) {
  const { ref, typed, handleType, handleSubmit } = useFoodSearch(controls)
  const { parts, hide, toPath } = controls
  return (
    <search className="print:hidden">
      <Form
        method="get"
        action={MEAL_SCORE_PATH}
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault()
          handleSubmit()
        }}
        className="flex gap-2 max-[19rem]:flex-col"
      >
        {parts.length > 0 ? <input type="hidden" name="plate" value={formatPlate(parts)} /> : null}
        {hide ? <input type="hidden" name="hide" value="energy" /> : null}
        <SearchInput
          ref={ref}
          label="Search a dish or food"
          name="search"
          value={typed}
          onChange={({ target }) => handleType(target.value)}
          maxLength={SEARCH_MAX}
          placeholder="rajma, ਛੋਲੇ, पोहा"
          className="device-scripts min-w-0 grow [&_input]:min-h-14"
        />
        <Button type="submit" size="large" variant={parts.length > 0 ? 'outline' : 'primary'} className="max-sm:px-5">
          Search
        </Button>
      </Form>
      <div className="min-h-11 noscript:hidden">
        <Suspense>
          <HideAmounts controls={controls} />
        </Suspense>
      </div>
      <noscript>
        <PlateLink to={toPath({ hide: !hide })} className="inline-flex min-h-11 items-center text-link-line text-sm">
          {hide ? 'Show energy and grams' : 'Hide energy and grams'}
        </PlateLink>
      </noscript>
      <SearchStatus found={found} controls={controls} />
    </search>
  )
}

function describe(found: FoundFoods | null, { isSearching, search }: PlateControls): string {
  if (isSearching || !found) return 'Searching…'
  if (found.kind === 'failed') return ''
  if (found.count === 0) return `Nothing found for “${search}”`
  const shown = found.foods.length
  if (shown < found.count) return `The ${shown} closest foods`
  return shown === 1 ? '1 food found' : `${shown} foods found`
}

/** Present from the start, so that screen readers announce its changes. */
function SearchStatus({ found, controls }: FoodSearchProps) {
  const { search, toPath } = controls
  const { state } = useLocation()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <p role="status" className="text-ink-muted text-sm">
        {search ? describe(found, controls) : null}
      </p>
      {search ? (
        <PlateLink
          to={toPath({ search: '' })}
          state={state}
          className="inline-flex min-h-11 items-center text-link-line text-sm"
        >
          Close the search
        </PlateLink>
      ) : null}
    </div>
  )
}

/** Debounce of the search, in milliseconds. */
const TYPING_PAUSE_MS = 250

/** Searches while the reader types, and keeps the search in the address. */
function useFoodSearch({ toPath }: PlateControls) {
  const navigate = useNavigate()
  const location = useLocation()
  const { search } = readPlatePage(new URLSearchParams(location.search))
  const [typed, setTyped] = useState(search)
  const [applied, setApplied] = useState(search)
  const [previousSearch, setPreviousSearch] = useState(search)

  // Back, forward and links replace the typed text; address changes caused by typing do not.
  if (search !== previousSearch) {
    setPreviousSearch(search)
    if (search !== applied) {
      setTyped(search)
      setApplied(search)
    }
  }

  function openSearch(next: string) {
    setApplied(next)
    navigate(toPath({ search: next, show: INITIAL_RESULTS }), {
      replace: true,
      preventScrollReset: true,
      state: location.state,
    })
  }

  const apply = useEffectEvent((text: string) => {
    const next = toSearch(text)
    if (next !== applied) openSearch(next)
  })
  useEffect(() => {
    const pause = setTimeout(() => apply(typed), TYPING_PAUSE_MS)
    return () => clearTimeout(pause)
  }, [typed])

  // Text typed before hydration.
  const ref = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    if (ref.current) setTyped(ref.current.value)
  }, [])

  return { ref, typed, handleType: setTyped, handleSubmit: () => openSearch(toSearch(typed)) }
}
