import { useEffect, useState } from 'react'
import { clearFormDraft, readFormDraft, saveFormDraft } from './form-draft.ts'

/** The draft of a request to this dietitian. */
export const requestDraftName = (dietitianId: number | string) => `request:${dietitianId}`

const sendingName = (dietitianId: number | string) => `${requestDraftName(dietitianId)}:send`

/** Remembers that the visitor pressed Send, so that the page after the sign-in sends the draft. */
export function sendAfterSignIn(dietitianId: number) {
  saveFormDraft(sendingName(dietitianId), 'true', null)
}

/** @returns whether to send the draft now; true only once, in the tab in which Send was pressed */
export function takeSendAfterSignIn(dietitianId: number): boolean {
  const shouldSend = readFormDraft(sendingName(dietitianId), null) !== null
  clearFormDraft(sendingName(dietitianId), null)
  return shouldSend
}

const REQUEST_PAGE = /^\/contact-dietitian\/([1-9]\d{0,9})/

/**
 * @returns `unsent` if the sign-in interrupts a request that the visitor has written, `auto-send` if it will be sent
 * automatically afterwards; null if there is none, and on the first render, because the server does not know
 * @param next the path that the sign-in returns to
 */
export function usePendingRequest(next: string | null): 'unsent' | 'auto-send' | null {
  const [pending, setPending] = useState<'unsent' | 'auto-send' | null>(null)
  useEffect(() => {
    const id = REQUEST_PAGE.exec(next ?? '')?.[1]
    if (id === undefined || readFormDraft(requestDraftName(id), null) === null) return setPending(null)
    setPending(readFormDraft(sendingName(id), null) === null ? 'unsent' : 'auto-send')
  }, [next])
  return pending
}
