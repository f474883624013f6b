import { SEARCH_MAX } from '#domain/http/search.ts'
import art from '#web/illustrations/hero-1-transform.svg'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import type { BlogControls } from './use-blog-filters.ts'

export function BlogHero({ filters, handleType }: BlogControls) {
  return (
    <section className="relative overflow-hidden bg-field text-ink-on-field">
      <div className="wrap relative py-8 pt-10 lg:py-16">
        <div className="relative z-1 max-w-160">
          <h1>Health &amp; Wellness</h1>
          <p className="lead mt-4 text-ink-on-field">
            Articles by dietitians about the food you already cook, with their sources.
          </p>
          <search className="mt-8 grid max-w-150 gap-3 md:flex">
            <SearchInput
              label="Search articles"
              name="search"
              value={filters.search}
              onChange={(event) => handleType(event.target.value)}
              maxLength={SEARCH_MAX}
              placeholder="Search articles"
              className="grow text-ink [&_input]:min-h-14 [&_input]:border-primary"
            />
            <Button type="submit" size="large">
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
