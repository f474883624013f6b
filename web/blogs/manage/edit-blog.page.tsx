import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Navigate } from 'react-router'
import { BLOGS_PATH } from '#domain/blogs/blog-paths.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { isHealthCategory } from '#domain/medical-reviews/health-categories.ts'
import { SITE } from '#domain/site/site.ts'
import { BeforePublishing, ClaimsPanel } from '#web/ai/claims/claims-panel.tsx'
import { useCheckOnOpen, useClaimCheck } from '#web/ai/claims/use-claim-check.ts'
import { ContentSuggestions, ImproveContentButton, useContentImprovement } from '#web/ai/editor/content-suggestions.tsx'
import { SummarySuggestion } from '#web/ai/editor/summary-suggestion.tsx'
import { api } from '#web/lib/api/api.ts'
import { useSession } from '#web/lib/session/session.ts'
import type { SessionUser } from '#web/lib/session/session-storage.ts'
import { ReviewCard } from '#web/medical-reviews/manage/review-card.tsx'
import { privateMeta } from '#web/shell/seo.ts'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageMessage } from '#web/ui/page-message.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import type { Route } from './+types/edit-blog.page'
import { ArticleEditor } from './editor/article-editor.tsx'
import { showWords } from './editor/text/show-words.ts'

export const meta = () => privateMeta('Edit blog', 'Edit one of your articles.', BLOGS_PATH)

export default function EditBlogPage({ params }: Route.ComponentProps) {
  const user = useSession((session) => session.user)
  const id = /^[1-9]\d{0,9}$/.test(params.id ?? '') ? Number(params.id) : null
  if (id === null) return <BackToBlogs notice={NOT_FOUND_TEXT} />
  return user ? <LoadedBlog key={id} id={id} user={user} /> : null
}

function mayEdit({ author }: Blog, { id, role }: SessionUser): boolean {
  return role === 'admin' || author.id === id
}

function LoadedBlog({ id, user }: { id: number; user: SessionUser }) {
  const queries = useQueryClient()
  const queryKey = ['blogs', 'edit', id]
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.blogs.get(id, { signal }),
    // Never refetched while it is edited; a newer version shows as a conflict when saving.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (error) return <BackToBlogs notice={isNotFound(error) ? NOT_FOUND_TEXT : error.message} />
  if (!data) return <EditorSkeleton />
  if (!mayEdit(data, user)) return <BlogNotFound />
  const handleTheirs = (theirs: Blog) => queries.setQueryData(queryKey, theirs)
  return <EditorWithTools key={data.updated_at} blog={data} user={user} onTheirs={handleTheirs} />
}

interface EditorWithToolsProps {
  blog: Blog
  user: SessionUser
  onTheirs: (theirs: Blog) => void
}

function EditorWithTools({ blog, user, onTheirs }: EditorWithToolsProps) {
  const claims = useClaimCheck()
  useCheckOnOpen(claims, blog)
  const improvement = useContentImprovement(blog.id)
  return (
    <>
      {blog.unpublished_reason ? <UnpublishedBanner reason={blog.unpublished_reason} /> : null}
      <ArticleEditor
        blog={blog}
        user={user}
        onTheirs={onTheirs}
        slots={{
          summary: ({ values, edit }) => (
            <SummarySuggestion blogId={blog.id} {...values} onApply={(summary) => edit({ summary })} />
          ),
          toolbar: ({ values }) => <ImproveContentButton improvement={improvement} content={values.content} />,
          content: ({ values, replace }) => (
            <ContentSuggestions
              improvement={improvement}
              content={values.content}
              onApply={(content) => replace({ ...values, content })}
            />
          ),
          side: ({ values }) => (
            <>
              {isHealthCategory(blog.category) ? <ReviewCard blog={blog.id} /> : null}
              <ClaimsPanel claims={claims} text={values} onShow={showWords} />
            </>
          ),
          mayPublish: claims.mayPublish,
        }}
      />
      <BeforePublishing claims={claims} onShow={showWords} />
    </>
  )
}

function UnpublishedBanner({ reason }: { reason: string }) {
  return (
    <Banner tone="warning" className="mb-6">
      <p className="font-semibold">Our office has unpublished this article.</p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p>You can change it and publish it again.</p>
    </Banner>
  )
}

function isNotFound(error: Error): boolean {
  return error instanceof ApiError && error.status === 404
}

function BackToBlogs({ notice }: { notice: string }) {
  useEffect(() => toast.error(notice), [notice])
  return <Navigate to={BLOGS_PATH} replace />
}

const NOT_FOUND_TEXT = "The blog you're looking for doesn't exist or you don't have permission to edit it."

function BlogNotFound() {
  return (
    <>
      <title>{`Blog Not Found | ${SITE.name}`}</title>
      <PageMessage
        title="Blog Not Found"
        text={NOT_FOUND_TEXT}
        actions={<ButtonLink to={BLOGS_PATH}>Back to blogs</ButtonLink>}
      />
    </>
  )
}

function EditorSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading blog...
      </p>
      <div aria-hidden="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-5">
          <Skeleton className="h-10 w-full max-w-72" />
          <Skeleton className="h-16" />
          <Skeleton className="h-24" />
          <Skeleton className="h-116 rounded-card" />
        </div>
        <Skeleton className="h-160 rounded-card" />
      </div>
    </>
  )
}
