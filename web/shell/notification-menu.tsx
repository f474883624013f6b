import { Bell } from 'lucide-react'
import type { ReactNode } from 'react'
import { CountBadge } from '#web/ui/count-badge.tsx'
import { Menu } from '#web/ui/menu.tsx'

export const NOTIFICATION =
  'grid min-h-11 rounded-field px-3 pt-2.5 pb-2 hover:bg-primary-soft hover:text-on-primary-soft'

interface NotificationMenuProps {
  count: number
  /** Announced after "Notifications" while the count is above 0: "2 waiting". */
  countLabel: string
  children: ReactNode
}

/** A bell with a count, and a menu of the items counted. */
export function NotificationMenu({ count, countLabel, children }: NotificationMenuProps) {
  const trigger = (
    <>
      <Bell aria-hidden="true" strokeWidth={1.75} className="size-5" />
      <span className="sr-only">{count > 0 ? `Notifications, ${countLabel}` : 'Notifications'}</span>
      {count > 0 ? (
        <span aria-hidden="true" className="absolute -top-1.5 -right-1.5 grid">
          <CountBadge count={count} />
        </span>
      ) : null}
    </>
  )
  return (
    <Menu
      trigger={trigger}
      triggerClassName="relative grid size-11 flex-none place-items-center rounded-full border-[1.5px] border-line-strong hover:bg-primary-soft hover:text-on-primary-soft"
      className="w-80"
    >
      {children}
    </Menu>
  )
}
