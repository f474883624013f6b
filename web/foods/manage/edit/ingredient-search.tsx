import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { formatNumber } from '#web/lib/format.ts'
import { useDebouncedValue } from '#web/lib/time/use-debounced-value.ts'
import { describedBy, Field } from '#web/ui/field.tsx'
import { amountText } from '../../amount-text.ts'
import { NativeNames } from '../../meal-score/food-names.tsx'
import { foodSearch } from '../own-foods.queries.ts'
import { KIND_LABELS } from '../view/food-labels.tsx'

const TYPING_PAUSE_MS = 250

interface IngredientSearchProps {
  id: string
  ref: Ref<HTMLInputElement>
  error: string | undefined
  /** The dish itself, which cannot be its own ingredient. */
  ownId: number | undefined
  onChoose: (food: FoodItem) => void
}

/** Finds a food by any of its names: a combobox with arrow keys, in which the focus stays in the field. */
export function IngredientSearch({ id, ref, error, ownId, onChoose }: IngredientSearchProps) {
  const listId = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(0)
  const words = useDebouncedValue(text.trim(), TYPING_PAUSE_MS)
  const query = useQuery(foodSearch(words))
  const found = (query.data?.results ?? []).filter((food) => food.id !== ownId)
  const isShown = isOpen && words !== ''
  const current = isShown ? found[active] : undefined
  const optionId = (food: FoodItem) => `${listId}-${food.id}`

  // The field may be at the bottom of the screen.
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isShown && found.length > 0) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown, found.length])

  function choose(food: FoodItem) {
    setText('')
    setOpen(false)
    onChoose(food)
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      // Enter never submits the form.
      event.preventDefault()
      if (current && words === text.trim()) choose(current)
    } else if (event.key === 'Escape' && (isShown || text)) {
      event.preventDefault()
      event.stopPropagation()
      if (isShown) setOpen(false)
      else setText('')
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && words !== '') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      if (isShown) setActive((active + step + found.length) % Math.max(1, found.length))
      else setOpen(true)
    }
  }

  return (
    <Field
      id={id}
      label="Add an ingredient"
      hint="A food or another dish, by its English, Hindi or Punjabi name. Add the water too."
      error={error}
    >
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-subtle"
          strokeWidth={1.75}
        />
        <input
          ref={ref}
          id={id}
          type="text"
          role="combobox"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current ? optionId(current) : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, true, error)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={SEARCH_MAX}
          placeholder="onion, राजमा, ਪਨੀਰ"
          value={text}
          onChange={({ target }) => {
            setText(target.value)
            setActive(0)
            setOpen(true)
          }}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={handleKeyDown}
          className="control control-line pl-12"
        />
        <p role="status" className="sr-only">
          {isShown ? describe(query, found.length) : ''}
        </p>
        <div
          ref={panel}
          hidden={!isShown}
          className="absolute inset-x-0 top-full z-3 mt-2 max-h-80 scroll-mb-3 overflow-y-auto rounded-card border border-line bg-raised p-2 shadow-modal"
        >
          {found.length === 0 ? (
            <p aria-hidden="true" className={query.error ? 'p-3 text-danger' : 'p-3 text-ink-muted'}>
              {describe(query, 0)}
            </p>
          ) : null}
          <div id={listId} role="listbox" aria-label="Foods found" aria-busy={query.isFetching}>
            {found.map((food) => (
              <Option
                key={food.id}
                id={optionId(food)}
                food={food}
                isActive={food === current}
                onPoint={() => setActive(found.indexOf(food))}
                onChoose={() => choose(food)}
              />
            ))}
          </div>
        </div>
      </div>
    </Field>
  )
}

interface OptionProps {
  id: string
  food: FoodItem
  isActive: boolean
  onPoint: () => void
  onChoose: () => void
}

function Option({ id, food, isActive, onPoint, onChoose }: OptionProps) {
  useEffect(() => {
    if (isActive) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, isActive])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the combobox, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox keeps the focus
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={onPoint}
      // The focus stays in the field, whose blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-field px-3 pt-2 pb-1.5 aria-selected:bg-primary-soft aria-selected:text-on-primary-soft"
    >
      <span className="wrap-anywhere min-w-0">
        <span className="block font-medium leading-snug">{food.name}</span>
        <NativeNames food={food} />
      </span>
      <span className="flex-none text-right text-ink-muted text-sm leading-snug">
        <span className="block">{KIND_LABELS[food.kind]}</span>
        <span className="block whitespace-nowrap">{amountText('energy_kcal', food.energy_kcal)} in 100&nbsp;g</span>
      </span>
    </div>
  )
}

function describe({ error, isPending }: { error: Error | null; isPending: boolean }, count: number): string {
  if (error) return error.message
  if (isPending) return 'Searching…'
  if (count === 0) return 'Nothing found. Try another spelling, or add it first as a food from its label.'
  return count === 1 ? '1 food found' : `${formatNumber(count)} foods found`
}
