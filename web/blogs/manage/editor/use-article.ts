import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BlogStatus } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { randomUuid } from '#web/lib/random-uuid.ts'
import { toast } from '#web/ui/toast.ts'
import { listPathFrom } from '../list-path.ts'
import { type ArticleText, isSameHtml, isSameText, type MayPublish, NO_TEXT, textOf } from './article-text.ts'
import type { Theirs } from './history/conflict-dialog.tsx'
import { findTheirs } from './history/find-theirs.ts'
import { useUpload } from './image/use-upload.ts'
import type { UnsavedWork } from './keeping/unsaved-work.ts'
import { useOffers } from './keeping/use-offers.ts'
import { useWorkKeeper } from './keeping/use-work-keeper.ts'
import { ArticleForm, type ArticleValues, saveArticle } from './save-article.ts'

export type Article = ReturnType<typeof useArticle>

function sentenceOf(before: Blog | null, { status }: Blog): string {
  if (status === 'published' && before?.status !== 'published') return 'Article published'
  return before ? 'Changes saved' : 'Draft saved'
}

/** One article on the desk: its form, what differs from the stored version, and everything that keeps the work. */
export function useArticle(blog: Blog | null, userId: number, mayPublish?: MayPublish) {
  const [stored] = useState(() => (blog ? textOf(blog) : NO_TEXT))
  const [desk] = useState(() => ({ blogId: blog?.id ?? null, userId, screen: randomUuid() }))
  /** The stored content as the editor writes it. */
  const [storedHtml, setStoredHtml] = useState(stored.content)
  const [revision, setRevision] = useState(0)
  const [theirs, setTheirs] = useState<Theirs | null>(null)
  const editedAt = useRef(blog?.updated_at ?? null)
  const isSaved = useRef(false)
  /** What the article was to become when another version was met: Publish Now says so by itself. */
  const refusedStatus = useRef(stored.status)
  const [isIdleExplained, setIdleExplained] = useState(false)
  const navigate = useNavigate()
  const listPath = listPathFrom(useLocation().state)
  const queries = useQueryClient()
  const upload = useUpload()
  const { settle: settleUpload } = upload
  const offers = useOffers(desk, stored)
  const { keeper, keepState } = useWorkKeeper(desk, offers)

  async function save(article: ArticleForm) {
    if (article.status === 'published' && mayPublish && !(await mayPublish(article))) return
    const send = (options?: CallOptions) => saveArticle(blog ?? desk.screen, article, editedAt.current, options)
    const answer = await (article.featured_image ? upload.run(send) : send()).catch(async (error: unknown) => {
      if (!blog || !(error instanceof ApiError) || error.status !== 409) throw error
      setTheirs(await findTheirs(blog.id))
      refusedStatus.current = article.status
      return null
    })
    if (!answer) return
    isSaved.current = true
    await keeper.drop()
    await queries.invalidateQueries({ queryKey: ['blogs'], refetchType: 'none' })
    toast.success(sentenceOf(blog, answer))
    await navigate(listPath)
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
  const isTextChanged =
    !isSameText({ ...values, content: stored.content }, stored) ||
    !(isSameHtml(content, stored.content) || content === storedHtml)
  const isChanged = isTextChanged || featured_image !== null || remove_image
  const changed = useRef(false)
  changed.current = isChanged
  const hasFile = useRef(false)
  hasFile.current = featured_image !== null

  const wasTextChanged = useRef(false)
  useEffect(() => {
    const text = { title, summary, content, category, status }
    if (isTextChanged) keeper.note({ text, basedOn: editedAt.current, at: Date.now() })
    else if (wasTextChanged.current) void keeper.drop()
    wasTextChanged.current = isTextChanged
  }, [keeper, isTextChanged, title, summary, content, category, status])

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

  /** Puts a whole text on the desk, in place of what stands there. */
  function replace(text: ArticleText) {
    edit(text)
    setRevision((count) => count + 1)
  }

  /** What would be lost if another text took its place. */
  function workOnDesk(): UnsavedWork | undefined {
    return isTextChanged ? { text: textOf(values), basedOn: editedAt.current, at: Date.now() } : undefined
  }

  /** What has been restored before the editor was loaded is not the stored content. */
  function noteStoredHtml(html: string) {
    if (revision === 0) setStoredHtml(html)
  }

  function restore({ text, basedOn }: UnsavedWork) {
    const before = workOnDesk()
    editedAt.current = basedOn ?? editedAt.current
    replace(text)
    keeper.note({ text, basedOn: editedAt.current, at: Date.now() })
    keeper.keepNow()
    offers.settle(before)
  }

  function discard() {
    offers.settle()
    if (isTextChanged) keeper.retry()
    else void keeper.drop()
  }

  function restoreVersion(text: ArticleText) {
    const before = workOnDesk()
    if (before) offers.setAside(before)
    replace(text)
  }

  /** What stands here is found among the kept work by the screen that shows the other version. */
  async function leaveToTheirs() {
    keeper.keepNow()
    await keeper.sendNow()
  }

  /** Unless it succeeds, the choice stays as it was. */
  async function saveAs(wanted: BlogStatus) {
    form.setValue('status', wanted)
    await handleSubmit()
    if (!isSaved.current) form.setValue('status', status)
  }

  /** The writer has seen the other version and keeps the own one. */
  async function keepMine() {
    editedAt.current = theirs?.blog.updated_at ?? editedAt.current
    setTheirs(null)
    await saveAs(refusedStatus.current)
  }

  return {
    apiForm,
    upload,
    values,
    listPath,
    isChanged,
    revision,
    keepState,
    offer: offers.offer,
    theirs,
    edit,
    replace,
    restoreVersion,
    restore,
    discard,
    publish: () => saveAs('published'),
    keepMine,
    closeConflict: () => setTheirs(null),
    leaveToTheirs,
    keepAll: useCallback(async () => !hasFile.current && (await keeper.sendNow()), [keeper]),
    noteStoredHtml,
    isIdleExplained: isIdleExplained && !isChanged,
    explainIdle: () => setIdleExplained(true),
    mustAsk: useCallback(() => changed.current && !isSaved.current, []),
  }
}
