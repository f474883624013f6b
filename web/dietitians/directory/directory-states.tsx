import { useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import art from '#web/illustrations/empty-not-found.svg'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { type DirectoryFilters, directoryPath, NO_FILTERS } from './directory-address.ts'

export function NobodyFound() {
  return (
    <EmptyState
      level={3}
      art={art}
      title="No dietitians found"
      text="Try another word, or fewer filters."
      action={
        // A form without fields asks for the bare address, with and without scripts.
        <Form action={directoryPath(NO_FILTERS)} preventScrollReset>
          <Button type="submit">Clear All Filters</Button>
        </Form>
      }
    />
  )
}

export function BeyondLastPage({ filters }: { filters: DirectoryFilters }) {
  return (
    <EmptyState
      art={art}
      title="This page does not exist"
      text="The directory is shorter than that."
      action={<ButtonLink to={directoryPath({ ...filters, page: 1 })}>Go to the first page</ButtonLink>}
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
      title="The directory could not be shown"
      text="Your search and filters are kept."
      action={
        <Button onClick={revalidate} isBusy={isBusy}>
          Retry
        </Button>
      }
    />
  )
}
