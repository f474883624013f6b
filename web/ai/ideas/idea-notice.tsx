import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { useLostFocus } from '../use-lost-focus.ts'
import type { Idea } from './ideas.content.ts'
import { forgetIdea, waitingIdea } from './waiting-idea.ts'

/** An idea that waits for its turn, and how to begin with it; without `onUse` it is not its turn yet. */
export function IdeaNotice({ onUse }: { onUse?: (idea: Idea) => void }) {
  const [idea, setIdea] = useState(waitingIdea)
  const notice = useLostFocus<HTMLDivElement>()
  if (!idea) return null

  function settle() {
    forgetIdea()
    setIdea(null)
  }

  function handleUse(chosen: Idea) {
    settle()
    onUse?.(chosen)
  }

  return (
    <div ref={notice} tabIndex={-1} className="rounded-field outline-none">
      <Banner
        tone="info"
        action={onUse && { label: 'Start with it', onClick: () => handleUse(idea) }}
        onDismiss={settle}
      >
        {onUse ? 'Your idea is ready:' : 'Your idea is kept for the next article:'} “{idea.topic}”
      </Banner>
    </div>
  )
}
