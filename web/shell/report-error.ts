import { CLIENT_ERRORS_PATH, toFrames, withoutValues } from '#domain/client-errors/client-error-rules.ts'
import type { ClientError } from '#domain/client-errors/client-errors.schema.ts'
import { createPagePatterns, type PageRoute } from '#domain/http/pages/page-patterns.ts'

declare global {
  interface Window {
    /** React Router's manifest: the known routes and the build's version. */
    __reactRouterManifest?: { version: string; routes: Record<string, PageRoute> }
  }
}

/** A broken component may fail again with every click. */
const REPORTS_MAX = 5
const reported = new Set<string>()

function toReport(error: Error, frames: string[]): ClientError {
  const manifest = window.__reactRouterManifest
  return {
    name: error.name,
    message: withoutValues(error.name, error.message),
    frames,
    route: createPagePatterns(manifest?.routes ?? {})(location.pathname),
    build: manifest?.version ?? '',
  }
}

/**
 * Reports an error in our own code to the server; error responses and errors in extensions are left out. Loaded with
 * the first error.
 */
export function reportError(error: unknown): void {
  if (!(error instanceof Error) || error.name === 'ApiError' || error.name === 'AbortError') return
  const frames = toFrames(error.stack ?? '')
  const key = `${error.name} ${frames[0]}`
  if (frames.length === 0 || reported.has(key) || reported.size >= REPORTS_MAX) return
  reported.add(key)
  const body = JSON.stringify(toReport(error, frames))
  const isQueued = navigator.sendBeacon?.(CLIENT_ERRORS_PATH, new Blob([body], { type: 'application/json' }))
  if (isQueued) return
  const headers = { 'content-type': 'application/json' }
  fetch(CLIENT_ERRORS_PATH, { method: 'POST', headers, body, keepalive: true }).catch(() => {})
}
