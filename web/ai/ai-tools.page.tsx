import { AI_TOOLS_PATH } from '#domain/blogs/blog-paths.ts'
import { SavedConflict } from '#web/blogs/manage/editor/history/saved-conflict.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { AiTools } from './ai-tools.tsx'

export const meta = () =>
  privateMeta('AI Content Tools', 'Draft an article, improve a text, find a topic.', AI_TOOLS_PATH)

export default function AiToolsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <AiTools conflict={(conflict) => <SavedConflict {...conflict} me={`${user.first_name} ${user.last_name}`} />} />
  )
}
