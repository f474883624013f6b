import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { WorkingCopy } from '#domain/blogs/blogs.schema.ts'
import { type ArticleText, isSameText } from '../article-text.ts'
import {
  type EditingContext,
  isSameDraft,
  isSaved,
  takeStoredDrafts,
  toDraft,
  type UnsavedDraft,
  updateRecoverable,
} from './unsaved-draft.ts'

export type RecoverableDrafts = ReturnType<typeof useRecoverableDrafts>

/** Unsaved drafts of this article, from this browser and from the server, offered one at a time. */
export function useRecoverableDrafts(context: EditingContext, article: ArticleText) {
  const [recoverable, setRecoverable] = useState<UnsavedDraft[]>([])
  /** Every draft this screen has offered, settled or not. */
  const known = useRef<UnsavedDraft[]>([])
  const unstored = useRef<UnsavedDraft[]>([])

  const restoreDrafts = useEffectEvent(() => {
    const drafts = takeStoredDrafts(context)
    known.current = selectRecoverable(drafts, article)
    setRecoverable(known.current)
    const remove = drafts.filter((draft) => isSaved(draft, article))
    if (remove.length > 0) updateRecoverable(context, { remove })
  })
  // Once, with the article as opened.
  useEffect(() => restoreDrafts(), [])

  /** False while a draft exists only here: the server's copy of it must not be overwritten then. */
  function areStored(): boolean {
    if (unstored.current.length > 0 && updateRecoverable(context, { add: unstored.current })) unstored.current = []
    return unstored.current.length === 0
  }

  /** Adds the current text, which is about to be replaced. */
  function setAside(draft: UnsavedDraft) {
    known.current = [...known.current, draft]
    unstored.current = [...unstored.current, draft]
    areStored()
    setRecoverable((before) => selectRecoverable([...before, draft], article))
  }

  /** Adds the server's working copy, which arrives after the browser's drafts. */
  function addWorkingCopy(copy: WorkingCopy) {
    const draft = toDraft(copy)
    const isKnown = ({ text, follows }: UnsavedDraft) => follows === copy.saved_at || isSameText(text, draft.text)
    // A draft that this browser also stored is already known.
    if (!isSameText(draft.text, article) && !known.current.some(isKnown)) setAside(draft)
  }

  /** Removes the first draft after it was restored or discarded; `replaced` is the text that it has replaced. */
  function settle(replaced?: UnsavedDraft) {
    const [settled, ...rest] = recoverable
    if (!settled) return
    unstored.current = unstored.current.filter((draft) => draft !== settled)
    const isDone = updateRecoverable(context, { remove: [settled], add: replaced ? [replaced] : [] })
    if (replaced && !isDone) unstored.current = [...unstored.current, replaced]
    setRecoverable(replaced ? [...rest, replaced] : rest)
  }

  return { draft: recoverable[0] ?? null, addWorkingCopy, setAside, settle, areStored }
}

/** Newest first, each draft once, without those equal to the article. */
export function selectRecoverable(drafts: readonly UnsavedDraft[], article: ArticleText): UnsavedDraft[] {
  const recoverable: UnsavedDraft[] = []
  for (const draft of drafts.toSorted((one, other) => other.at - one.at)) {
    if (!isSaved(draft, article) && !recoverable.some((known) => isSameDraft(known, draft))) recoverable.push(draft)
  }
  return recoverable
}
