import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

function scriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    // Data blocks (structured data) are not executed and need no permission.
    if (/type="application\/(ld\+)?json"/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The policy of one page: its own inline scripts by hash, nothing else inline or from elsewhere. */
export function contentSecurityPolicy(html: string, isDevelopment: boolean): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : scriptHashes(html)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Sent with every answer. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  if (!siteUrl.startsWith('https:')) return COMMON_HEADERS
  return { ...COMMON_HEADERS, 'strict-transport-security': 'max-age=31536000' }
}

/** For answers that are no page: nothing in them may load or run. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'"
