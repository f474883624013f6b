import { ChevronDown, CircleUserRound, LogOut } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import type { SessionUser } from '#web/lib/session-storage.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { PROFILE } from '../navigation.ts'
import { UserCard } from './user-card.tsx'

interface UserMenuProps {
  user: SessionUser
  onLogout: () => void
}

const ITEM =
  'flex min-h-11 w-full items-center gap-3 rounded-field px-3 pt-0.5 text-left font-medium hover:bg-primary-soft hover:text-on-primary-soft'
const ICON = 'size-5 -mt-0.5'
// Where anchors are unknown, the panel hangs under the header at the page's edge.
const PLACE =
  '[position-area:block-end_span-inline-start] inset-auto not-supports-[position-area:block-end]:top-20 not-supports-[position-area:block-end]:right-(--gutter)'
const MOVEMENT =
  'transition-[opacity,translate,overlay,display] transition-discrete duration-(--dur-2) -translate-y-2 opacity-0 open:translate-y-0 open:opacity-100 starting:open:-translate-y-2 starting:open:opacity-0'

/** A native popover: Escape and a click elsewhere close it, focus returns to the button. */
export function UserMenu({ user, onLogout }: UserMenuProps) {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const close = () => panel.current?.hidePopover()
  const name = `${user.first_name} ${user.last_name}`
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="flex min-h-12 min-w-0 items-center gap-3 rounded-pill py-1 pr-3 pl-1.5 font-medium hover:bg-primary-soft"
      >
        <Avatar name={name} id={user.id} size={40} />
        <span className="truncate pt-0.5">{name}</span>
        <ChevronDown aria-hidden="true" strokeWidth={1.75} className="size-4.5 flex-none" />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={`m-0 mt-2 w-72 rounded-card border border-line bg-raised p-2 text-ink shadow-modal ${PLACE} ${MOVEMENT}`}
      >
        <div className="border-line border-b px-3 pt-3 pb-4">
          <UserCard user={user} />
        </div>
        <ul className="pt-2">
          <li>
            <Link to={PROFILE.to} onClick={close} className={ITEM}>
              <CircleUserRound aria-hidden="true" strokeWidth={1.75} className={ICON} />
              {PROFILE.label}
            </Link>
          </li>
          <li>
            <button type="button" onClick={onLogout} className={ITEM}>
              <LogOut aria-hidden="true" strokeWidth={1.75} className={ICON} />
              Logout
            </button>
          </li>
        </ul>
      </div>
    </>
  )
}
