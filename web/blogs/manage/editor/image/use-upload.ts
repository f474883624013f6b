import { useCallback, useRef, useState } from 'react'
import type { CallOptions } from '#domain/http/client.ts'

export type UploadState = { kind: 'idle' } | { kind: 'sending'; sent: number } | { kind: 'cancelled' }

/** A call with an image on its way: how far it is, and a way to stop it. */
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
  /** What was said of a cancelled one has been read. */
  const settle = useCallback(() => setState((now) => (now.kind === 'cancelled' ? { kind: 'idle' } : now)), [])
  return { state, run, cancel, settle }
}
