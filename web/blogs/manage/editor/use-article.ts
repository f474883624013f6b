import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { BLOGS_PATH } from '#domain/blogs/blog-paths.ts'
import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import type { BlogCategory } from '#domain/blogs/categories.ts'
import { ApiError } from '#domain/http/api-error.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { needsReviewFirst } from '#domain/medical-reviews/needs-review.ts'
import { ALREADY_REQUESTED } from '#domain/medical-reviews/review-rules.ts'
import { api } from '#web/lib/api/api.ts'
import { fileId, readDraftFile, saveDraftFile } from '#web/lib/forms/drafts/draft-file.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { randomUuid } from '#web/lib/random-uuid.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { useListPath } from '#web/shell/list/back-link.tsx'
import { toast } from '#web/ui/toast.ts'
import { type ArticleText, isSameHtml, isSameText, type MayPublish, NO_TEXT, toArticleText } from './article-text.ts'
import { type UnsavedDraft, updateRecoverable } from './autosave/unsaved-draft.ts'
import { useAutosave } from './autosave/use-autosave.ts'
import { useRecoverableDrafts } from './autosave/use-recoverable-drafts.ts'
import type { Theirs } from './history/conflict-dialog.tsx'
import { useUpload } from './image/upload-progress.tsx'
import { ArticleForm, type ArticleValues, findTheirs, saveArticle } from './save-article.ts'

export type Article = ReturnType<typeof useArticle>

function describeSave(before: Blog | null, { status }: Blog): string {
  if (status === 'published' && before?.status !== 'published') return 'Article published'
  return before ? 'Changes saved' : 'Draft saved'
}

const PICTURE_LOST = 'This browser no longer has the featured image. Please choose it again.'

type Author = Pick<SessionUser, 'id' | 'role'>

