/** Destination of a sign-in that no page requested. */
export const ACCOUNT_HOME = '/dashboard'

/** The sign-in page that returns to `next`. */
export function loginPath(next?: string): string {
  return next ? `/login?next=${encodeURIComponent(next)}` : '/login'
}

/**
 * A path of this site. Null for anything that a browser could read as another origin: "//host", "/\host", a scheme,
 * control characters that browsers drop.
 */
export function safeReturnPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/') || next.startsWith('//')) return null
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are dropped or folded by browsers
  return /[\\\u0000-\u001f\u007f]/.test(next) ? null : next
}

/** The location state of the page to which a sign-in has just led. */
export const AFTER_SIGN_IN = { isAfterSignIn: true } as const
