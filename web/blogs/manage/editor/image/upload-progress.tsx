import { formatPercent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'
import type { UploadState } from './use-upload.ts'

interface UploadProgressProps {
  state: UploadState
  /** Left out where the form has a button for it. */
  onCancel?: () => void
}

const ARRIVED = 'The image has arrived and is being saved'
const CANCELLED = 'Upload cancelled. The image was not saved.'

/** Told by quarters: a voice that counts every percent hinders more than it helps. */
function announcementOf(state: UploadState): string {
  if (state.kind === 'cancelled') return CANCELLED
  if (state.kind === 'idle') return ''
  if (state.sent >= 1) return ARRIVED
  const quarter = Math.floor(state.sent * 4) / 4
  return quarter === 0 ? 'Uploading the image' : `Uploading the image, ${formatPercent(quarter)}`
}

/** How far an image is on its way; the place to hear of it is there before anything is sent. */
export function UploadProgress({ state, onCancel }: UploadProgressProps) {
  return (
    <div className="grid gap-2 has-[>.sr-only:only-child]:sr-only">
      {state.kind === 'sending' ? <Sending sent={state.sent} onCancel={onCancel} /> : null}
      {state.kind === 'cancelled' ? (
        <p aria-hidden="true" className="text-ink-muted text-sm">
          {CANCELLED}
        </p>
      ) : null}
      <p role="status" className="sr-only">
        {announcementOf(state)}
      </p>
    </div>
  )
}

function Sending({ sent, onCancel }: { sent: number; onCancel: UploadProgressProps['onCancel'] }) {
  const hasArrived = sent >= 1
  return (
    <>
      <p aria-hidden="true" className="flex justify-between gap-4 text-ink-muted text-sm tabular-nums">
        <span>{hasArrived ? 'Saving the image…' : 'Uploading the image…'}</span>
        <span>{formatPercent(sent)}</span>
      </p>
      <progress
        aria-label="Upload"
        value={sent}
        className="h-2 w-full appearance-none overflow-hidden rounded-pill bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
      />
      {onCancel ? (
        <Button
          variant="ghost"
          size="small"
          block
          disabledReason={hasArrived ? ARRIVED : undefined}
          onClick={() => hasArrived || onCancel()}
        >
          Cancel upload
        </Button>
      ) : null}
    </>
  )
}
