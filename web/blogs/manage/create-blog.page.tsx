import { BeforePublishing } from '#web/ai/claims/before-publishing.tsx'
import { ClaimsPanel } from '#web/ai/claims/claims-panel.tsx'
import { useClaimCheck } from '#web/ai/claims/use-claim-check.ts'
import { GenerateLink } from '#web/ai/editor/generate-link.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { ArticleEditor } from './editor/article-editor.tsx'
import { showWords } from './editor/text/show-words.ts'
import { CREATE_BLOG_PATH } from './manage-paths.ts'

export function meta() {
  return pageMeta({
    title: 'Create blog',
    description: 'Write an article for the public blog.',
    path: CREATE_BLOG_PATH,
    noindex: true,
  })
}

export default function CreateBlogPage() {
  const user = useSession((session) => session.user)
  const claims = useClaimCheck()
  if (!user) return null
  return (
    <>
      <ArticleEditor
        blog={null}
        user={user}
        slots={{
          toolbar: () => <GenerateLink />,
          side: ({ values }) => <ClaimsPanel claims={claims} text={values} onShow={showWords} />,
          mayPublish: claims.mayPublish,
        }}
      />
      <BeforePublishing claims={claims} onShow={showWords} />
    </>
  )
}
