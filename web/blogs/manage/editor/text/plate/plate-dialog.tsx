import { useQuery } from '@tanstack/react-query'
import type { Editor } from '@tiptap/core'
import { type FormEvent, useCallback, useState } from 'react'
import {
  PLATE_BLOCKS_MAX,
  PLATE_TITLE_MAX,
  type PlateBlock,
  partsOf,
  TOO_MANY_PLATES,
  toPlateTitle,
} from '#domain/blogs/plate-blocks.ts'
import { PLATE_EMPTY } from '#domain/foods/foods.schema.ts'
import { PLATE_MAX_ITEMS } from '#domain/foods/plate/plate-limits.ts'
import { anonymousApi } from '#web/lib/api/anonymous-api.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { ChosenFoods } from './chosen-foods.tsx'
import { FoodPicker, SEARCH_ID } from './food-picker.tsx'
import { insertPlate, plateAt, replacePlate } from './plate-commands.ts'
import { type Chosen, plateOf, suggestTitle } from './plate-draft.ts'
import { PlateScore } from './plate-score.tsx'

/** A plate to insert, or the one at a position to edit. */
export interface PlateRequest {
  current: PlateBlock | null
  at: number | null
}

interface PlateDialogProps {
  request: PlateRequest | null
  onClose: () => void
  onDone: (block: PlateBlock) => void
}

export function PlateDialog({ request, onClose, onDone }: PlateDialogProps) {
  const { current = null } = request ?? {}
  return (
    <Dialog
      open={request !== null}
      onClose={onClose}
      size="wide"
      title={current ? 'Edit plate or dish' : 'Add a plate or dish'}
    >
      {current ? (
        <CurrentPlate current={current} onClose={onClose} onDone={onDone} />
      ) : (
        <PlateForm chosen={[]} title="" isNew onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  )
}

/** The foods of a plate that are still in the library. */
async function loadChosen(block: PlateBlock, signal: AbortSignal): Promise<Chosen[]> {
  const parts = partsOf(block)
  const ids = [...new Set(parts.map(({ food }) => food))].sort((one, other) => one - other)
  const { results } = await anonymousApi.foods.list({ ids: ids.join(','), page_size: PLATE_MAX_ITEMS }, { signal })
  return parts.flatMap(({ food: id, portion, quantity }) => {
    const food = results.find((one) => one.id === id)
    return food ? [{ food, portion, quantity }] : []
  })
}

type FormProps = Omit<PlateDialogProps, 'request'>

function CurrentPlate({ current, ...form }: FormProps & { current: PlateBlock }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['foods', 'chosen', current.plate],
    queryFn: ({ signal }) => loadChosen(current, signal),
  })
  if (error) return <Banner action={{ label: 'Retry', onClick: refetch, isBusy: isFetching }}>{error.message}</Banner>
  if (!data) return <Skeleton className="h-80" />
  const gone = partsOf(current).length - data.length
  return (
    <>
      {gone > 0 ? (
        <Banner tone="warning">
          {gone === 1 ? 'One food of this plate is' : `${gone} foods of this plate are`} no longer in the library.
        </Banner>
      ) : null}
      <PlateForm {...form} chosen={data} title={current.title} isNew={false} />
    </>
  )
}

interface PlateFormProps extends FormProps {
  chosen: readonly Chosen[]
  title: string
  isNew: boolean
}

function PlateForm({ chosen: before, title: titleBefore, isNew, onClose, onDone }: PlateFormProps) {
  const [chosen, setChosen] = useState(before)
  /** Null while the title follows the foods. */
  const [typed, setTyped] = useState(titleBefore === '' ? null : titleBefore)
  const [error, setError] = useState<string>()
  const title = typed ?? suggestTitle(chosen)
  const plate = plateOf(chosen)

  function handleChange(foods: readonly Chosen[]) {
    setChosen(foods)
    setError(undefined)
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    // Enter in the search field must not submit the form.
    if (document.activeElement?.id === SEARCH_ID) return
    if (chosen.length > 0) return onDone({ plate, title: toPlateTitle(title || suggestTitle(chosen)) })
    setError(PLATE_EMPTY)
    document.getElementById(SEARCH_ID)?.focus()
  }

  return (
    <form onSubmit={handleSubmit} noValidate className="mt-4 grid grid-cols-1 gap-5">
      <FoodPicker chosen={chosen} error={error} onChange={handleChange} />
      {chosen.length > 0 ? (
        <>
          <ChosenFoods chosen={chosen} onChange={handleChange} />
          <TextField
            id="plate-title"
            label="Title"
            hint="Readers see it above the plate"
            maxLength={PLATE_TITLE_MAX}
            autoComplete="off"
            value={title}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      ) : null}
      <PlateScore plate={plate} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{isNew ? 'Add to the article' : 'Save plate'}</Button>
      </div>
    </form>
  )
}

function countPlates({ state: { doc } }: Editor): number {
  let count = 0
  doc.forEach(({ type }) => {
    if (type.name === 'plate') count += 1
  })
  return count
}

export function usePlateInsertion() {
  const [request, setRequest] = useState<PlateRequest | null>(null)

  /** @param at the plate to edit; null for a new one */
  const requestPlate = useCallback((editor: Editor, at: number | null) => {
    if (at === null && countPlates(editor) >= PLATE_BLOCKS_MAX) return void toast.error(TOO_MANY_PLATES)
    setRequest({ at, current: at === null ? null : plateAt(editor, at) })
  }, [])

  const close = useCallback(() => setRequest(null), [])

  function finish(editor: Editor, block: PlateBlock) {
    close()
    if (request?.at != null) replacePlate(editor, request.at, block)
    else insertPlate(editor, block)
  }

  return { request, requestPlate, close, finish }
}
