import { Trash2 } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import type { Selection } from './use-selection.ts'

interface SelectionBarProps {
  selection: Selection
  onDelete: () => void
}

/** It stays in sight while something is chosen. */
export function SelectionBar({ selection, onDelete }: SelectionBarProps) {
  const id = useId()
  const { chosen, extent, onToggleAll, onClear } = selection
  return (
    <div
      data-chosen={chosen.length > 0 || undefined}
      className="z-10 mt-2 flex min-h-15 flex-wrap items-center gap-x-6 gap-y-1 rounded-card border border-transparent py-1.5 pr-2 pl-3.75 md:pl-4.75 data-chosen:sticky data-chosen:top-2 data-chosen:border-primary data-chosen:bg-primary-soft"
    >
      <Checkbox
        id={id}
        label="Select all"
        checked={extent === 'all'}
        isMixed={extent === 'some'}
        onChange={onToggleAll}
      />
      <p role="status" className="pt-0.5 font-semibold text-sm">
        {chosen.length > 0 ? `${chosen.length} selected` : null}
      </p>
      {chosen.length > 0 ? (
        <div className="flex flex-wrap gap-2 max-md:w-full max-md:pb-1.5 md:ml-auto">
          <Button variant="danger" size="small" icon={Trash2} onClick={onDelete}>
            Delete Selected
          </Button>
          <Button variant="ghost" size="small" onClick={onClear}>
            Clear Selection
          </Button>
        </div>
      ) : null}
    </div>
  )
}
