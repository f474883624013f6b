import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import type { AiIdea } from '#domain/ai/ai.schema.ts'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { aiIdeas } from '../ai.queries.ts'
import { CopyButton } from '../copy-button.tsx'
import { pickIdeas } from './pick-ideas.ts'

const IDEAS_SHOWN = 6

interface IdeasProps {
  onUse: (idea: AiIdea) => void
}

export function IdeasTab({ onUse }: IdeasProps) {
  return (
    <Loaded query={useQuery(aiIdeas)} skeleton={<Skeleton className="h-96 rounded-card" />}>
      {({ ideas }) => <Ideas all={ideas} onUse={onUse} />}
    </Loaded>
  )
}

function Ideas({ all, onUse }: IdeasProps & { all: readonly AiIdea[] }) {
  const [ideas, setIdeas] = useState(() => pickIdeas(all, IDEAS_SHOWN))
  const [refreshes, setRefreshes] = useState(0)

  function handleMore() {
    setIdeas(pickIdeas(all, IDEAS_SHOWN, ideas))
    setRefreshes(refreshes + 1)
  }

  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 md:grid-cols-2 min-[80rem]:grid-cols-3">
        {ideas.map((idea) => (
          <IdeaCard key={idea.topic} idea={idea} onUse={onUse} />
        ))}
      </ul>
      <div>
        <Button variant="outline" icon={RefreshCw} onClick={handleMore}>
          Generate New Ideas
        </Button>
        <span key={refreshes} role="status" className="sr-only">
          {refreshes > 0 ? 'Other ideas are shown now' : null}
        </span>
      </div>
    </div>
  )
}

function IdeaCard({ idea, onUse }: IdeasProps & { idea: AiIdea }) {
  const { topic, category, reason } = idea
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card">
      <p>
        <Badge>{BLOG_CATEGORY_LABELS[category]}</Badge>
      </p>
      <h2 className="text-h4">{topic}</h2>
      <p className="text-ink-muted text-sm">{reason}</p>
      <div className="mt-auto -mx-3 flex items-center justify-between pt-2">
        <Button variant="ghost" size="small" aria-label={`Use this idea: ${topic}`} onClick={() => onUse(idea)}>
          Use this idea
        </Button>
        <CopyButton label={`Copy: ${topic}`} text={topic} done="Topic copied" />
      </div>
    </li>
  )
}
