import { LoaderCircle } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { IdeaNotice } from '../ideas/idea-notice.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { cancelGeneration, useGeneration } from './generation-store.ts'

/** The article while it is written. Only its beginning and its end are said aloud. */
export function DraftProgress() {
  const draft = useGeneration((generation) => generation.draft)
  const heading = useRestoredFocus<HTMLHeadingElement>()
  const paper = useStickToEnd<HTMLElement>(draft)

  return (
    <div className="grid gap-4">
      <IdeaNotice />
      <Card as="section" aria-labelledby="writing" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="writing" ref={heading} tabIndex={-1} className="flex items-center gap-2.5 text-h4 outline-none">
            <LoaderCircle
              aria-hidden="true"
              className="icon flex-none text-primary motion-safe:animate-[spin-round_1s_linear_infinite]"
            />
            Writing your article
          </h2>
          <Button variant="outline" size="small" onClick={cancelGeneration}>
            Cancel
          </Button>
        </div>
        <p className="text-ink-muted text-sm">
          This can take about a minute. You may look at other pages of the console: the article waits for you here.{' '}
          <Elapsed />
        </p>
        {draft ? (
          <ScrollRegion ref={paper} label="The draft so far" className="max-h-[min(34rem,60dvh)] md:p-6">
            <PartialDraftView draft={draft} />
          </ScrollRegion>
        ) : null}
      </Card>
    </div>
  )
}

/** For the eye alone. */
function Elapsed() {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((count) => count + 1), 1000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span aria-hidden="true" className="whitespace-nowrap tabular-nums">
      {seconds} s
    </span>
  )
}

/** Pixels from its end within which somebody counts as reading along. */
const NEAR = 80

/** A place that scrolls and shows its end as it grows, unless somebody has scrolled up to read. */
function useStickToEnd<T extends HTMLElement>(grown: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  const heightBefore = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it moves whenever what stands in it has grown
  useLayoutEffect(() => {
    const element = place.current
    if (!element) return
    const isAtEnd = element.scrollTop + element.clientHeight >= heightBefore.current - NEAR
    if (isAtEnd) element.scrollTop = element.scrollHeight
    heightBefore.current = element.scrollHeight
  }, [grown])
  return place
}

/** A draft as far as it has come. */
export function PartialDraftView({ draft }: { draft: PartialDraft }) {
  return (
    <div className="wrap-anywhere grid gap-3">
      {draft.title ? <p className="text-h3">{draft.title}</p> : null}
      {draft.summary ? <p className="max-w-[42rem] text-ink-muted">{draft.summary}</p> : null}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server sends each part of a draft sanitised */}
      <div className="prose mt-2 text-md! [&>:first-child]:mt-0!" dangerouslySetInnerHTML={{ __html: draft.content }} />
    </div>
  )
}
