export const unescaped = (text = '') =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')

/** A page's description for search engines and previews. */
export function readHead(html: string) {
  const contentOf = (name: string) =>
    unescaped(new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1])
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
  return {
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1]),
    manifest: unescaped(/<link rel="manifest" href="([^"]*)"/.exec(html)?.[1]),
    canonical: unescaped(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]),
    description: contentOf('description'),
    robots: contentOf('robots'),
    ogTitle: contentOf('og:title'),
    ogUrl: contentOf('og:url'),
    ogDescription: contentOf('og:description'),
    image: contentOf('og:image'),
    alt: contentOf('og:image:alt'),
    feeds: [...html.matchAll(/<link rel="alternate" type="application\/rss\+xml" [^>]*href="([^"]*)"/g)].map(
      ([, href]) => href,
    ),
    structured: data.map(([, json]) => JSON.parse(json ?? '')),
  }
}

/** The addresses that a page links to. */
export function linksIn(html: string, address: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => new URL(unescaped(href), address).href)
}
