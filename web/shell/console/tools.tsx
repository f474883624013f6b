import { Plus, Search } from 'lucide-react'
import { useState } from 'react'
import { CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Notifications, type NotificationsProps } from './notifications.tsx'
import { ConsoleSearch } from './search/console-search.tsx'

export function ConsoleTools(props: NotificationsProps) {
  return (
    <>
      <div className="hidden w-68 lg:block xl:w-80">
        <ConsoleSearch />
      </div>
      <div className="lg:hidden">
        <SearchDialog />
      </div>
      <ButtonLink to={CREATE_BLOG_PATH} size="small" icon={Plus} className="max-md:w-10 max-md:px-0">
        <span className="max-md:sr-only">New Blog</span>
      </ButtonLink>
      <Notifications {...props} />
    </>
  )
}

/** For narrow screens, where the bar has no room for the field. */
function SearchDialog() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <IconButton label="Search" icon={Search} outlined aria-haspopup="dialog" onClick={() => setOpen(true)} />
      <Dialog
        open={isOpen}
        onClose={close}
        title="Search"
        actions={
          <Button variant="outline" onClick={close}>
            Close
          </Button>
        }
      >
        <div className="min-h-[60dvh]">
          <ConsoleSearch onLeave={close} />
        </div>
      </Dialog>
    </>
  )
}
