import type { Caller, Services } from '../context.ts'
import { isLocalHost } from '../infra/networks.ts'
import type { UserRow } from './accounts.queries.ts'

export function isPublicSite(siteUrl: string): boolean {
  return !isLocalHost(new URL(siteUrl).hostname)
}

/**
 * True if demo accounts, whose password is public, may sign in at all. A site that listens on loopback is still public
 * behind a proxy on the same machine, so its address and proxy setting are checked too.
 */
export function allowsDemoSignIn(site: { host: string; siteUrl: string; trustProxy: string[] | false }): boolean {
  return isLocalHost(site.host) && !isPublicSite(site.siteUrl) && !site.trustProxy
}

/** False for a disabled account, and for a demo account unless the caller is on this machine. */
export function maySignIn(user: UserRow, services: Services, caller: Caller): boolean {
  return user.is_active && (!user.is_demo || (services.allowsDemoSignIn && caller.is_local))
}
