import { useEffect } from 'react'
import { create } from 'zustand'

/** The name of the item shown, for the end of the breadcrumb. */
export const useNamedPlace = create<{ name: string | null }>()(() => ({ name: null }))

export function NamedPlace({ name }: { name: string }) {
  useEffect(() => {
    useNamedPlace.setState({ name })
    return () => useNamedPlace.setState({ name: null })
  }, [name])
  return null
}
