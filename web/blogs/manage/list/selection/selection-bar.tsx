import { Trash2, X } from 'lucide-react'
import { useId, useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

/** Visible while something is selected; it reserves its height, so that the list does not move. */
export function SelectionBar({ selection, onDelete }: { selection: Selection; onDelete: () => void }) {
  const id = useId()
  const { chosen, extent, onToggleAll, onClear } = selection
  const isChosen = chosen.length > 0
  return (
    <div
      data-chosen={isChosen || undefined}
      className="z-10 mt-2 flex min-h-15 items-center gap-x-3 rounded-card md:gap-x-6 border border-transparent py-1.5 pr-1 pl-3.75 md:pr-2 md:pl-4.75 data-chosen:sticky data-chosen:top-2 data-chosen:border-primary data-chosen:bg-primary-soft"
    >
      <Checkbox
        id={id}
        label={<span className={isChosen ? 'max-md:sr-only' : undefined}>Select all</span>}
        checked={extent === 'all'}
        isMixed={extent === 'some'}
        onChange={onToggleAll}
      />
      <p role="status" className="whitespace-nowrap pt-0.5 font-semibold text-sm max-md:-ml-3">
        {isChosen ? `${chosen.length} selected` : null}
      </p>
      {isChosen ? (
        <div className="ml-auto flex gap-1 md:gap-2">
          <Button
            variant="danger"
            size="small"
            icon={Trash2}
            onClick={onDelete}
            className="max-[23rem]:px-3.5 max-[23rem]:[&_.icon]:hidden"
          >
            <span>
              Delete<span className="max-md:sr-only"> Selected</span>
            </span>
          </Button>
          <Button variant="ghost" size="small" icon={X} onClick={onClear} className="max-md:w-11 max-md:px-0">
            <span className="max-md:sr-only">Clear Selection</span>
          </Button>
        </div>
      ) : null}
    </div>
  )
}

type Selection = ReturnType<typeof useSelection>

/** Only listed blogs can be selected: another search, filter or page (`listKey`) clears the selection. */
export function useSelection(shown: readonly BlogItem[], listKey: string) {
  const [selected, setSelected] = useState({ listKey, ids: new Set<number>() })
  const ids = selected.listKey === listKey ? selected.ids : new Set<number>()
  const choose = (next: Iterable<number>) => setSelected({ listKey, ids: new Set(next) })
  const chosen = shown.filter(({ id }) => ids.has(id))
  const extent = chosen.length === 0 ? 'none' : chosen.length < shown.length ? 'some' : 'all'
  return {
    chosen,
    isChosen: ({ id }: BlogItem) => ids.has(id),
    /** How many of the listed blogs are selected. */
    extent,
    onToggle: ({ id }: BlogItem) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    /** Deselects everything if all are selected; otherwise selects all. */
    onToggleAll: () => choose(extent === 'all' ? [] : shown.map(({ id }) => id)),
    onClear: () => choose([]),
  }
}
