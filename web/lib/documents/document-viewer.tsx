import { lazy, Suspense } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { DocumentViewerProps } from './private-document.tsx'

const PrivateDocument = lazy(() =>
  import('./private-document.tsx').then((module) => ({ default: module.PrivateDocument })),
)

/** Loads the viewer only when a document is opened. */
export function DocumentViewer(props: DocumentViewerProps) {
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <PrivateDocument {...props} />
    </Suspense>
  )
}
