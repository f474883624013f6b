import { Menu } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import { useSession } from '#web/lib/session/session.ts'
import { Drawer } from '#web/ui/drawer.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Area, EntryCounts } from './area.ts'
import { AreaSidebar } from './sidebar.tsx'
import { AreaTopBar } from './top-bar.tsx'

interface AreaFrameProps {
  area: Area
  /** Below the greeting. */
  note?: string
  counts?: EntryCounts
  /** In the top bar, before the user menu. */
  tools?: ReactNode
  children: ReactNode
}

/** Sidebar (a drawer under 1024 px), top bar and the page between them. */
export function AreaFrame({ area, note, counts, tools, children }: AreaFrameProps) {
  const user = useSession((session) => session.user)
  const { pathname } = useLocation()
  const sidebarProps = { area, user, pathname, note, counts }
  const drawer = (
    <AreaDrawer label={`${area.name} menu`}>{(close) => <AreaSidebar {...sidebarProps} onLeave={close} />}</AreaDrawer>
  )
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[var(--sidebar)_minmax(0,1fr)]">
      <aside aria-label="Sidebar" className="hidden border-line border-r bg-sunken lg:block">
        <div className="sticky top-0 flex h-dvh overflow-y-auto px-4 py-5">
          <AreaSidebar {...sidebarProps} />
        </div>
      </aside>
      <div className="min-w-0">
        <AreaTopBar area={area} user={user} pathname={pathname} tools={tools} menu={drawer} />
        <main id="main" tabIndex={-1} className="max-w-[75rem] px-(--gutter) py-6 lg:p-8">
          {children}
        </main>
      </div>
    </div>
  )
}

interface AreaDrawerProps {
  label: string
  /** `close` is for actions that do not navigate. */
  children: (close: () => void) => ReactNode
}

/** The sidebar under 1024 px. */
function AreaDrawer({ label, children }: AreaDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="lg:hidden">
      <IconButton
        label="Open menu"
        icon={Menu}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="-ml-2.5"
      />
      <Drawer open={isOpen} onClose={close} label={label} side="left">
        {children(close)}
      </Drawer>
    </div>
  )
}
