import { SavedConflict } from '#web/blogs/manage/editor/history/saved-conflict.tsx'
import { useSession } from '#web/lib/session/session.ts'
import { pageMeta } from '#web/shell/seo.ts'
import { AI_TOOLS_PATH } from './ai-paths.ts'
import { AiTools } from './ai-tools.tsx'

export function meta() {
  return pageMeta({
    title: 'AI Content Tools',
    description: 'Draft an article, improve a text, find a topic.',
    path: AI_TOOLS_PATH,
    noindex: true,
  })
}

export default function AiToolsPage() {
  const user = useSession((session) => session.user)
  if (!user) return null
  return (
    <AiTools
      conflict={({ item, content, onOverwriteTheirs, onUseTheirs, onClose }) => (
        <SavedConflict
          blogId={item.id}
          content={content}
          me={`${user.first_name} ${user.last_name}`}
          onOverwriteTheirs={onOverwriteTheirs}
          onUseTheirs={onUseTheirs}
          onClose={onClose}
        />
      )}
    />
  )
}
