import { useEffect, useEffectEvent, useState } from 'react'
import { data, type LoaderFunctionArgs, redirect, useRevalidator } from 'react-router'
import type { Api } from '#domain/api/api.ts'
import { canEnterConsole } from '#domain/roles.ts'
import { CardsInView } from '#web/dietitians/suggestions/cards-in-view.tsx'
import { SuggestedDietitians } from '#web/dietitians/suggestions/suggested-dietitians.tsx'
import { servedHtmlContext } from '#web/lib/api/page-contexts.ts'
import { pageData } from '#web/lib/api/page-data.ts'
import { RECORD_PAGE } from '#web/lib/page/page-handle.ts'
import { useSession } from '#web/lib/session/session.ts'
import { LOADING_ARTICLE } from '#web/shell/document/navigation-progress.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import type { Route } from './+types/article.page'
import { ArticleBody } from './article/article-body.tsx'
import { ArticleHead } from './article/article-head.tsx'
import { articleMeta } from './article/article-meta.ts'
import { loadArticle } from './article/load-article.ts'
import { MoreFromCategory } from './article/related-articles.tsx'

interface ArticleRequest {
  params: Record<string, string | undefined>
  signal: AbortSignal
}

/** Redirects any other spelling of the id to the article's only address. */
async function load(api: Api, { params, signal }: ArticleRequest) {
  if (params.slug !== undefined) throw redirect(`/blogs/${params.id}`, 308)
  const article = await loadArticle(api, params.id, signal)
  return article.kind === 'found' ? article : data(article, { status: article.status })
}

const page = pageData(load)

export const handle = RECORD_PAGE

/** The article's text is in the page's HTML only, not in its data. */
export async function loader(request: LoaderFunctionArgs) {
  const article = await page.loader(request)
  if (!('html' in article)) return article
  request.context.set(servedHtmlContext, article.html)
  return { ...article, html: null }
}

export const clientLoader = page.clientLoader

export function meta({ loaderData }: Route.MetaArgs) {
  return articleMeta(loaderData)
}

export default function ArticlePage({ loaderData: article }: Route.ComponentProps) {
  if (article.kind === 'failed') return <ArticleNotFound status={article.status} message={article.message} />
  const { blog, html, headings, related, author, review, concern } = article
  return (
    <>
      <article>
        <ArticleHead blog={blog} author={author} review={review} />
        <ArticleBody blog={blog} html={html} headings={headings} author={author} related={related} />
      </article>
      <SuggestedDietitians
        concern={concern}
        cards={<CardsInView key={blog.id} concern={concern} excludedId={blog.author.id} />}
      />
      <MoreFromCategory blog={blog} related={related} />
    </>
  )
}

const NOT_FOUND = 'The requested article could not be found.'

/**
 * Loads a draft with the user's token, since the server renders pages without knowing the user. @returns whether it is
 * still loading
 */
function useDraftLoading(): boolean {
  const { revalidate } = useRevalidator()
  const mayWrite = useSession(({ user }) => canEnterConsole(user?.role))
  const [hasRetried, setHasRetried] = useState(false)
  const retry = useEffectEvent(async () => {
    await revalidate()
    setHasRetried(true)
  })
  useEffect(() => {
    if (mayWrite) void retry()
  }, [mayWrite])
  return mayWrite && !hasRetried
}

/** A missing article stays missing, so only another failure can be retried. */
function ArticleNotFound({ status, message }: { status: number; message: string | null }) {
  const isLoading = useDraftLoading()
  const { revalidate, state } = useRevalidator()
  if (isLoading) {
    return (
      <div role="status" className="wrap grid min-h-100 place-content-center py-16">
        <h1 className="text-h3 text-ink-muted">{LOADING_ARTICLE}</h1>
      </div>
    )
  }
  return (
    <PageMessage
      title="Article Not Found"
      text={message ?? NOT_FOUND}
      actions={
        <>
          {status === 404 ? null : (
            <Button onClick={revalidate} isBusy={state === 'loading'}>
              Retry
            </Button>
          )}
          <ButtonLink to="/blogs" variant={status === 404 ? 'primary' : 'outline'}>
            Back to Blog
          </ButtonLink>
        </>
      }
    />
  )
}
