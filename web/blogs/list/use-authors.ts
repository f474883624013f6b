import { useEffect, useState } from 'react'
import type { BlogAuthors } from '#domain/blogs/blogs.schema.ts'
import type { Listing } from './load-list.ts'

function getAuthors(listing: Listing): BlogAuthors | null {
  return listing.kind === 'failed' ? null : listing.authors
}

/** All published authors; the previous ones are kept while the next listing loads. */
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
