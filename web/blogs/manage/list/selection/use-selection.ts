import { useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'

export interface Selection {
  chosen: readonly BlogItem[]
  isChosen: (blog: BlogItem) => boolean
  /** None, some or all of what is shown. */
  extent: 'none' | 'some' | 'all'
  onToggle: (blog: BlogItem) => void
  /** From all to none, else to all. */
  onToggleAll: () => void
  onClear: () => void
}

/** Only what is on the screen can be chosen: another search, filter or page (`place`) starts anew. */
export function useSelection(shown: readonly BlogItem[], place: string): Selection {
  const [kept, setKept] = useState({ place, ids: new Set<number>() })
  const ids = kept.place === place ? kept.ids : new Set<number>()
  const choose = (next: Iterable<number>) => setKept({ place, ids: new Set(next) })
  const chosen = shown.filter(({ id }) => ids.has(id))
  const extent = chosen.length === 0 ? 'none' : chosen.length < shown.length ? 'some' : 'all'
  return {
    chosen,
    isChosen: ({ id }) => ids.has(id),
    extent,
    onToggle: ({ id }) => choose(ids.has(id) ? [...ids].filter((other) => other !== id) : [...ids, id]),
    onToggleAll: () => choose(extent === 'all' ? [] : shown.map(({ id }) => id)),
    onClear: () => choose([]),
  }
}
