import { CloudAlert, CloudCheck, CloudUpload, type LucideIcon } from 'lucide-react'
import { formatTime } from '#web/lib/format.ts'
import type { KeepState } from './work-keeper.ts'

const ON_DEVICE = 'Your text is kept on this device.'
const ON_SCREEN = 'Your text is on this screen only: keep the tab open.'
const placeOf = ({ isOnDevice }: { isOnDevice: boolean }) => (isOnDevice ? ON_DEVICE : ON_SCREEN)

function noteOf(state: KeepState, isUnfinished: boolean): { icon: LucideIcon; text: string; isBad?: boolean } | null {
  switch (state.kind) {
    case 'nothing':
      return null
    case 'saving':
      return { icon: CloudUpload, text: 'Saving working copy…' }
    case 'kept':
      return {
        icon: CloudCheck,
        text: `${isUnfinished ? 'Kept as unfinished work' : 'Working copy saved'} at ${formatTime(new Date(state.at))}`,
      }
    case 'offline':
      return { icon: CloudAlert, text: `Not saved: offline. ${placeOf(state)}`, isBad: true }
    case 'failed':
      return { icon: CloudAlert, text: `Not saved: ${state.message} ${placeOf(state)}`, isBad: true }
  }
}

interface KeepNoteProps {
  state: KeepState
  /** Too short to be saved, also as a draft. */
  isUnfinished: boolean
}

/** Where the text stands that is not in the article yet. Told aloud only when it could not be kept. */
export function KeepNote({ state, isUnfinished }: KeepNoteProps) {
  const note = noteOf(state, isUnfinished)
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
