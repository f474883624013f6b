import { LoaderCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ScrollRegion } from '#web/ui/scroll-region.tsx'
import { IdeaNotice } from '../ideas/idea-notice.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import { cancelGeneration, useGeneration } from './generation-store.ts'
import { useFollowedEnd } from './use-followed-end.ts'
import { WrittenSoFar } from './written-so-far.tsx'

/** The article while it is written. Only its beginning and its end are said aloud. */
export function DraftProgress() {
  const draft = useGeneration((generation) => generation.draft)
  const heading = useLostFocus<HTMLHeadingElement>()
  const paper = useFollowedEnd<HTMLElement>(draft)

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
            <WrittenSoFar draft={draft} />
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
