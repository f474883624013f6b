import { useCallback, useEffect, useRef, useState } from 'react'
import type { OwnFood, OwnFoodInput } from '#domain/foods/own/own-foods.schema.ts'
import { clearFormDraft, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { NEW_FOOD, useSaveFood } from '../own-foods.queries.ts'
import { EMPTY_FOOD, FoodForm, type FoodValues, toFoodValues, toPayload } from './food-values.ts'

/** Attributes of a field for a weight or an amount. */
export const DECIMAL = { type: 'number', inputMode: 'decimal', step: 'any' } as const

export type FoodFormState = ReturnType<typeof useFoodForm>

interface FoodFormOptions {
  /** Null for a new food. */
  food: OwnFood | null
  userId: number | null
  /** Called once all changes are saved. */
  onSaved: (food: OwnFood) => void
}

/** The form of an own food, with a draft of unsaved changes in the browser. */
export function useFoodForm({ food, userId, onSaved }: FoodFormOptions) {
  const [stored, setStored] = useState(() => (food ? toFoodValues(food) : EMPTY_FOOD))
  const draftName = `own-food:${food?.id ?? NEW_FOOD}`
  /** Unsaved changes of an earlier visit, until they are restored or discarded. */
  const [draft, setDraft] = useState(() => readDraft(draftName, userId, stored))
  const { mutateAsync: save } = useSaveFood(food?.id ?? null)
  const changed = useRef(false)

  const apiForm = useApiForm<FoodValues, OwnFoodInput>({
    schema: FoodForm,
    defaultValues: stored,
    toPayload,
    clearsOnEdit: true,
    send: async (input) => {
      const saved = await save(input)
      clearDraft()
      const values = toFoodValues(saved)
      setStored(values)
      form.reset(values)
      onSaved(saved)
    },
  })
  const { form, fieldErrors, clearFailure } = apiForm
  const values = form.watch()
  const isChanged = !isSame(values, stored)
  changed.current = isChanged

  const wasChanged = useRef(false)
  const text = isChanged ? JSON.stringify({ values, stored } satisfies FoodDraft) : ''
  useEffect(() => {
    if (isChanged || wasChanged.current) saveFormDraft(draftName, text, userId)
    wasChanged.current = isChanged
  }, [draftName, userId, isChanged, text])

  /** Removes the draft and the confirmation before leaving. */
  function clearDraft() {
    changed.current = false
    wasChanged.current = false
    clearFormDraft(draftName, userId)
    setDraft(null)
  }

  const errorOf = (name: string) => fieldErrors.find((error) => error.name === name)?.message

  /** @param part the edited item of the list; without it all errors of the list are removed */
  function edit(change: Partial<FoodValues>, part?: string) {
    if (change.kind) form.clearErrors()
    for (const name of Object.keys(change) as (keyof FoodValues)[]) {
      form.setValue(name, change[name] as never)
      const outdated = fieldErrors
        .map((error) => error.name)
        .filter((error) => error === name || (part ? error === part : error.startsWith(`${name}-`)))
      for (const error of outdated) form.clearErrors(error as keyof FoodValues)
    }
    clearFailure()
  }

  return {
    apiForm,
    values,
    isChanged,
    edit,
    errorOf,
    /** Binds a text field: its value and its error, which disappears once it is edited. */
    field: (name: TextName) => ({
      id: name,
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
    }),
    recoverable: isChanged ? null : draft,
    restore: () => {
      if (draft) form.reset(draft, { keepDefaultValues: true })
      setDraft(null)
    },
    clearDraft,
    hasUnsavedChanges: useCallback(() => changed.current, []),
  }
}

type TextName = 'name' | 'hindi' | 'punjabi' | 'spellings' | 'region' | 'course' | 'cooked_grams' | 'data_source'

interface FoodDraft {
  values: FoodValues
  /** The version of the food on which the draft is based. */
  stored: FoodValues
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const shapeOf = (values: FoodValues) => Object.entries(values).map(([name, value]) => [name, typeof value])

/** Ignores drafts of a food that has changed since, and of another version of this form. */
function readDraft(name: string, userId: number | null, stored: FoodValues): FoodValues | null {
  try {
    const draft: FoodDraft | null = JSON.parse(readFormDraft(name, userId) ?? 'null')
    if (!draft || !isSame(draft.stored, stored) || !isSame(shapeOf(draft.values), shapeOf(stored))) return null
    return isSame(draft.values, stored) ? null : draft.values
  } catch {
    return null
  }
}
