import { Plus } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import { Notifications, type PendingRequests } from './notifications.tsx'
import { ConsoleSearch } from './search/console-search.tsx'
import { SearchDialog } from './search/search-dialog.tsx'

const NEW_BLOG = '/dietitian/blogs/create'

/** What the console's top bar offers before the user menu. */
export function ConsoleTools({ pending }: { pending: PendingRequests }) {
  return (
    <>
      <div className="hidden w-68 lg:block xl:w-80">
        <ConsoleSearch />
      </div>
      <div className="lg:hidden">
        <SearchDialog />
      </div>
      {/* On phones it stands in the menu and on the list of blogs. */}
      <ButtonLink to={NEW_BLOG} size="small" icon={Plus} className="max-md:hidden">
        New Blog
      </ButtonLink>
      <Notifications pending={pending} />
    </>
  )
}
