import { useState } from 'react'
import type { BlogItem } from '#domain/blogs/blogs.schema.ts'

export interface Selection {
  chosen: readonly BlogItem[]
  isChosen: (blog: BlogItem) => boolean
  /** How many of the listed blogs are selected. */
  extent: 'none' | 'some' | 'all'
  onToggle: (blog: BlogItem) => void
  /** Deselects everything if all are selected; otherwise selects all. */
  onToggleAll: () => void
  onClear: () => void
}

/** Only listed blogs can be selected: another search, filter or page (`listKey`) clears the selection. */
export function useSelection(shown: readonly BlogItem[], listKey: string): Selection {
  const [selected, setSelected] = useState({ listKey, ids: new Set<number>() })
  const ids = selected.listKey === listKey ? selected.ids : new Set<number>()
  const choose = (next: Iterable<number>) => setSelected({ listKey, ids: new Set(next) })
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
