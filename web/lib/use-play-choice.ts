import { useCallback, useEffect, useState } from 'react'

type PlayChoice = 'play' | 'pause'

/** The visitor's choice with a pause button, stored for the visit. */
export function usePlayChoice(key: string): [PlayChoice | null, (choice: PlayChoice) => void] {
  const [choice, setChoice] = useState<PlayChoice | null>(null)
  useEffect(() => setChoice(readChoice(key)), [key])
  const choose = useCallback(
    (next: PlayChoice) => {
      setChoice(next)
      storeChoice(key, next)
    },
    [key],
  )
  return [choice, choose]
}

function readChoice(key: string): PlayChoice | null {
  try {
    const value = window.sessionStorage.getItem(key)
    return value === 'play' || value === 'pause' ? value : null
  } catch {
    return null
  }
}

function storeChoice(key: string, choice: PlayChoice) {
  try {
    window.sessionStorage.setItem(key, choice)
  } catch {}
}
