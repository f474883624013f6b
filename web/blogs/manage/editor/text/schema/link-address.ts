export const ADDRESS_REQUIRED = 'Address is required'
export const ADDRESS_INVALID = 'Enter a valid address, such as https://example.in or /blogs'

/** What a link may lead to: the same that the server leaves in an article. */
const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** "localhost:80" and "example.in:80/x" are no schemes; "javascript:1;x()//@example.in" is one. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

function parsed(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** An address as it is written into the article: "example.in" gains its scheme. Null for what is none. */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address) || /^[/\\]{2}/.test(address)) return null
  if (address.startsWith('/') || address.startsWith('#')) return address
  if (EMAIL.test(address) && !SCHEME.test(address)) return `mailto:${address}`
  const whole = SCHEME.test(address) && !HOST_AND_PORT.test(address) ? address : `https://${address}`
  const url = parsed(whole)
  if (!url || !ALLOWED.has(url.protocol)) return null
  const isWeb = url.protocol.startsWith('http')
  return isWeb && !url.hostname.includes('.') ? null : whole
}

export function isOutside(address: string): boolean {
  return /^https?:/i.test(address)
}