/** One article in the editor: its form, what differs from the stored version, autosave and recoverable drafts. */
export function useArticle(blog: Blog | null, { id: userId, role }: Author, mayPublish: MayPublish) {
  const [stored] = useState(() => (blog ? toArticleText(blog) : NO_TEXT))
  const [context] = useState(() => ({ blogId: blog?.id ?? null, userId, screen: randomUuid() }))
  /** The stored content as the editor writes it. */
  const [storedHtml, setStoredHtml] = useState(stored.content)
  const [revision, setRevision] = useState(0)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const editedAt = useRef(blog?.updated_at ?? null)
  const isSaved = useRef(false)
  /** The status that was being saved when the conflict occurred, e.g. by Publish Now. */
  const conflictStatus = useRef(stored.status)
  const [isIdleExplained, setIdleExplained] = useState(false)
  const navigate = useNavigate()
  const listPath = useListPath(BLOGS_PATH)
  const queries = useQueryClient()
  const upload = useUpload()
  const { settle: settleUpload } = upload
  const recoverable = useRecoverableDrafts(context, stored)
  const { autosave, autosaveState } = useAutosave(context, recoverable)

  async function save(article: ArticleForm) {
    const isForReview = article.status === 'published' && asksForReview
    if (article.status === 'published' && !(await mayPublish(article, isForReview))) return
    const written: ArticleForm = isForReview ? { ...article, status: 'draft' } : article
    const send = (options?: CallOptions) => saveArticle(blog ?? context.screen, written, editedAt.current, options)
    const answer = await (article.featured_image ? upload.run(send) : send()).catch(async (error: unknown) => {
      if (!blog || !(error instanceof ApiError) || error.status !== 409) throw error
      setTheirs(await findTheirs(blog.id))
      conflictStatus.current = article.status
      return null
    })
    if (!answer) return
    isSaved.current = true
    const saved = currentDraft()
    await autosave.drop()
    if (saved) updateRecoverable(context, { remove: [saved] })
    await queries.invalidateQueries({ queryKey: ['blogs'], refetchType: 'none' })
    if (isForReview) await sendToReview(answer)
    else toast.success(describeSave(blog, answer))
    await navigate(listPath)
  }

  /** The article is saved by now: if it cannot be sent, its page offers it again. */
  async function sendToReview({ id }: Blog) {
    try {
      await api.medicalReviews.request(id, { publish: true })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.message !== ALREADY_REQUESTED) return toast.error(`Draft saved. ${error.message}`)
    }
    toast.success('Sent for review. It goes live once a reviewer approves it.')
  }

  const apiForm = useApiForm<ArticleValues, ArticleForm>({
    schema: ArticleForm,
    defaultValues: { ...stored, featured_image: null, remove_image: false },
    clearsOnEdit: true,
    send: save,
  })
  const { form, clearFailure, handleSubmit } = apiForm
  const values = form.watch() as ArticleValues
  const { title, summary, content, category, status, featured_image, remove_image } = values
  const asksForReview =
    blog?.status !== 'published' && category !== '' && needsReviewFirst(role, category as BlogCategory)
  const isTextChanged =
    !isSameText({ ...values, content: stored.content }, stored) ||
    !(isSameHtml(content, stored.content) || content === storedHtml)
  const isChanged = isTextChanged || featured_image !== null || remove_image
  const picture = remove_image ? null : featured_image ? fileId(featured_image) : undefined
  const isDraft = isTextChanged || picture !== undefined
  const isChangedRef = useRef(false)
  isChangedRef.current = isChanged
  const hasFileRef = useRef(false)
  hasFileRef.current = featured_image !== null

  const wasDraft = useRef(false)
  useEffect(() => {
    const text = { title, summary, content, category, status }
    if (isDraft) autosave.update({ text, picture, basedOn: editedAt.current, at: Date.now() })
    else if (wasDraft.current) void autosave.drop()
    wasDraft.current = isDraft
  }, [autosave, isDraft, title, summary, content, category, status, picture])

  const [storedFile, setStoredFile] = useState<File | null>(null)
  useEffect(() => {
    if (!featured_image) return
    // A file that no stored draft names is removed.
    autosave.storeNow()
    void saveDraftFile(featured_image).then((isStored) => isStored && setStoredFile(featured_image))
  }, [autosave, featured_image])

  const edit = useCallback(
    (change: Partial<ArticleValues>) => {
      for (const name of Object.keys(change) as (keyof ArticleValues)[]) {
        form.setValue(name, change[name] as ArticleValues[typeof name])
        form.clearErrors(name)
      }
      clearFailure()
      settleUpload()
    },
    [form, clearFailure, settleUpload],
  )

  /** Replaces the whole text in the editor. */
  function replace(text: ArticleText) {
    edit(text)
    setRevision((count) => count + 1)
  }

  /** The unsaved work, which a replacement would lose. */
  function currentDraft(): UnsavedDraft | undefined {
    return isDraft ? { text: toArticleText(values), picture, basedOn: editedAt.current, at: Date.now() } : undefined
  }

  /** Ignored after a restore, whose text is not the stored content. */
  function rememberStoredHtml(html: string) {
    if (revision === 0) setStoredHtml(html)
  }

  async function restore(draft: UnsavedDraft) {
    const restored = draft.picture ? await readDraftFile(draft.picture) : null
    if (draft.picture && !restored) toast.error(PICTURE_LOST)
    const before = currentDraft()
    const { text, basedOn } = draft
    editedAt.current = basedOn ?? editedAt.current
    replace(text)
    edit({ featured_image: restored, remove_image: draft.picture === null })
    const picture = restored || draft.picture === null ? draft.picture : undefined
    autosave.update({ text, picture, basedOn: editedAt.current, at: Date.now() })
    autosave.storeNow()
    recoverable.settle(before)
  }

  function discard() {
    recoverable.settle()
    if (isDraft) autosave.retry()
    else void autosave.drop()
  }

  function restoreVersion(text: ArticleText) {
    const before = currentDraft()
    if (before) recoverable.setAside(before)
    replace(text)
  }

  /** Stores the user's own text, so that the screen with the other version can offer it. */
  async function acceptTheirs() {
    autosave.storeNow()
    await autosave.flush()
  }

  /** On failure the status is reset. */
  async function saveAs(newStatus: BlogStatus) {
    form.setValue('status', newStatus)
    await handleSubmit()
    if (!isSaved.current) form.setValue('status', status)
  }

  /** Overwrites the other version with the user's own text. */
  async function overwriteTheirs() {
    editedAt.current = theirs?.blog.updated_at ?? editedAt.current
    setTheirs(null)
    await saveAs(conflictStatus.current)
  }

  return {
    apiForm,
    upload,
    values,
    listPath,
    isChanged,
    revision,
    autosaveState,
    recoverableDraft: recoverable.draft,
    theirs,
    hasUnstoredFile: featured_image !== null && featured_image !== storedFile,
    edit,
    replace,
    restoreVersion,
    restore,
    discard,
    /** Publishing sends the article to review. */
    asksForReview,
    publish: () => saveAs('published'),
    overwriteTheirs,
    closeConflict: () => setTheirs(null),
    acceptTheirs,
    flush: useCallback(async () => !hasFileRef.current && (await autosave.flush()), [autosave]),
    rememberStoredHtml,
    isIdleExplained: isIdleExplained && !isChanged,
    explainIdle: () => setIdleExplained(true),
    hasUnsavedChanges: useCallback(() => isChangedRef.current && !isSaved.current, []),
  }
}
