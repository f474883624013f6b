import type { Page } from '@playwright/test'

/** The value that the site has stored in this browser under a key. */
export function readStorage(page: Page, key: string): Promise<string | null> {
  return page.evaluate<string | null>(`localStorage.getItem('${key}')`)
}

/** The remaining lifetime of a token. */
export function secondsLeft(token: string | null): number {
  const claims = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString())
  return claims.exp - Date.now() / 1000
}

/** Replaces the browser's access token by an expired one; the refresh token stays. */
export async function expireAccessToken(page: Page): Promise<void> {
  const expired = `x.${Buffer.from(JSON.stringify({ exp: 1 })).toString('base64url')}.x`
  await page.evaluate(`localStorage.setItem('access_token', '${expired}')`)
}
