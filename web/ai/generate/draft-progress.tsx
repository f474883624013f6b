import { LoaderCircle } from 'lucide-react'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PartialDraft } from '#domain/ai/draft-stream.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { IdeaNotice } from '../ideas/idea-notice.tsx'
import { useRestoredFocus } from '../use-restored-focus.ts'
import { cancelGeneration, useGeneration } from './generation-store.ts'

/** The draft while it is generated. Only start and end are announced to screen readers. */
export function DraftProgress() {
  const draft = useGeneration((generation) => generation.draft)
  const heading = useRestoredFocus<HTMLHeadingElement>()
  const scrollRegion = useStickToEnd()

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
          This can take about a minute. You can open other pages of the console. Your article will be here. <Elapsed />
        </p>
        {draft ? (
          <ScrollRegion ref={scrollRegion} label="The draft so far" className="max-h-[min(34rem,60dvh)] md:p-6">
            <PartialDraftView draft={draft} />
          </ScrollRegion>
        ) : null}
      </Card>
    </div>
  )
}

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

/** Within this many pixels of its end the user counts as reading along. */
const NEAR_END_PX = 80

/** Scrolls to the end as the content grows, unless the user has scrolled up. */
function useStickToEnd(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  const heightBefore = useRef(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const isAtEnd = box.scrollTop + box.clientHeight >= heightBefore.current - NEAR_END_PX
    if (isAtEnd) box.scrollTop = box.scrollHeight
    heightBefore.current = box.scrollHeight
  })
  return element
}

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
