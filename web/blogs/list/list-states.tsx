import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import art from '#web/illustrations/empty-not-found.svg'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type BlogFilters, blogsPath, isNarrowed, NO_FILTERS } from './list-address.ts'

export function NothingFound({ filters }: { filters: BlogFilters }) {
  const clear = (
    // A form without fields asks for the bare address, with and without scripts.
    <Form action={blogsPath(NO_FILTERS)} preventScrollReset>
      <Button type="submit">Clear All Filters</Button>
    </Form>
  )
  return (
    <EmptyState
      level={3}
      art={art}
      title="No blogs found"
      text="Try adjusting your search or filters."
      action={isNarrowed(filters) ? clear : undefined}
    />
  )
}

export function PastTheEnd({ filters }: { filters: BlogFilters }) {
  return (
    <EmptyState
      art={art}
      title="This page does not exist"
      text="The list is shorter than that."
      action={<ButtonLink to={blogsPath({ ...filters, page: 1 })}>Go to the first page</ButtonLink>}
    />
  )
}

/** The choices stay as they are: they live in the address that is asked for again. */
export function ListingFailure({ message }: { message: string }) {
  const { revalidate, state } = useRevalidator()
  const [isDismissed, setDismissed] = useState(false)
  const isBusy = state === 'loading'
  if (!isDismissed) {
    return (
      <Banner action={{ label: 'Retry', onClick: revalidate, isBusy }} onDismiss={() => setDismissed(true)}>
        {message}
      </Banner>
    )
  }
  return (
    <EmptyState
      art={art}
      title="The articles could not be shown"
      text="Your search and filters are kept."
      action={
        <Button onClick={revalidate} isBusy={isBusy}>
          Retry
        </Button>
      }
    />
  )
}
