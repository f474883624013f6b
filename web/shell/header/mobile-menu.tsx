import { Menu, X } from 'lucide-react'
import { type MouseEvent, Suspense, useId, useRef } from 'react'
import { Link } from 'react-router'
import { SITE } from '#domain/site/site.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { DRAWER_TOOLS, GET_STARTED, isCurrentEntry, LOGIN, type NavigationEntry } from '../navigation.ts'
import { DrawerEntries, UserCard } from './signed-in-lazy.tsx'

interface MobileMenuProps {
  entries: readonly NavigationEntry[]
  pathname: string
  user: SessionUser | null
  onLogout: () => void
}

const TRANSITION =
  'transition-[translate,overlay,display] transition-discrete duration-(--dur-3) ease-out translate-x-full open:translate-x-0 starting:open:translate-x-full'

/**
 * A native modal dialog, which handles Escape and focus. Unlike `ui/drawer` it has no state: the button's command
 * opens it before our script has loaded. The click handlers serve browsers without commands.
 */
export function MobileMenu({ entries, pathname, user, onLogout }: MobileMenuProps) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()
  const handleOpen = () => {
    if (!knowsCommands()) dialog.current?.showModal()
  }
  const handleClose = () => {
    if (!knowsCommands()) close()
  }
  const handleClick = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget || (target instanceof Element && target.closest('a'))) close()
  }
  return (
    <>
      <IconButton
        label="Open menu"
        icon={Menu}
        outlined
        onClick={handleOpen}
        className="lg:hidden"
        {...command('show-modal', id)}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser itself closes it on Escape */}
      <dialog
        ref={dialog}
        id={id}
        closedby="any"
        aria-label="Menu"
        onClick={handleClick}
        className={`m-0 ml-auto h-dvh max-h-none w-80 max-w-[calc(100vw-3rem)] overflow-y-auto overscroll-contain border-line border-l bg-surface text-ink shadow-modal ${TRANSITION}`}
      >
        <div className="flex min-h-full flex-col gap-5 px-5 pt-2.5 pb-8">
          <IconButton
            label="Close menu"
            icon={X}
            outlined
            onClick={handleClose}
            className="self-end"
            {...command('close', id)}
          />
          <Suspense>{user && <UserCard user={user} />}</Suspense>
          <DrawerNav entries={entries} pathname={pathname} />
          <DrawerAccount user={user} onLogout={onLogout} onLeave={close} />
          <p className="mt-auto grid justify-items-start border-line border-t pt-4 text-ink-muted text-sm">
            <a href={SITE.phone_href} className="inline-flex min-h-9 items-center">
              {SITE.phone}
            </a>
            <a href={`mailto:${SITE.email}`} className="inline-flex min-h-9 items-center">
              {SITE.email}
            </a>
          </p>
        </div>
      </dialog>
    </>
  )
}

function DrawerNav({ entries, pathname }: Pick<MobileMenuProps, 'entries' | 'pathname'>) {
  return (
    <nav aria-label="Menu">
      <DrawerList entries={entries} pathname={pathname} />
      <div className="mt-3 border-line border-t pt-3">
        <DrawerList entries={DRAWER_TOOLS} pathname={pathname} />
      </div>
    </nav>
  )
}

function DrawerList({ entries, pathname }: Pick<MobileMenuProps, 'entries' | 'pathname'>) {
  return (
    <ul className="grid gap-1">
      {entries.map((entry) => (
        <li key={entry.to}>
          <Link to={entry.to} aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined} className="menu-link">
            {entry.label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function knowsCommands() {
  return 'commandForElement' in HTMLButtonElement.prototype
}

/** React passes these attributes on, but its types do not include them yet. */
function command(name: 'show-modal' | 'close', target: string): object {
  return { command: name, commandfor: target }
}

interface DrawerAccountProps {
  user: SessionUser | null
  onLogout: () => void
  onLeave: () => void
}

function DrawerAccount({ user, onLogout, onLeave }: DrawerAccountProps) {
  if (!user) {
    return (
      <div className="grid gap-3 in-data-signed-in:hidden">
        <ButtonLink to={GET_STARTED.to} block>
          {GET_STARTED.label}
        </ButtonLink>
        <ButtonLink to={LOGIN.to} variant="outline" block>
          {LOGIN.label}
        </ButtonLink>
      </div>
    )
  }
  const handleLogout = () => {
    onLeave()
    onLogout()
  }
  return (
    <Suspense>
      <DrawerEntries user={user} onLogout={handleLogout} />
    </Suspense>
  )
}
