import { Trash2 } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FoodItem } from '#domain/foods/foods.schema.ts'
import { OWN_FOOD_LIMITS, OWN_FOOD_MESSAGES, rawWeight } from '#domain/foods/own/own-foods.schema.ts'
import { SectionCard } from '#web/ui/card.tsx'
import { describedBy, FieldNotes } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { gramsText } from '../../amount-text.ts'
import { type IngredientRow, toNumber } from './food-values.ts'
import { IngredientSearch } from './ingredient-search.tsx'
import { DECIMAL, type FoodFormState } from './use-food-form.ts'

interface IngredientFieldsProps {
  form: FoodFormState
  ownId: number | undefined
  /** Foods that are no longer in the library. */
  gone: ReadonlySet<number>
}

const gramsId = (at: number) => `ingredients-${at}-grams`

/** The raw ingredients of the dish, and its cooked weight. */
export function IngredientFields({ form, ownId, gone }: IngredientFieldsProps) {
  const { values, edit, errorOf, field } = form
  const { ingredients } = values
  const search = useRef<HTMLInputElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const raw = rawWeight(ingredients.map(({ grams }) => ({ grams: toNumber(grams) ?? 0 })))
  const isFull = ingredients.length >= OWN_FOOD_LIMITS.ingredients

  /** A food that is already in the list is not added again. */
  function handleChoose({ id, name }: FoodItem) {
    const known = ingredients.findIndex(({ food }) => food === id)
    const at = known < 0 ? ingredients.length : known
    flushSync(() => {
      if (known < 0) edit({ ingredients: [...ingredients, { food: id, name, grams: '' }] }, 'ingredients')
      setAnnouncement(known < 0 ? `${name} added` : `${name} is in the dish already`)
    })
    document.getElementById(gramsId(at))?.focus()
  }

  function handleRemove(at: number) {
    setAnnouncement(`${ingredients[at]?.name} removed`)
    edit({ ingredients: ingredients.filter((_, index) => index !== at) })
    search.current?.focus()
  }

  function handleGrams(at: number, grams: string) {
    edit({ ingredients: ingredients.map((row, index) => (index === at ? { ...row, grams } : row)) }, gramsId(at))
  }

  return (
    <SectionCard id="ingredients-heading" title="Ingredients" headingClass="text-h3">
      <p className="mt-1 text-ink-muted">Everything that goes into the pot, weighed raw.</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {ingredients.length > 0 ? (
        <ul className="mt-4 grid divide-y divide-line border-line border-y">
          {ingredients.map((row, at) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a dish may have one ingredient twice
              key={`${row.food} ${at}`}
              id={gramsId(at)}
              row={row}
              error={gone.has(row.food) ? OWN_FOOD_MESSAGES.unknownIngredient : errorOf(gramsId(at))}
              onGrams={(grams) => handleGrams(at, grams)}
              onEnter={() => search.current?.focus()}
              onRemove={() => handleRemove(at)}
            />
          ))}
        </ul>
      ) : null}
      <div className="mt-5 grid gap-5">
        {isFull ? (
          <p className="text-ink-muted">{`A dish can have ${OWN_FOOD_LIMITS.ingredients} ingredients.`}</p>
        ) : (
          <IngredientSearch
            id="ingredients"
            ref={search}
            error={errorOf('ingredients')}
            ownId={ownId}
            onChoose={handleChoose}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            {...DECIMAL}
            label="Cooked weight"
            unit="g"
            hint="What the pot holds when the dish is ready."
            {...field('cooked_grams')}
          />
          <p className="sm:pt-7">
            <span className="block text-ink-muted text-sm">Raw ingredients, together</span>
            <output htmlFor={ingredients.map((_, at) => gramsId(at)).join(' ')} className="num text-h4">
              {gramsText(raw)}
            </output>
          </p>
        </div>
      </div>
    </SectionCard>
  )
}

interface RowProps {
  id: string
  row: IngredientRow
  error: string | undefined
  onGrams: (grams: string) => void
  onEnter: () => void
  onRemove: () => void
}

function Row({ id, row: { name, grams }, error, onGrams, onEnter, onRemove }: RowProps) {
  /** Moves to the next ingredient instead of submitting the form. */
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    onEnter()
  }
  return (
    <li data-field={error ? 'error' : undefined} className="py-2.5">
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="wrap-anywhere min-w-0 flex-1 leading-snug">
          {name}
          <span className="sr-only">, grams</span>
        </label>
        <span className="relative w-28 flex-none">
          <input
            id={id}
            {...DECIMAL}
            value={grams}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, undefined, error)}
            onChange={({ target }) => onGrams(target.value)}
            onKeyDown={handleKeyDown}
            className="control control-line pr-9 text-right tabular-nums"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center pt-0.5 text-ink-muted text-sm"
          >
            g
          </span>
        </span>
        <IconButton label={`Remove ${name}`} icon={Trash2} onClick={onRemove} className="-mr-2.5" />
      </div>
      <FieldNotes id={id} error={error} className="mt-1.5" />
    </li>
  )
}
