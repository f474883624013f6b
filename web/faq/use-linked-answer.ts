import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Unfolds the answer that the address names; a browser does so itself only when it loads a page. */
export function useLinkedAnswer() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again unfolds again
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null
    const question = answer?.closest('details')
    if (!question || question.open) return
    question.open = true
    answer?.scrollIntoView()
  }, [hash, key])
}
