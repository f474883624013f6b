import { ChevronDown, Settings2 } from 'lucide-react'
import type { SavedReply } from '#domain/saved-replies/saved-replies.schema.ts'
import { Menu } from '#web/ui/menu.tsx'

interface SavedRepliesMenuProps {
  replies: readonly SavedReply[]
  onInsert: (reply: SavedReply) => void
  onManage: () => void
}

const TRIGGER =
  'inline-flex min-h-11 items-center gap-2 rounded-pill border-[1.5px] border-line-strong px-4 pt-0.5 font-semibold text-sm hover:bg-primary-soft hover:text-on-primary-soft'
const ENTRY =
  'block min-h-11 w-full rounded-field px-3 pt-2 pb-1.5 text-start hover:bg-primary-soft hover:text-on-primary-soft'

export function SavedRepliesMenu({ replies, onInsert, onManage }: SavedRepliesMenuProps) {
  return (
    <Menu
      align="start"
      triggerClassName={TRIGGER}
      trigger={
        <>
          Saved replies
          <ChevronDown aria-hidden="true" className="icon" />
        </>
      }
    >
      {replies.length === 0 ? (
        <p className="px-3 py-2 text-ink-muted text-sm">
          No saved replies yet. Write what you answer often and choose “Save this reply”.
        </p>
      ) : (
        <ul>
          {replies.map((reply) => (
            <li key={reply.id}>
              <button type="button" className={ENTRY} onClick={() => onInsert(reply)}>
                <span className="block break-words font-semibold">{reply.title}</span>
                <span className="block truncate text-ink-muted text-sm">{reply.body}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {replies.length > 0 ? (
        <p className="mt-2 border-line border-t pt-2">
          <button type="button" className={ENTRY} onClick={onManage}>
            <span className="flex items-center gap-2 font-semibold">
              <Settings2 aria-hidden="true" className="icon" />
              Manage saved replies
            </span>
          </button>
        </p>
      ) : null}
    </Menu>
  )
}
