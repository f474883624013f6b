import { useCallback, useRef, useState } from 'react'
import type { CallOptions } from '#domain/http/client.ts'
import { formatPercent } from '#web/lib/format.ts'
import { Button } from '#web/ui/button.tsx'

interface UploadProgressProps {
  state: UploadState
  /** Omitted if the form has its own Cancel button. */
  onCancel?: () => void
}

const ARRIVED = 'The image has arrived and is being saved'
const CANCELLED = 'Upload cancelled. The image was not saved.'

/** Announced in quarters, since every percent would be too much for a screen reader. */
function describeUpload(state: UploadState): string {
  if (state.kind === 'cancelled') return CANCELLED
  if (state.kind === 'idle') return ''
  if (state.sent >= 1) return ARRIVED
  const quarter = Math.floor(state.sent * 4) / 4
  return quarter === 0 ? 'Uploading the image' : `Uploading the image, ${formatPercent(quarter)}`
}

/** The live region exists before an upload starts. */
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
        {describeUpload(state)}
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

type UploadState = { kind: 'idle' } | { kind: 'sending'; sent: number } | { kind: 'cancelled' }

/** An upload with its progress and a way to cancel it. */
export function useUpload() {
  const [state, setState] = useState<UploadState>({ kind: 'idle' })
  const controller = useRef<AbortController | null>(null)

  /** @returns null when it was cancelled */
  async function run<T>(send: (options: CallOptions) => Promise<T>): Promise<T | null> {
    controller.current = new AbortController()
    const { signal } = controller.current
    const onProgress = (sent: number) => setState({ kind: 'sending', sent })
    onProgress(0)
    try {
      const answer = await send({ signal, onProgress })
      setState({ kind: 'idle' })
      return answer
    } catch (error) {
      setState({ kind: signal.aborted ? 'cancelled' : 'idle' })
      if (signal.aborted) return null
      throw error
    }
  }

  const cancel = useCallback(() => controller.current?.abort(), [])
  /** Called after the message about a cancelled upload was read. */
  const settle = useCallback(() => setState((now) => (now.kind === 'cancelled' ? { kind: 'idle' } : now)), [])
  return { state, run, cancel, settle }
}
