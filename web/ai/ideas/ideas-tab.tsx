import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { BLOG_CATEGORY_LABELS } from '#domain/blogs/categories.ts'
import { Button } from '#web/ui/button.tsx'
import { CopyButton } from '../copy-button.tsx'
import { IDEAS, IDEAS_SHOWN, type Idea } from './ideas.content.ts'
import { pickIdeas } from './pick-ideas.ts'

export function IdeasTab({ onUse }: { onUse: (idea: Idea) => void }) {
  const [ideas, setIdeas] = useState(() => pickIdeas(IDEAS, IDEAS_SHOWN))
  const [rounds, setRounds] = useState(0)

  function handleMore() {
    setIdeas(pickIdeas(IDEAS, IDEAS_SHOWN, ideas))
    setRounds(rounds + 1)
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
        <span key={rounds} role="status" className="sr-only">
          {rounds > 0 ? 'Other ideas are shown now' : null}
        </span>
      </div>
    </div>
  )
}

function IdeaCard({ idea, onUse }: { idea: Idea; onUse: (idea: Idea) => void }) {
  const { topic, category } = idea
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="text-ink-muted text-sm">{BLOG_CATEGORY_LABELS[category]}</p>
      <h2 className="text-h4">{topic}</h2>
      <div className="mt-auto -mx-3 flex items-center justify-between pt-2">
        <Button variant="ghost" size="small" aria-label={`Use this idea: ${topic}`} onClick={() => onUse(idea)}>
          Use this idea
        </Button>
        <CopyButton label={`Copy: ${topic}`} text={topic} done="Topic copied" />
      </div>
    </li>
  )
}
