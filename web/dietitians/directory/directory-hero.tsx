import { SEARCH_MAX } from '#domain/http/search.ts'
import art from '#web/illustrations/hero-2-consultation.svg'
import { Button } from '#web/ui/button.tsx'
import { SearchInput } from '#web/ui/search-input.tsx'
import type { DirectoryControls } from './use-directory-filters.ts'

export function DirectoryHero({ filters, handleType }: DirectoryControls) {
  return (
    <section className="relative overflow-hidden bg-field text-ink-on-field">
      <div className="wrap relative py-8 pt-10 lg:py-16">
        <div className="relative z-1 max-w-160">
          <h1 className="text-[clamp(2.25rem,1.6rem+2.6vw,3.75rem)] leading-[1.06] tracking-[-.02em] lg:max-w-140">
            Find Your Perfect Dietitian
          </h1>
          <p className="lead mt-4 text-ink-on-field">
            Qualified, open about fees, and used to cooking in kitchens like yours.
          </p>
          <search className="mt-8 grid max-w-150 gap-3 md:flex">
            <SearchInput
              label="Search by name or concern"
              name="search"
              value={filters.search}
              onChange={(event) => handleType(event.target.value)}
              maxLength={SEARCH_MAX}
              placeholder="Search by name or concern"
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
