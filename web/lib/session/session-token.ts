/** Seconds since 1970 from a token's `exp` claim; null when the token cannot be read. */
export function tokenExpiry(token: string): number | null {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
    const isObject = typeof claims === 'object' && claims !== null
    return isObject && 'exp' in claims && typeof claims.exp === 'number' ? claims.exp : null
  } catch {
    return null
  }
}

/** An unreadable token counts as expired. */
export function isExpired(token: string, now = Date.now()): boolean {
  const expiry = tokenExpiry(token)
  return expiry === null || expiry * 1000 <= now
}
