export const ADDRESS_REQUIRED = 'Address is required'
export const ADDRESS_INVALID = 'Enter a valid address, such as https://example.in or /blogs'

/** The protocols that the server allows too. */
const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:'])
const SCHEME = /^[a-z][a-z\d+.-]*:/i
/** Tells hosts with a port such as "example.in:80/x" from schemes. */
const HOST_AND_PORT = /^[\w.-]+:\d+(?:[/?#]|$)/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/

function parseUrl(address: string): URL | null {
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/** Adds a missing scheme, as in "example.in". Null for invalid addresses. */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim()
  if (address === '' || /\s/.test(address) || /^[/\\]{2}/.test(address)) return null
  if (address.startsWith('/') || address.startsWith('#')) return address
  if (EMAIL.test(address) && !SCHEME.test(address)) return `mailto:${address}`
  const fullAddress = SCHEME.test(address) && !HOST_AND_PORT.test(address) ? address : `https://${address}`
  const url = parseUrl(fullAddress)
  if (!url || !ALLOWED.has(url.protocol)) return null
  const isWeb = url.protocol.startsWith('http')
  return isWeb && !url.hostname.includes('.') ? null : fullAddress
}

export function isExternal(address: string): boolean {
  return /^https?:/i.test(address)
}
