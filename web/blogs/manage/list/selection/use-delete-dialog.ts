import { useEffect, useEffectEvent, useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { formatNumber } from '#web/lib/format.ts'
import { toast } from '#web/ui/toast.ts'
import { type DeletionError, useDeletion, useInvalidateBlogs } from '../../blogs.queries.ts'

interface DeleteDialogOptions {
  shown: readonly BlogItem[]
  /** Leads to the page before; null on the first one. */
  onEmptied: (() => void) | null
  /** The dialog is closed, and what it was opened from may be gone. */
  onDone: () => void
}

export interface DeleteDialogControl {
  /** What the dialog asks about; none while it is closed. */
  asked: readonly BlogItem[]
  isBusy: boolean
  /** What could not be deleted when several were asked for. */
  refused: readonly DeletionError[]
  onPoll: (blogs: readonly BlogItem[]) => void
  onCancel: () => void
  onConfirm: () => void
  onDismiss: () => void
}

export function useDeleteDialog({ shown, onEmptied, onDone }: DeleteDialogOptions): DeleteDialogControl {
  const [asked, setAsked] = useState<readonly BlogItem[]>([])
  const [refused, setRefused] = useState<readonly DeletionError[]>([])
  const [rounds, setRounds] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const { mutateAsync } = useDeletion()
  const invalidateBlogs = useInvalidateBlogs()

  // In the effect the dialog has closed, and the browser has put the focus back.
  const tellDone = useEffectEvent(onDone)
  useEffect(() => {
    if (rounds > 0) tellDone()
  }, [rounds])

  async function handleConfirm() {
    setBusy(true)
    const outcome = await mutateAsync(asked)
    // The page that was shown does not exist any more.
    const leave = outcome.deleted.length === shown.length ? onEmptied : null
    leave?.()
    await invalidateBlogs(leave !== null)
    setBusy(false)
    setAsked([])
    setRefused(asked.length > 1 ? outcome.refused : [])
    if (asked.length === 1) for (const { message } of outcome.refused) toast.error(message)
    if (outcome.deleted.length === 0) return
    toast.success(deletedText(outcome.deleted.length))
    setRounds(rounds + 1)
  }

  return {
    asked,
    isBusy,
    refused,
    onPoll: (blogs) => {
      setRefused([])
      setAsked(blogs)
    },
    onCancel: () => (isBusy ? undefined : setAsked([])),
    onConfirm: handleConfirm,
    onDismiss: () => setRefused([]),
  }
}

function deletedText(count: number): string {
  return count === 1 ? 'Blog deleted.' : `${formatNumber(count)} blogs deleted.`
}
