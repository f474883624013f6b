import { LeaveDialog } from '#web/shell/leave-dialog.tsx'

interface LeaveArticleProps {
  /** Asked at the moment of leaving. */
  mustAsk: () => boolean
  keepAll: () => Promise<boolean>
  /** A file waits for saving, and no copy of it is kept anywhere. */
  hasFile: boolean
}

export function LeaveArticle({ hasFile, ...rest }: LeaveArticleProps) {
  return <LeaveDialog {...rest} onPageChange={hasFile ? WITH_FILE : KEPT} onLogout={ON_LOGOUT} />
}

const KEPT =
  'Your changes are not saved in the article. If you leave, they are kept for you and offered when you come back.'
const WITH_FILE =
  'Your changes are not saved in the article. If you leave, the text is kept for you and offered when you come back, but the featured image has to be chosen again.'
const ON_LOGOUT =
  'Not everything you changed could be kept for you. What exists only in this browser is erased when you log out.'
