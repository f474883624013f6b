import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

const markOf = (mark: string) => ` nonce="${mark}"`

/**
 * Only scripts that bear the rendering's mark: whatever got into a page's content cannot know it, so a script there
 * stays without permission.
 */
function scriptHashes(html: string, mark: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(INLINE_SCRIPT)) {
    if (!attributes.includes(markOf(mark))) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** Marks are for the server alone: a page that is kept is the same for every reader. */
export function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(markOf(mark), '')
}

/** The policy of one page: its own inline scripts by hash, nothing else inline or from elsewhere. */
export function contentSecurityPolicy(html: string, mark: string, isDevelopment: boolean): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : scriptHashes(html, mark)
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
