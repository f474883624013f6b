/**
 * Programs that name themselves as crawlers, link previews or monitors. Narrow on purpose: lists of everything that is
 * no ordinary browser also hold HTTP libraries and in-app browsers, behind which readers sit.
 */
const KNOWN_BOTS =
  /(?<!cu)bot(?:\b|[/_-])|crawl|spider|slurp|scraper|archiver|facebookexternalhit|mediapartners|google-(?:read-aloud|inspectiontool|extended)|feedfetcher|link ?preview|bingpreview|embedly|whatsapp\/|lighthouse|page ?speed|pingdom|uptime|site24x7|semrush|ahrefs/i

export function isKnownBot(userAgent: string): boolean {
  return KNOWN_BOTS.test(userAgent)
}
