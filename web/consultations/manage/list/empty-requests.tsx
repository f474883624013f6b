import art from '#web/illustrations/empty-no-requests.svg'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

export function NoRequestsYet({ isAdmin, level = 2 }: { isAdmin: boolean; level?: 2 | 3 }) {
  return (
    <EmptyState
      level={level}
      art={art}
      title="No requests yet"
      text={
        isAdmin
          ? 'Clients can contact dietitians through their profiles.'
          : 'Clients can contact you through your profile.'
      }
    />
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={art}
      title="No matching requests"
      text="Try another word or another status."
      action={
        <Button variant="outline" onClick={onClear}>
          Clear filters
        </Button>
      }
    />
  )
}

/** A page past the end: the list has become shorter, or the address was written by hand. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  return (
    <EmptyState
      art={art}
      title="No requests on this page"
      text="The list is shorter than that."
      action={
        <Button variant="outline" onClick={onFirst}>
          Go to the first page
        </Button>
      }
    />
  )
}
