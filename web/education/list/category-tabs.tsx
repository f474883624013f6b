import { Link } from 'react-router'
import type { EducationCategory } from '#domain/education/topics.ts'
import { categoryPath } from '../education-address.ts'

export interface CategoryCount {
  id: EducationCategory
  label: string
  topics: number
}

interface CategoryTabsProps {
  categories: readonly CategoryCount[]
  current: EducationCategory
}

const TAB =
  'flex min-h-12 flex-none items-center gap-2 max-sm:justify-between border-transparent border-b-3 pt-2.5 pb-2 font-medium text-ink-muted hover:text-ink aria-[current]:border-primary aria-[current]:font-semibold aria-[current]:text-ink'

/** Each category has an address of its own, hence links in the clothes of tabs. */
export function CategoryTabs({ categories, current }: CategoryTabsProps) {
  return (
    <nav aria-label="Categories of nutrition education" className="border-line border-b-[1.5px] print:hidden">
      <ul className="grid sm:flex sm:flex-wrap sm:gap-x-8">
        {categories.map(({ id, label, topics }) => (
          <li key={id} className="-mb-[1.5px] max-sm:not-last:border-line max-sm:not-last:border-b">
            <Link
              to={categoryPath(id)}
              preventScrollReset
              data-keeps-focus=""
              aria-current={id === current ? 'page' : undefined}
              className={TAB}
            >
              {label} <span className="font-normal text-ink-muted text-sm">{topics} topics</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
