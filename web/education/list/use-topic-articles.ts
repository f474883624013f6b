import { useCallback, useState } from 'react'
import type { EducationArticle } from '#domain/education/topics.ts'
import { loadArticles } from '../article-files.ts'

type State =
  | { phase: 'waiting' | 'loading' | 'failed'; articles?: undefined }
  | { phase: 'loaded'; articles: readonly EducationArticle[] }

/** The articles of one topic: a file of their own, fetched when the first of them is opened. */
export function useTopicArticles(slug: string) {
  const [state, setState] = useState<State>({ phase: 'waiting' })

  const load = useCallback(() => {
    setState((now) => (now.phase === 'loaded' ? now : { phase: 'loading' }))
    loadArticles(slug).then(
      (articles) => setState({ phase: 'loaded', articles }),
      () => setState((now) => (now.phase === 'loaded' ? now : { phase: 'failed' })),
    )
  }, [slug])

  return { ...state, load }
}
