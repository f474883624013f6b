import { SITE } from '#domain/site/site.ts'

/** Signed-in areas; `/dietitian/` is the console, `/dietitians` is public. */
const CLOSED = ['/dashboard', '/profile', '/dietitian/', '/dietitian$', '/admin', '/settings', '/api/']

export function writeRobots(siteUrl: string): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    'Allow: /',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

/** The header's saag 900 and the page's background, as in `web/styles/tokens.css`. */
const COLOURS = { theme: '#102f1d', background: '#f8fbf9' }

/** The web app manifest, for home screens of phones. */
export function writeManifest(): string {
  return JSON.stringify({
    id: '/',
    name: `${SITE.name}: diet and nutrition coaching`,
    short_name: SITE.name,
    description: SITE.description,
    lang: 'en-IN',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: COLOURS.theme,
    background_color: COLOURS.background,
    categories: ['health', 'food', 'lifestyle'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
}
