import { AiButton } from '../ai-button.tsx'
import type { ContentImprovement } from './use-content-improvement.ts'

interface ContentAidProps {
  improvement: ContentImprovement
  content: string
}

/** In the toolbar of the text. */
export function ContentAid({ improvement, content }: ContentAidProps) {
  const { isRunning, button, cancel, improve } = improvement
  return (
    <AiButton
      label="AI Improve"
      busyLabel="Improving..."
      isRunning={isRunning}
      button={button}
      onRun={() => void improve(content)}
      onCancel={cancel}
    />
  )
}
