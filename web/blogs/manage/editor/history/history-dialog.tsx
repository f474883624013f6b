import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import { BLOG_STATUS_LABELS, VERSIONS_MAX } from '#domain/blogs/blog-rules.ts'
import type { Blog, BlogVersion, BlogVersionItem } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { foldParts, isUnchanged } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { formatDateTime } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ArticleText, isSameHtml } from '../article-text.ts'
import { compareRows } from './compare-rows.ts'

interface HistoryDialogProps {
  blog: Blog
  values: ArticleText
  onRestore: (text: ArticleText) => void
  onClose: () => void
}

export function HistoryDialog({ blog, values, onRestore, onClose }: HistoryDialogProps) {
  const [versionId, setVersionId] = useState<number | null>(null)
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['blogs', 'versions', blog.id],
    queryFn: ({ signal }) => api.blogs.listVersions(blog.id, { page_size: VERSIONS_MAX }, { signal }),
    staleTime: 0,
  })

  function handleRestore(text: ArticleText) {
    onClose()
    onRestore(text)
  }

  return (
    <Dialog open onClose={onClose} title="History" size="wide">
      {error ? (
        <Banner action={{ label: 'Retry', onClick: refetch, isBusy: isFetching }}>{error.message}</Banner>
      ) : versionId !== null ? (
        <VersionView id={versionId} values={values} onRestore={handleRestore} onBack={() => setVersionId(null)} />
      ) : data ? (
        <VersionList versions={data.results} onChoose={setVersionId} onClose={onClose} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </Dialog>
  )
}

interface VersionListProps {
  versions: readonly BlogVersionItem[]
  onChoose: (id: number) => void
  onClose: () => void
}

function VersionList({ versions, onChoose, onClose }: VersionListProps) {
  return (
    <>
      <p className="mb-4 text-ink-muted">The last {VERSIONS_MAX} saved versions. Choose one to compare it.</p>
      <ul className="grid max-h-[50dvh] gap-2 overflow-y-auto p-1">
        {versions.map(({ id, title, status, saved_by, saved_at }, at) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(id)}
              className="w-full rounded-field border border-line bg-surface px-4 pt-3 pb-2 text-left hover:border-line-strong hover:bg-primary-soft"
            >
              <span className="block font-semibold">
                <time dateTime={saved_at}>{formatDateTime(saved_at)}</time>
                {at === 0 ? ' (as it is saved now)' : null}
              </span>
              <span className="wrap-anywhere block text-sm">{title}</span>
              <span className="block text-ink-muted text-sm">
                {BLOG_STATUS_LABELS[status]}
                {saved_by ? ` · Saved by ${saved_by}` : null}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <div className="mt-6 flex justify-end">
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      </div>
    </>
  )
}

interface VersionViewProps {
  id: number
  /** The editor's current text. */
  values: ArticleText
  onRestore: (text: ArticleText) => void
  onBack: () => void
}

function VersionView({ id, values, onRestore, onBack }: VersionViewProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['blogs', 'version', id],
    queryFn: ({ signal }) => api.blogs.getVersion(id, { signal }),
  })
  if (error) return <Banner action={{ label: 'Retry', onClick: refetch, isBusy: isFetching }}>{error.message}</Banner>

  /** Restoring a version does not change the status. */
  function handleRestore({ title, summary, content, category }: BlogVersion) {
    onRestore({ ...values, title, summary, content, category })
  }

  return (
    <>
      {data ? <Comparison version={data} values={values} /> : <Skeleton className="h-60" />}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" icon={ArrowLeft} onClick={onBack}>
          All versions
        </Button>
        {data ? <Button onClick={() => handleRestore(data)}>Restore this version</Button> : null}
      </div>
    </>
  )
}

function describeComparison(version: BlogVersion, values: ArticleText, isSame: boolean): string {
  const when = formatDateTime(version.saved_at)
  if (!isSame)
    return `From the version of ${when} to the text in the editor. Removed words are struck out, added words are underlined.`
  return isSameHtml(version.content, values.content)
    ? `The version of ${when} is the same as the text in the editor.`
    : `The version of ${when} has the same words as the editor. Only the formatting differs.`
}

function Comparison({ version, values }: { version: BlogVersion; values: ArticleText }) {
  const [isWhole, setWhole] = useState(false)
  const rows = useMemo(() => compareRows(version, values), [version, values])
  const isSame = rows.every(({ parts }) => isUnchanged(parts))
  const shown = isWhole || isSame ? rows : rows.filter(({ parts }) => !isUnchanged(parts))
  return (
    <>
      <p className="mb-4 text-ink-muted">{describeComparison(version, values, isSame)}</p>
      <ScrollRegion label="Comparison">
        <dl className="grid gap-3">
          {shown.map(({ label, parts }) => (
            <div key={label}>
              <dt className="text-ink-muted text-sm">{label}</dt>
              <dd>
                <ComparedText parts={isWhole || isSame ? parts : foldParts(parts)} />
              </dd>
            </div>
          ))}
        </dl>
      </ScrollRegion>
      {isSame ? null : (
        <Button variant="ghost" size="small" onClick={() => setWhole(!isWhole)} className="mt-2">
          {isWhole ? 'Show only what changed' : 'Show the whole text'}
        </Button>
      )}
    </>
  )
}
