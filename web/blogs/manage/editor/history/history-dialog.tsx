import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BLOG_STATUS_LABELS, VERSIONS_KEPT } from '#domain/blogs/blog-rules.ts'
import type { Blog, BlogVersionItem } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { ArticleText } from '../article-text.ts'
import { VersionView } from './version-view.tsx'

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
    queryFn: ({ signal }) => api.blogs.listVersions(blog.id, { page_size: VERSIONS_KEPT }, { signal }),
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
      <p className="mb-4 text-ink-muted">The last {VERSIONS_KEPT} saved versions. Choose one to compare it.</p>
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
