import { Sparkles } from 'lucide-react'
import { AI_ENGINE_LABELS } from '#domain/ai/ai-engines.ts'
import { Badge } from '#web/ui/badge.tsx'
import type { ShownResult } from '../kept-result.ts'
import { tookWords } from './took.ts'

/** What became of it: status, who wrote it, and how long that took. */
export function ResultFacts({ blog }: { blog: ShownResult }) {
  const { model, took_ms } = blog.generation ?? { model: null, took_ms: null }
  const engine = blog.ai_engine ? AI_ENGINE_LABELS[blog.ai_engine] : null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-ink-muted text-sm">
      <Badge dot tone={blog.status === 'published' ? 'success' : 'neutral'}>
        {blog.status_display}
      </Badge>
      <Badge tone="accent" icon={Sparkles}>
        AI Generated
      </Badge>
      {engine ? <span className="wrap-anywhere">{model ? `${engine}: ${model}` : engine}</span> : null}
      {took_ms === null ? null : <span>Written in {tookWords(took_ms)}</span>}
      <span>{blog.category_display}</span>
    </p>
  )
}
