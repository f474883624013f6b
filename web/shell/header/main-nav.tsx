import { Link } from 'react-router'
import { isCurrentEntry, type NavigationEntry } from '../navigation.ts'

interface MainNavProps {
  entries: readonly NavigationEntry[]
  pathname: string
}

/** The top row from 1024 px; below, the same entries are in the drawer. */
export function MainNav({ entries, pathname }: MainNavProps) {
  return (
    <nav aria-label="Main" className="mx-auto hidden lg:block">
      <ul className="flex xl:gap-1">
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isCurrentEntry(entry, pathname) ? 'page' : undefined}
              className="relative block before:absolute before:inset-x-0 before:-inset-y-1 whitespace-nowrap rounded-pill px-[.65em] pt-[.65em] pb-[.5em] font-medium text-sm leading-[1.3] hover:bg-primary-soft hover:text-on-primary-soft aria-[current=page]:bg-primary-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-primary-soft min-[80rem]:px-[.95em] min-[80rem]:text-md"
            >
              {entry.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
