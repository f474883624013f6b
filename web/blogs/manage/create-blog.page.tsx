import { useSession } from '#web/lib/session/session.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { ArticleEditor } from './editor/article-editor.tsx'
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
  return user ? <ArticleEditor blog={null} user={user} /> : null
}
