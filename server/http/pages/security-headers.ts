import { createHash } from 'node:crypto'

/** A hash as CSP writes it. */
export const cspHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const STYLE_ATTRIBUTE = /\sstyle="([^"]*)"/g

const NUMBER = String.raw`-?\d+(\.\d+)?`
const DECLARATION = [
  `--[a-z]+:${NUMBER}(px|%|deg)?`,
  `(left|top|width|height):${NUMBER}%`,
  `min-height:${NUMBER}em`,
  `flex-grow:${NUMBER}`,
  String.raw`(anchor-name|position-anchor):--[\w-]+`,
].join('|')
/** The style attributes of our own components: sizes and anchor names. No other inline style is allowed. */
const ALLOWED_STYLE = new RegExp(`^(${DECLARATION})(;(${DECLARATION}))*$`)

/** Hashes of the page's allowed style attributes. */
function styleHashes(html: string): string[] {
  const values = new Set([...html.matchAll(STYLE_ATTRIBUTE)].map(([, value = '']) => value))
  return [...values].filter((value) => ALLOWED_STYLE.test(value)).map(cspHash)
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g

const nonceAttribute = (nonce: string) => ` nonce="${nonce}"`

/**
 * Hashes only scripts with the rendering's nonce. Injected content cannot know it, so its scripts are not allowed.
 */
function scriptHashes(html: string, nonce: string): string[] {
  const scripts = [...html.matchAll(INLINE_SCRIPT)].filter(([, attributes]) =>
    attributes?.includes(nonceAttribute(nonce)),
  )
  return [...new Set(scripts.map(([, , code = '']) => cspHash(code)))]
}

/** Removes the nonces, which only the server needs: a cached page is the same for every reader. */
export function withoutNonces(html: string, nonce: string): string {
  return html.replaceAll(nonceAttribute(nonce), '')
}

/** In development the bundler adds inline styles. */
function stylePolicy(html: string, isDevelopment: boolean): string[] {
  if (isDevelopment) return ["style-src 'self' 'unsafe-inline'"]
  const hashes = styleHashes(html)
  // CSP's keyword for hashes of attributes; without hashes it would allow nothing either.
  const attributes = hashes.length > 0 ? [`style-src-attr 'unsafe-hashes' ${hashes.join(' ')}`] : []
  return ["style-src 'self'", ...attributes]
}

/**
 * The policy of one page: allows its own inline scripts and styles by hash, and nothing else inline or from other
 * origins.
 */
export function contentSecurityPolicy(html: string, nonce: string, isDevelopment: boolean): string {
  const scripts = isDevelopment ? ["'unsafe-inline'"] : scriptHashes(html, nonce)
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    ...stylePolicy(html, isDevelopment),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    "media-src 'self'",
    // A private document in the browser's PDF viewer: fetched with the token, so it is a blob.
    'frame-src blob:',
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Browser features that no page uses; copying and sharing a link are still allowed. */
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

/** They apply only to documents; scripts, styles, typefaces and pictures would each be over half a kilobyte larger. */
const DOCUMENT_HEADERS: Record<string, string> = {
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
}

/** The sites that may embed a response. */
type Embedding = 'same-origin' | 'cross-origin'

/** Sent with every file of the build and every uploaded picture. */
export function fileHeaders(siteUrl: string, embedding: Embedding = 'same-origin'): Record<string, string> {
  const headers = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': embedding }
  if (!siteUrl.startsWith('https:')) return headers
  return { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
}

/** Sent with every other response. */
export function commonHeaders(siteUrl: string, embedding?: Embedding): Record<string, string> {
  return { ...fileHeaders(siteUrl, embedding), ...DOCUMENT_HEADERS }
}

const FOR_OTHERS = /^\/(media\/|cards\/|api\/docs\/|(blogs\/feed\.xml|site\.webmanifest|[\w-]+\.(ico|png|svg))(\?|$))/

/**
 * True for pictures, icons and the feed, which search engines, link previews and feed readers show on other sites, and
 * for resources of the API reference, whose page has no origin.
 */
export function isForOtherSites(url: string): boolean {
  return FOR_OTHERS.test(url)
}

/** For responses that are not pages: nothing in them may load or run, even if one is opened as a page. */
export const API_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"
