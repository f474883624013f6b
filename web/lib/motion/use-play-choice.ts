import { useCallback, useSyncExternalStore } from 'react'

type PlayChoice = 'play' | 'pause'

/** The choices of this page; they stay if the browser's storage is blocked. */
const choices = new Map<string, PlayChoice>()
const subscribers = new Set<() => void>()

function subscribe(onChange: () => void) {
  subscribers.add(onChange)
  return () => subscribers.delete(onChange)
}

/**
 * The visitor's choice with a pause button, stored for the visit. Null on the server and during hydration; known before
 * the first callback of an observer, so that nothing is loaded against it.
 */
export function usePlayChoice(key: string): [PlayChoice | null, (choice: PlayChoice) => void] {
  const choice = useSyncExternalStore(
    subscribe,
    () => choices.get(key) ?? storedChoice(key),
    () => null,
  )
  const choose = useCallback(
    (next: PlayChoice) => {
      choices.set(key, next)
      storeChoice(key, next)
      for (const notify of subscribers) notify()
    },
    [key],
  )
  return [choice, choose]
}

function storedChoice(key: string): PlayChoice | null {
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
