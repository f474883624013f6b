import { createHash } from 'node:crypto'

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g

const NUMBER = String.raw`-?\d+(\.\d+)?`
const DECLARATION = [
  `--[a-z]+:${NUMBER}(px|%|deg)?`,
  `(left|top|width|height):${NUMBER}%`,
  `min-height:${NUMBER}em`,
  `flex-grow:${NUMBER}`,
  String.raw`(anchor-name|position-anchor):--[\w-]+`,
].join('|')
/** What our own parts draw with: measures and the names of anchors. Nothing else that got into a page is let through. */
const OWN = new RegExp(`^(${DECLARATION})(;(${DECLARATION}))*$`)

/** The style attributes of a page that its policy names, each by its hash. */
function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => value))
  return [...values]
    .filter((value) => OWN.test(value))
    .map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`)
}

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

/** Marks are for the server alone: a cached page is the same for every reader. */
export function withoutMarks(html: string, mark: string): string {
  return html.replaceAll(markOf(mark), '')
}

/** In development the bundler writes styles into the page. */
function stylePolicy(html: string, isDevelopment: boolean): string[] {
  if (isDevelopment) return ["style-src 'self' 'unsafe-inline'"]
  const hashes = styleHashes(html)
  // The browser's word for hashes of attributes; without hashes it would allow nothing either.
  const attributes = hashes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`] : []
  return ["style-src 'self'", ...attributes]
}

/** The policy of one page: its own inline scripts and drawn measures by hash, nothing else inline or from elsewhere. */
export function contentSecurityPolicy(html: string, mark: string, isDevelopment: boolean): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : scriptHashes(html, mark)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    ...stylePolicy(html, isDevelopment),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What a browser could be asked for and no page asks for; copying and sharing a link stay possible. */
const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
]

const COMMON_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/** Half a kilobyte, so a page's scripts, styles, typefaces and pictures go without: it is about documents. */
const PERMISSIONS_POLICY = UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ')

/** Sent with every file of the build; `embedding` says whose pages may show an answer. */
export function fileHeaders(
  siteUrl: string,
  embedding: 'same-origin' | 'cross-origin' = 'same-origin',
): Record<string, string> {
  const headers = { ...COMMON_HEADERS, 'cross-origin-resource-policy': embedding }
  if (!siteUrl.startsWith('https:')) return headers
  return { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

/** Sent with every other answer. */
export function commonHeaders(...[siteUrl, embedding]: Parameters<typeof fileHeaders>): Record<string, string> {
  return { ...fileHeaders(siteUrl, embedding), 'permissions-policy': PERMISSIONS_POLICY }
}

const FOR_OTHERS = /^\/(media\/|cards\/|api\/docs\/|(blogs\/feed\.xml|site\.webmanifest|[\w-]+\.(ico|png|svg))(\?|$))/

/**
 * Pictures, icons and the feed, which search engines, link previews and readers show elsewhere; and what the reference of
 * the API loads, whose page has no origin.
 */
export function isForOtherSites(url: string): boolean {
  return FOR_OTHERS.test(url)
}

/** For answers that are no page: nothing in them may load or run, also not where one is opened as if it were. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
