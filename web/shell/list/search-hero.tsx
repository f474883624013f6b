import type { ReactNode } from 'react'
import { SEARCH_MAX } from '#domain/http/search.ts'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'

interface SearchHeroProps {
  /** The page's `<h1>`. */
  heading: ReactNode
  lead: string
  /** A round plate seen from above, 740 by 740. */
  art: string
  /** The label of the search; also its placeholder if it fits on a phone. */
  label: string
  placeholder?: string
  search: string
  onType: (search: string) => void
}

/** The hero of a public list, with its search. */
export function SearchHero({ heading, lead, art, label, placeholder = label, search, onType }: SearchHeroProps) {
  return (
    <section className="relative overflow-hidden bg-field text-ink-on-field">
      <div className="wrap relative py-8 pt-10 lg:py-16">
        <div className="relative z-1 max-w-160">
          {heading}
          <p className="lead mt-4 text-ink-on-field">{lead}</p>
          <search className="mt-6 flex max-w-150 max-[19rem]:flex-col gap-2 md:mt-8 md:gap-3">
            <SearchInput
              label={label}
              name="search"
              value={search}
              onChange={(event) => onType(event.target.value)}
              maxLength={SEARCH_MAX}
              placeholder={placeholder}
              className="min-w-0 grow text-ink max-md:[&_input]:px-4 max-md:[&_svg]:hidden [&_input]:min-h-14 [&_input]:border-primary"
            />
            <Button type="submit" size="large" className="max-md:px-4">
              Search
            </Button>
          </search>
        </div>
        <img
          src={art}
          alt=""
          width={740}
          height={740}
          className="absolute top-11 -right-6 hidden w-107.5 max-w-none lg:block min-[75rem]:-top-6.5 min-[75rem]:w-140"
        />
      </div>
    </section>
  )
}
