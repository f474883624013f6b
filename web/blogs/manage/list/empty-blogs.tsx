import art from '#web/illustrations/empty-no-blogs.svg'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CREATE_BLOG_PATH } from '../manage-paths.ts'

export function NoBlogsYet() {
  return (
    <EmptyState
      art={art}
      title="No blogs yet"
      text="Your first article can be short: one plate, one idea."
      action={<ButtonLink to={CREATE_BLOG_PATH}>Create Your First Blog</ButtonLink>}
    />
  )
}

export function NoMatch({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      art={art}
      title="No matching blogs"
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
      title="No blogs on this page"
      text="The list is shorter than that."
      action={
        <Button variant="outline" onClick={onFirst}>
          Go to the first page
        </Button>
      }
    />
  )
}
