import type { ShowConflict } from './conflict.ts'
import { DraftList } from './draft-list.tsx'
import { ReviewDraft } from './review-draft.tsx'
import type { Improvement } from './use-improvement.ts'

interface ImproveTabProps {
  improvement: Improvement
  conflict: ShowConflict
}

export function ImproveTab({ improvement, conflict }: ImproveTabProps) {
  const { item, result, close } = improvement
  if (item && result) return <ReviewDraft item={item} result={result} conflict={conflict} onClose={close} />
  return <DraftList improvement={improvement} />
}
