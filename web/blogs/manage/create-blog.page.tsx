import { Sparkles } from 'lucide-react'
import { AI_TOOLS_PATH, CREATE_BLOG_PATH } from '#domain/blogs/blog-paths.ts'
import { BeforePublishing, ClaimsPanel } from '#web/ai/claims/claims-panel.tsx'
import { useClaimCheck } from '#web/ai/claims/use-claim-check.ts'
import { useSession } from '#web/lib/session/session.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { ArticleEditor } from './editor/article-editor.tsx'
import { showWords } from './editor/text/show-words.ts'

export const meta = () => privateMeta('Create blog', 'Write an article for the public blog.', CREATE_BLOG_PATH)

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

function GenerateLink() {
  return (
    <ButtonLink to={AI_TOOLS_PATH} variant="accent" size="small" icon={Sparkles}>
      Generate with AI
    </ButtonLink>
  )
}
