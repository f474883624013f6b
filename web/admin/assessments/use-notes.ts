import { useState } from 'react'
import type { Assessment } from '#domain/assessments/inbox.schema.ts'
import { useAssessmentChange } from './assessments.queries.ts'

export interface NotesControl {
  text: string
  onType: (text: string) => void
  isDirty: boolean
  /** Another admin has saved other notes meanwhile, and these are not sent yet. */
  isOvertaken: boolean
  isSaving: boolean
  /** The error of the last save, unless it is shown as overtaken. */
  failure: Error | null
  /** Saves the text, also over newer notes once they were shown. */
  save: () => Promise<boolean>
  useTheirs: () => void
}

/** Edited notes beside the stored ones: neither is lost without a choice. */
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
