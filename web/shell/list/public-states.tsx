import { type ReactNode, useEffect, useState } from 'react'
import { Form, useRevalidator } from 'react-router'
import art from '#web/illustrations/empty-not-found.svg'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

interface NothingFoundProps {
  title: string
  text: string
  /** The address of the whole list; null if no filter is set. */
  clearPath: string | null
  /** Further actions. */
  children?: ReactNode
}

/** A public list that is empty. */
export function NothingFound({ title, text, clearPath, children }: NothingFoundProps) {
  const clear = clearPath ? (
    // A form without fields asks for the bare address, with and without scripts.
    <Form action={clearPath} preventScrollReset>
      <Button type="submit">Clear All Filters</Button>
    </Form>
  ) : null
  const actions = (
    <div className="flex flex-wrap justify-center gap-3">
      {clear}
      {children}
    </div>
  )
  return <EmptyState level={3} art={art} title={title} text={text} action={clear || children ? actions : null} />
}

/** A page past the end of a public list. */
export function PastTheEnd({ text, firstPath }: { text: string; firstPath: string }) {
  return (
    <EmptyState
      art={art}
      title="This page does not exist"
      text={text}
      action={<ButtonLink to={firstPath}>Go to the first page</ButtonLink>}
    />
  )
}

/** Retry requests the same address, so the choices are kept. */
export function ListingFailure({ message, title }: { message: string; title: string }) {
  const { revalidate, state } = useRevalidator()
  const [isDismissed, setDismissed] = useState(false)
  const isBusy = state === 'loading'
  // The pressed button disappears when the list arrives.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true })
    },
    [],
  )
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
      title={title}
      text="Your search and filters are still set."
      action={
        <Button onClick={revalidate} isBusy={isBusy}>
          Retry
        </Button>
      }
    />
  )
}
