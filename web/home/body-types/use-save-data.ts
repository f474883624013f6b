import { useSyncExternalStore } from 'react'

/** Not in the DOM's types: only Chromium's browsers have it. */
interface Connection extends EventTarget {
  saveData?: boolean
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection
}

function subscribe(onChange: () => void) {
  connection()?.addEventListener?.('change', onChange)
  return () => connection()?.removeEventListener?.('change', onChange)
}

/** Whether the visitor has asked their browser to spend less data. */
export function useSaveData(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => connection()?.saveData === true,
    () => false,
  )
}
