import { useEffect, useState } from 'react'

/** The value once it has not changed for `milliseconds`; an empty value applies at once. */
export function useDebouncedValue(value: string, milliseconds: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const pause = setTimeout(setDebounced, value === '' ? 0 : milliseconds, value)
    return () => clearTimeout(pause)
  }, [value, milliseconds])
  return debounced
}
