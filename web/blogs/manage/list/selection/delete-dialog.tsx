import { useEffect, useEffectEvent, useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast.ts'
import { type DeletionError, useDeletion, useInvalidateBlogs } from '../../blogs.queries.ts'

interface DeleteDialogOptions {
  shown: readonly BlogItem[]
  /** Goes to the previous page; null on the first one. */
  onEmptied: (() => void) | null
  /** Called after the dialog has closed; the element that opened it may no longer exist. */
  onDone: () => void
}

/** Asks before blogs are deleted; `failed` holds those of several that could not be deleted. */
export function useDeleteDialog({ shown, onEmptied, onDone }: DeleteDialogOptions) {
  // Empty while the dialog is closed.
  const [toDelete, setToDelete] = useState<readonly BlogItem[]>([])
  const [failed, setFailed] = useState<readonly DeletionError[]>([])
  const [completions, setCompletions] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { mutateAsync } = useDeletion()
  const invalidateBlogs = useInvalidateBlogs()

  // When the effect runs, the dialog has closed and the browser has restored the focus.
  const notifyDone = useEffectEvent(onDone)
  useEffect(() => {
    if (completions > 0) notifyDone()
  }, [completions])

  async function handleConfirm() {
    setBusy(true)
    const outcome = await mutateAsync(toDelete)
    // The page shown no longer exists.
    const leave = outcome.deleted === shown.length ? onEmptied : null
    leave?.()
    await invalidateBlogs(leave !== null)
    setBusy(false)
    setToDelete([])
    setFailed(toDelete.length > 1 ? outcome.failed : [])
    if (toDelete.length === 1) for (const { message } of outcome.failed) toast.error(message)
    if (outcome.deleted === 0) return
    toast.success(deletedText(outcome.deleted))
    setCompletions(completions + 1)
  }

  return {
    toDelete,
    isBusy,
    failed,
    onOpen: (blogs: readonly BlogItem[]) => {
      setFailed([])
      setToDelete(blogs)
    },
    onCancel: () => (isBusy ? undefined : setToDelete([])),
    onConfirm: handleConfirm,
    onDismiss: () => setFailed([]),
  }
}

function deletedText(count: number): string {
  return count === 1 ? 'Blog deleted.' : `${formatNumber(count)} blogs deleted.`
}

type DeleteDialogProps = Pick<ReturnType<typeof useDeleteDialog>, 'toDelete' | 'isBusy' | 'onCancel' | 'onConfirm'>

export function DeleteDialog({ toDelete, isBusy, onCancel, onConfirm }: DeleteDialogProps) {
  const count = toDelete.length
  const isOne = count <= 1
  return (
    <Dialog
      open={count > 0}
      onClose={onCancel}
      title={isOne ? 'Delete Blog' : `Delete ${count} Blogs`}
      actions={
        <>
          <Button variant="outline" onClick={onCancel} aria-disabled={isBusy || undefined} autoFocus>
            Cancel
          </Button>
          <Button variant="danger" onClick={onConfirm} isBusy={isBusy} busyLabel="Deleting...">
            Delete
          </Button>
        </>
      }
    >
      <p>
        {isOne
          ? 'Are you sure you want to delete this blog? This action cannot be undone.'
          : `Are you sure you want to delete ${count} blogs? This action cannot be undone.`}
      </p>
      {isOne ? <p className="wrap-anywhere mt-3 font-semibold">{toDelete[0]?.title}</p> : null}
    </Dialog>
  )
}

/** Lists the blogs that could not be deleted, with the reasons. */
export function DeletionOutcome({ failed, onDismiss }: { failed: readonly DeletionError[]; onDismiss: () => void }) {
  if (failed.length === 0) return null
  return (
    <Banner onDismiss={onDismiss} className="mt-6">
      <p className="font-semibold">
        {failed.length === 1 ? 'We couldn’t delete 1 blog.' : `We couldn’t delete ${failed.length} blogs.`}
      </p>
      <ul className="mt-1">
        {failed.map(({ blog, message }) => (
          <li key={blog.id} className="wrap-anywhere">
            {blog.title}: {message}
          </li>
        ))}
      </ul>
    </Banner>
  )
}
