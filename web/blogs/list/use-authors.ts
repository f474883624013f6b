import { useEffect, useState } from 'react'
import type { BlogAuthors } from '#domain/blogs/blogs.schema.ts'
import type { Listing } from './load-list.ts'

function getAuthors(listing: Listing): BlogAuthors | null {
  return listing.kind === 'failed' ? null : listing.authors
}

/** All who have published; those known before stay while the next listing is on its way. */
export function useAuthors(listing: Listing | Promise<Listing>): BlogAuthors {
  const [known, setKnown] = useState<BlogAuthors>([])
  useEffect(() => {
    let isCurrent = true
    Promise.resolve(listing).then((loaded) => {
      const authors = getAuthors(loaded)
      if (authors && isCurrent) setKnown(authors)
    })
    return () => {
      isCurrent = false
    }
  }, [listing])
  return (listing instanceof Promise ? null : getAuthors(listing)) ?? known
}
