import { useEffect, useState } from 'react'

/** The value once it has not changed for `milliseconds`; an empty value applies at once. */
export function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const pause = setTimeout(setSettled, value === '' ? 0 : milliseconds, value)
    return () => clearTimeout(pause)
  }, [value, milliseconds])
  return settled
}
