import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SUMMARY, TITLE } from '#domain/blogs/blog-rules.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { FormMessages } from '#web/lib/forms/form-messages.tsx'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { cx } from '#web/ui/cx.ts'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import type { MayPublish } from './article-text.ts'
import { LeaveArticle, RecoverDraftBanner } from './autosave/autosave-status.tsx'
import { EditorHeading, SaveActions, ViewActions } from './editor-actions.tsx'
import { UploadProgress } from './image/upload-progress.tsx'
import { SidePanel } from './side-panel.tsx'
import { ContentField } from './text/content-field.tsx'
import { cleanText } from './text/paste/clean-paste.ts'
import { type Article, useArticle } from './use-article.ts'

const PreviewDialog = lazy(() =>
  import('./preview/preview-dialog.tsx').then((module) => ({ default: module.PreviewDialog })),
)
const HistoryDialog = lazy(() =>
  import('./history/history-dialog.tsx').then((module) => ({ default: module.HistoryDialog })),
)
const ConflictDialog = lazy(() =>
  import('./history/conflict-dialog.tsx').then((module) => ({ default: module.ConflictDialog })),
)

/** Slots in which a page renders parts of other features. */
interface EditorSlots {
  /** Below the summary. */
  summary?: (article: Article) => ReactNode
  /** At the end of the text's toolbar. */
  toolbar: (article: Article) => ReactNode
  /** Above the text. */
  content?: (article: Article) => ReactNode
  /** In the side panel. */
  side: (article: Article) => ReactNode
  /** Called before a text is published. */
  mayPublish: MayPublish
}

interface ArticleEditorProps {
  blog: Blog | null
  user: SessionUser
  slots: EditorSlots
  /** Called when the other version replaces the user's own. */
  onTheirs?: (theirs: Blog) => void
}

/** Both editing screens. Enter submits nothing, so that no article is published by accident. */
export function ArticleEditor({ blog, user, slots, onTheirs }: ArticleEditorProps) {
  const article = useArticle(blog, user, slots.mayPublish)
  const { apiForm, upload, values, recoverableDraft, theirs } = article
  const [opened, setOpened] = useState<'preview' | 'history' | null>(null)
  const close = () => setOpened(null)

  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <EditorHeading article={article} blog={blog} />
        <div className="flex flex-wrap items-center gap-2.5 max-lg:w-full max-lg:[&>button]:flex-1 max-[23.5rem]:[&>button]:px-3">
          <ViewActions blog={blog} onPreview={() => setOpened('preview')} onHistory={() => setOpened('history')} />
          <div className="flex gap-2.5 max-lg:hidden">
            <SaveActions article={article} blog={blog} />
          </div>
        </div>
      </div>
      <div className="mt-5 grid gap-4 empty:hidden">
        <FormMessages apiForm={apiForm} />
        {recoverableDraft ? (
          <RecoverDraftBanner
            draft={recoverableDraft}
            onRestore={() => article.restore(recoverableDraft)}
            onDiscard={article.discard}
          />
        ) : null}
      </div>
      {/* Text typed during a save would be in neither version. */}
      <div
        inert={apiForm.isSending}
        className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]"
      >
        <div className="grid grid-cols-1 gap-5.5">
          <TitleField article={article} />
          <SummaryField article={article} />
          {slots.summary?.(article)}
          {slots.content?.(article)}
          <ContentField
            html={values.content}
            revision={article.revision}
            error={apiForm.errorFor('content')}
            onChange={(content) => article.edit({ content })}
            onReady={article.rememberStoredHtml}
            toolbarEnd={slots.toolbar(article)}
          />
        </div>
        <SidePanel article={article} blog={blog}>
          {slots.side(article)}
        </SidePanel>
      </div>
      {/* Always visible, and outside the part that is inert during a save. */}
      <div
        className={cx(
          'sticky bottom-20 z-3 ml-auto max-w-80 lg:bottom-4',
          upload.state.kind !== 'idle' && 'rounded-card border border-line bg-raised p-4 shadow-float',
        )}
      >
        <UploadProgress state={upload.state} onCancel={upload.cancel} />
      </div>
      <div className="save-bar sticky bottom-0 z-2 -mx-(--gutter) mt-6 -mb-6 flex flex-wrap justify-end gap-2 border-line border-t bg-surface px-(--gutter) py-3 lg:hidden max-[23.5rem]:gap-1 max-[23.5rem]:px-2 [&>*]:flex-auto [&>*]:whitespace-nowrap [&>*]:px-3 max-[23.5rem]:[&>*]:px-1.5 [@media(max-height:30rem)]:static">
        <SaveActions article={article} blog={blog} size="small" />
      </div>
      <LeaveArticle
        hasUnsavedChanges={article.hasUnsavedChanges}
        flush={article.flush}
        hasUnstoredFile={article.hasUnstoredFile}
      />
      <Suspense fallback={null}>
        {opened === 'preview' ? <PreviewDialog values={values} blog={blog} user={user} onClose={close} /> : null}
        {blog && opened === 'history' ? (
          <HistoryDialog blog={blog} values={values} onRestore={article.restoreVersion} onClose={close} />
        ) : null}
        {theirs ? (
          <ConflictDialog
            mine={values}
            {...theirs}
            me={`${user.first_name} ${user.last_name}`}
            onOverwriteTheirs={article.overwriteTheirs}
            onUseTheirs={async () => {
              await article.acceptTheirs()
              onTheirs?.(theirs.blog)
            }}
            onClose={article.closeConflict}
          />
        ) : null}
      </Suspense>
    </>
  )
}

/** A textarea, so that a title of two lines is visible; line breaks are removed. */
function TitleField({ article }: { article: Article }) {
  const { values, edit, apiForm } = article
  return (
    <TextareaField
      id="title"
      label="Title"
      rows={1}
      autoComplete="off"
      counter={{ used: values.title.trim().length, ...TITLE }}
      value={values.title}
      error={apiForm.errorFor('title')}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      onChange={(event) => edit({ title: cleanText(event.target.value).replace(/[\r\n\t]+/g, ' ') })}
      className="min-h-16! resize-none! pt-4! text-[1.3125rem] font-[640] leading-[1.3]! tracking-[-.012em] [font-stretch:112%] lg:text-[1.625rem]"
    />
  )
}

function SummaryField({ article }: { article: Article }) {
  const { values, edit, apiForm } = article
  return (
    <TextareaField
      id="summary"
      label="Summary"
      rows={3}
      counter={{ used: values.summary.trim().length, ...SUMMARY }}
      value={values.summary}
      error={apiForm.errorFor('summary')}
      onChange={(event) => edit({ summary: cleanText(event.target.value) })}
    />
  )
}
