import { useState } from 'react'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { useAssessmentChange } from './assessments.queries.ts'

export interface NotesControl {
  text: string
  onType: (text: string) => void
  isDirty: boolean
  /** Somebody else has written other notes meanwhile, and what stands here is not sent yet. */
  isOvertaken: boolean
  isSaving: boolean
  /** A refusal, but for one that is shown as overtaken. */
  failure: Error | null
  /** Saves what stands here, also in place of what somebody else has written once that was seen. */
  save: () => Promise<boolean>
  useTheirs: () => void
}

/** Notes as they are edited, beside those that are stored: neither is lost without somebody's word. */
export function useNotes(assessment: Assessment): NotesControl {
  const stored = assessment.notes
  const [base, setBase] = useState(stored)
  const [text, setText] = useState(stored)
  const { mutateAsync, isPending, error, reset } = useAssessmentChange(assessment.id)
  const typed = text.trim()
  const isDirty = typed !== base
  const isMoved = stored !== base

  // Nothing of one's own is at stake: what is stored is taken over.
  if (isMoved && (!isDirty || typed === stored)) {
    setBase(stored)
    setText(stored)
  }

  return {
    text,
    onType: setText,
    isDirty,
    isOvertaken: isMoved && isDirty,
    isSaving: isPending,
    failure: isMoved ? null : error,
    save: async () => {
      setBase(stored)
      try {
        await mutateAsync({ notes: typed, updated_at: assessment.updated_at })
        return true
      } catch {
        return false
      }
    },
    useTheirs: () => {
      reset()
      setBase(stored)
      setText(stored)
    },
  }
}
