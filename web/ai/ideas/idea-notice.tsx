import { useState } from 'react'
import { Banner } from '#web/ui/banner.tsx'
import { clearIdea, type Idea, readIdea } from '../generate/stored-state.ts'
import { useRestoredFocus } from '../use-restored-focus.ts'

/** The saved idea; without `onUse` it cannot be started yet. */
export function IdeaNotice({ onUse }: { onUse?: (idea: Idea) => void }) {
  const [idea, setIdea] = useState(readIdea)
  const notice = useRestoredFocus<HTMLDivElement>()
  if (!idea) return null

  function clear() {
    clearIdea()
    setIdea(null)
  }

  function handleUse(chosen: Idea) {
    clear()
    onUse?.(chosen)
  }

  return (
    <div ref={notice} tabIndex={-1} className="rounded-field outline-none">
      <Banner
        tone="info"
        action={onUse && { label: 'Start with it', onClick: () => handleUse(idea) }}
        onDismiss={clear}
      >
        {onUse ? 'Your idea is ready:' : 'Your idea is saved for the next article:'} “{idea.topic}”
      </Banner>
    </div>
  )
}
