import { useQuery } from '@tanstack/react-query'
import { Download, ExternalLink, ZoomIn, ZoomOut } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { DocumentKind } from '#domain/documents/document-rules.ts'
import type { DownloadedFile } from '#domain/http/client.ts'
import { saveFile } from '#web/lib/documents/save-file.ts'
import { useObjectUrl } from '#web/lib/documents/use-object-url.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, ButtonAnchor } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** The formats the server converts uploads to; whatever content type the response claims, nothing else is displayed. */
const TYPES: Record<DocumentKind, string> = { pdf: 'application/pdf', image: 'image/webp' }

export interface DocumentViewerProps {
  /** Unique among all documents: "certificate-7". */
  id: string
  name: string
  kind: DocumentKind
  load: (signal: AbortSignal) => Promise<DownloadedFile>
}

/**
 * Shows a private document in the page. It is fetched once with the access token and discarded when the user leaves.
 */
export function PrivateDocument({ id, name, kind, load }: DocumentViewerProps) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['document', id],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const content = data?.content
  const file = useMemo(
    () => (content instanceof Blob ? new File([content], name, { type: TYPES[kind] }) : null),
    [content, name, kind],
  )
  const url = useObjectUrl(file)
  if (error && !data) {
    return <Banner action={{ label: 'Retry', onClick: () => refetch(), isBusy: isFetching }}>{error.message}</Banner>
  }
  if (!data || !url) return <Skeleton className="h-96" />
  return (
    <div className="grid gap-4">
      {kind === 'pdf' ? <PdfPages url={url} name={name} /> : <Picture url={url} name={name} />}
      <div className="flex flex-wrap gap-3">
        <ButtonAnchor href={url} target="_blank" rel="noopener" variant="outline" size="small" icon={ExternalLink}>
          Open in a new tab
        </ButtonAnchor>
        <Button variant="outline" size="small" icon={Download} onClick={() => saveFile(data)}>
          Download
        </Button>
      </div>
    </div>
  )
}

/** Uses the browser's own viewer. */
function PdfPages({ url, name }: { url: string; name: string }) {
  if (!navigator.pdfViewerEnabled) {
    return <p>This browser can’t show a PDF here. Open it in a new tab or download it.</p>
  }
  return (
    <iframe
      src={`${url}#navpanes=0&view=FitH`}
      title={name}
      className="h-[75vh] w-full rounded-field border border-line bg-sunken"
    />
  )
}

function Picture({ url, name }: { url: string; name: string }) {
  const [isLarge, setLarge] = useState(false)
  return (
    <div className="grid justify-items-start gap-3">
      <ScrollRegion label="Picture" className="max-h-[75vh] w-full overflow-x-auto">
        <img src={url} alt={name} className={cx('mx-auto', isLarge ? 'max-w-none' : 'max-w-full')} />
      </ScrollRegion>
      <Button
        variant="ghost"
        size="small"
        icon={isLarge ? ZoomOut : ZoomIn}
        aria-pressed={isLarge}
        onClick={() => setLarge(!isLarge)}
      >
        Actual size
      </Button>
    </div>
  )
}
