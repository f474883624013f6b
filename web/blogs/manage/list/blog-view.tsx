import { LayoutGrid, List } from 'lucide-react'
import { showBlogsAs, useAdminStore } from '#web/lib/admin-store.ts'
import { Card } from '#web/ui/card.tsx'
import { cx } from '#web/ui/cx.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

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

const SLOTS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

export function ListSkeleton({ isGrid }: { isGrid: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cx('mt-3 grid', isGrid ? 'gap-4 sm:grid-cols-2 xl:grid-cols-3 xl:gap-6' : 'gap-3')}
    >
      {SLOTS.map((slot) => (
        <Card key={slot} flush className={isGrid ? 'overflow-hidden' : undefined}>
          {isGrid ? <Skeleton className="aspect-video rounded-none" /> : null}
          <div className="grid gap-3 p-5">
            <Skeleton className="h-6 w-full max-w-80" />
            <Skeleton className="h-5 w-full max-w-48" />
          </div>
        </Card>
      ))}
    </div>
  )
}
