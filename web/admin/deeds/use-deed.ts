import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { useHeadingFocus } from './use-heading-focus.ts'

interface DeedOptions<Target, Answer> {
  act: (target: Target, answer: Answer) => Promise<unknown>
  /** What is said once it is done. */
  said: string
  /** Also shows what is changed, beside the panel's own lists. */
  shownAs?: string
}

export interface DeedControl<Target, Answer> {
  /** What the dialog asks about; null while it is closed. */
  asked: Target | null
  isBusy: boolean
  failure: Error | null
  ask: (target: Target) => void
  cancel: () => void
  confirm: (answer: Answer) => Promise<boolean>
}

/** Something that is asked about once more before it is done to one row of a list. */
export function useDeed<Target, Answer = void>(options: DeedOptions<Target, Answer>): DeedControl<Target, Answer> {
  const { act, said, shownAs } = options
  const client = useQueryClient()
  const [asked, setAsked] = useState<Target | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  const [isBusy, setBusy] = useState(false)
  const mendFocus = useHeadingFocus()

  /** The lists of the panel, its figures and its log: all of them may show what was done. */
  const readAnew = () =>
    client.invalidateQueries({
      predicate: ({ queryKey: [kind] }) => String(kind).startsWith('admin-') || kind === shownAs,
    })

  async function confirm(answer: Answer): Promise<boolean> {
    if (asked === null || isBusy) return false
    setBusy(true)
    setFailure(null)
    try {
      await act(asked, answer)
      await readAnew()
      setAsked(null)
      mendFocus()
      toast.success(said)
      return true
    } catch (error) {
      setFailure(error instanceof Error ? error : new Error(String(error)))
      return false
    } finally {
      setBusy(false)
    }
  }

  return {
    asked,
    isBusy,
    failure,
    ask: (target) => {
      setFailure(null)
      setAsked(target)
    },
    cancel: () => (isBusy ? undefined : setAsked(null)),
    confirm,
  }
}
