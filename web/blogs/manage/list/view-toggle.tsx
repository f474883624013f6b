import { LayoutGrid, List } from 'lucide-react'
import { showBlogsAs, useAdminStore } from '#web/lib/admin-store.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

const VIEWS = [
  { view: 'list', label: 'List view', icon: List },
  { view: 'grid', label: 'Grid view', icon: LayoutGrid },
] as const

export function ViewToggle() {
  const chosen = useAdminStore(({ blogView }) => blogView)
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons are no fields, and a fieldset is for those
    <div role="group" aria-label="View" className="flex gap-1">
      {VIEWS.map(({ view, label, icon }) => (
        <IconButton
          key={view}
          label={label}
          icon={icon}
          aria-pressed={view === chosen}
          onClick={() => showBlogsAs(view)}
        />
      ))}
    </div>
  )
}
