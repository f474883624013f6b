import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react'
import { formatDateTime, formatTime } from '#web/lib/format.ts'
import { RestoreDraftBanner } from '#web/lib/forms/drafts/restore-draft-banner.tsx'
import { LeaveDialog } from '#web/shell/leave-dialog.tsx'
import type { AutosaveState } from './autosave.ts'
import type { UnsavedDraft } from './unsaved-draft.ts'

const ON_DEVICE = 'Your text is saved on this device.'
const ON_SCREEN = 'Your text is on this screen only. Keep this tab open.'
const describePlace = ({ isOnDevice }: { isOnDevice: boolean }) => (isOnDevice ? ON_DEVICE : ON_SCREEN)

function describeState(
  state: AutosaveState,
  isUnfinished: boolean,
): { icon: LucideIcon; text: string; isBad?: boolean } | null {
  switch (state.kind) {
    case 'idle':
      return null
    case 'saving':
      return { icon: CloudUpload, text: 'Saving working copy…' }
    case 'saved':
      return {
        icon: CloudCheck,
        text: `${isUnfinished ? 'Saved as unfinished work' : 'Working copy saved'} at ${formatTime(new Date(state.at))}`,
      }
    case 'offline':
      return { icon: CloudAlert, text: `Not saved: offline. ${describePlace(state)}`, isBad: true }
    case 'failed':
      return { icon: CloudAlert, text: `Not saved: ${state.message} ${describePlace(state)}`, isBad: true }
  }
}

interface AutosaveStatusProps {
  state: AutosaveState
  /** Too short to be saved as a draft. */
  isUnfinished: boolean
}

/** Where the unsaved text is stored. Announced to screen readers only when saving fails. */
export function AutosaveStatus({ state, isUnfinished }: AutosaveStatusProps) {
  const note = describeState(state, isUnfinished)
  return (
    <>
      {note ? (
        <span className={note.isBad ? 'text-danger' : undefined}>
          <note.icon aria-hidden="true" className="icon mr-1.5 inline" />
          {note.text}
        </span>
      ) : null}
      <span role="status" className="sr-only">
        {note?.isBad ? note.text : null}
      </span>
    </>
  )
}

interface LeaveArticleProps {
  hasUnsavedChanges: () => boolean
  flush: () => Promise<boolean>
  /** A chosen picture exists on this screen only. */
  hasUnstoredFile: boolean
}

export function LeaveArticle({ hasUnstoredFile, ...rest }: LeaveArticleProps) {
  return (
    <LeaveDialog {...rest} onPageChange={hasUnstoredFile ? PICTURE_NOT_STORED : CHANGES_STORED} onLogout={ON_LOGOUT} />
  )
}

const CHANGES_STORED =
  'Your changes aren’t saved in the article. If you leave, we’ll offer them again when you come back.'
const PICTURE_NOT_STORED =
  'Your changes aren’t saved in the article. If you leave, we’ll offer the text again when you come back, but you’ll have to choose the featured image again.'
const ON_LOGOUT = 'We couldn’t save all your changes. What’s only in this browser is deleted when you sign out.'

interface RecoverDraftBannerProps {
  draft: UnsavedDraft
  onRestore: () => void
  onDiscard: () => void
}

export function RecoverDraftBanner({ draft, onRestore, onDiscard }: RecoverDraftBannerProps) {
  const at = new Date(draft.at)
  return (
    <RestoreDraftBanner label="Unsaved work" onRestore={onRestore} onDiscard={onDiscard}>
      You have unsaved work from <time dateTime={at.toISOString()}>{formatDateTime(at)}</time>
      {draft.text.title ? <span className="wrap-anywhere block text-sm">“{draft.text.title}”</span> : null}
      {draft.picture ? <span className="block text-sm">With its featured image</span> : null}
    </RestoreDraftBanner>
  )
}
