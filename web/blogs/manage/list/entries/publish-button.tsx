import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { usePublication } from '../../blogs.queries.ts'

interface PublishButtonProps {
  blog: BlogItem
  /** Called once it is public and the list has been refetched. */
  onPublished: () => void
}

export function PublishButton({ blog, onPublished }: PublishButtonProps) {
  const { mutateAsync, isPending } = usePublication()

  async function handleClick() {
    try {
      await mutateAsync(blog.id)
      toast.success('Blog published.')
      onPublished()
    } catch (error) {
      toast.error(error instanceof Error ? error.message : String(error))
    }
  }

  return (
    <Button
      variant="soft"
      size="small"
      aria-label={`Publish Now: ${blog.title}`}
      isBusy={isPending}
      busyLabel="Publishing..."
      onClick={handleClick}
    >
      Publish Now
    </Button>
  )
}
