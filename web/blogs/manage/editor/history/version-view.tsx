import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { BlogVersion } from '#domain/blogs/blogs.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { compareText } from '#web/lib/comparison/compare-text.ts'
import { ComparedText } from '#web/lib/comparison/compared-text.tsx'
import { foldParts, isUnchanged } from '#web/lib/comparison/fold-parts.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type ArticleText, isSameHtml } from '../article-text.ts'
import { textRows } from './text-rows.ts'

interface VersionViewProps {
  id: number
  /** What stands in the editor. */
  values: ArticleText
  onRestore: (text: ArticleText) => void
  onBack: () => void
}

/** One earlier version, set against what stands in the editor. */
export function VersionView({ id, values, onRestore, onBack }: VersionViewProps) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['blogs', 'version', id],
    queryFn: ({ signal }) => api.blogs.getVersion(id, { signal }),
  })
  if (error) return <Banner action={{ label: 'Retry', onClick: refetch, isBusy: isFetching }}>{error.message}</Banner>

  /** The status is a choice of today, not part of the text. */
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

/** @param isSame word by word */
function sentenceOf(version: BlogVersion, values: ArticleText, isSame: boolean): string {
  const when = formatDateTime(version.saved_at)
  if (!isSame)
    return `From the version of ${when} to what stands in the editor: struck out is what was removed since, underlined what was added.`
  return isSameHtml(version.content, values.content)
    ? `The version of ${when} says the same as the editor.`
    : `The version of ${when} has the same words as the editor. Only their formatting differs.`
}

function Comparison({ version, values }: { version: BlogVersion; values: ArticleText }) {
  const [isWhole, setWhole] = useState(false)
  const rows = useMemo(() => {
    const now = textRows(values)
    return textRows(version).map(({ label, text }, at) => ({ label, parts: compareText(text, now[at]?.text ?? '') }))
  }, [version, values])
  const isSame = rows.every(({ parts }) => isUnchanged(parts))
  const shown = isWhole || isSame ? rows : rows.filter(({ parts }) => !isUnchanged(parts))
  return (
    <>
      <p className="mb-4 text-ink-muted">{sentenceOf(version, values, isSame)}</p>
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
