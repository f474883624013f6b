/**
 * Programs that identify themselves as crawlers, link previews or monitors. Narrow on purpose: lists of everything but
 * ordinary browsers also contain HTTP libraries and in-app browsers, which people read with.
 */
const KNOWN_BOTS =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|scraper|archiver|facebookexternalhit|mediapartners|google-(?:read-aloud|inspectiontool|extended)|feedfetcher|link ?preview|bingpreview|embedly|whatsapp\/|lighthouse|page ?speed|pingdom|uptime|site24x7|semrush|ahrefs/i

export function isKnownBot(userAgent: string): boolean {
  return KNOWN_BOTS.test(userAgent)
}
