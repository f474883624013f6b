import { useEffect, useState } from 'react'
import { readFormDraft } from './form-draft.ts'

/** The draft of a request to this dietitian. */
export const requestDraftName = (dietitianId: number | string) => `request:${dietitianId}`

const REQUEST_PAGE = /^\/contact-dietitian\/([1-9]\d{0,9})/

/**
 * Whether the sign-in interrupts a request that the visitor has written. False at first: the server knows nothing of it.
 * @param next where the sign-in leads
 */
export function useKeptMessage(next: string | null): boolean {
  const [isKept, setKept] = useState(false)
  useEffect(() => {
    const id = REQUEST_PAGE.exec(next ?? '')?.[1]
    setKept(id !== undefined && readFormDraft(requestDraftName(id), null) !== null)
  }, [next])
  return isKept
}
