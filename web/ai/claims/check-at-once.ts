import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { CheckedText, ClaimCheck } from './use-claim-check.ts'

/** Goes along with a link to the editor: what was found in the article is shown there as well. */
export const CHECKED_AT_ONCE = { checksClaims: true }

/** Looks the article through when its author comes from where it was looked through. */
export function useCheckAtOnce({ check }: ClaimCheck, text: CheckedText) {
  const { state } = useLocation()
  const isWanted = state?.checksClaims === true
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, of the text that the screen begins with
  useEffect(() => {
    if (isWanted) void check(text)
  }, [])
}
