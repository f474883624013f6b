import { useEffect } from 'react'
import { create } from 'zustand'

/** The name of the item shown, for the end of the breadcrumb. */
export const useBreadcrumbName = create<{ name: string | null }>()(() => ({ name: null }))

export function BreadcrumbName({ name }: { name: string }) {
  useEffect(() => {
    useBreadcrumbName.setState({ name })
    return () => useBreadcrumbName.setState({ name: null })
  }, [name])
  return null
}
