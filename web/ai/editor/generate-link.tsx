import { Sparkles } from 'lucide-react'
import { ButtonLink } from '#web/ui/button.tsx'
import { AI_TOOLS_PATH } from '../ai-paths.ts'

/** From an empty sheet to the tool that fills it. */
export function GenerateLink() {
  return (
    <ButtonLink to={AI_TOOLS_PATH} variant="accent" size="small" icon={Sparkles}>
      Generate with AI
    </ButtonLink>
  )
}
