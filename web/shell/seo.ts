import type { MetaDescriptor } from 'react-router'
import { SITE } from '#domain/site/site.ts'

interface PageSeo {
  /** Without the site's name, which is added. */
  title: string
  description: string
  /** The canonical path, with the query that belongs to it; left out where the address leads nowhere. */
  path?: string | undefined
  keywords?: string | readonly string[]
  /** Kept out of search engines: signed-in pages, unknown addresses. */
  noindex?: boolean
  /** The page's sharing card unless told. */
  image?: SharedImage
  /** The way from home to this page, this page last; as the breadcrumb on the page shows it. */
  breadcrumb?: readonly { label: string; to?: string }[]
  /** Names the feed of articles. */
  hasFeed?: boolean
  /** Structured data of this page, beside the organisation's. */
  structured?: readonly StructuredData[]
}

/** A picture for link previews: its path, and what stands for it where it is not seen. */
interface SharedImage {
  url: string
  width: number
  height: number
  type: 'image/png' | 'image/webp'
  alt: string
}

export interface StructuredData {
  '@context'?: string
  '@type': string
  [property: string]: StructuredValue | undefined
}
type StructuredValue = string | number | boolean | null | StructuredValue[] | { [property: string]: StructuredValue }

/** One name for the organisation wherever structured data speaks of it. */
const ORGANISATION = '/#organisation'

const FEED = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${SITE.name} articles`,
  href: '/blogs/feed.xml',
} as const

const HOME_CARD = '/cards/home.png'

/** The card of the page at this path, drawn by the server; what search engines do not list shows the home page's. */
function cardOf({ path, noindex, title }: PageSeo): SharedImage {
  const [address = '/'] = (path ?? '/').split('?')
  return {
    url: noindex || address === '/' ? HOME_CARD : `/cards${address}.png`,
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: `${title}, beside a steel thali with five filled bowls`,
  }
}

/**
 * One value per process and page, set by the root's `meta` before any other runs: a setting, not a state. Without it
 * every page's `meta` would have to look for the root's data.
 */
let siteUrl = ''

export function rememberSiteUrl(url: string) {
  siteUrl = url.replace(/\/$/, '')
}

/** Enough for a search result's two lines. */
const DESCRIPTION_MAX = 155

/** A longer text, cut at a word, as a page's description. */
export function asDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= DESCRIPTION_MAX) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MAX))}…`
}

export function absolute(address: string): string {
  return address.startsWith('/') ? siteUrl + address : address
}

/** The organisation, where a page's own data is about it. */
export function theOrganisation() {
  return { '@id': absolute(ORGANISATION) }
}

function organisation(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': absolute(ORGANISATION),
    name: SITE.name,
    description: SITE.description,
    url: absolute('/'),
    logo: { '@type': 'ImageObject', url: absolute('/icon-512.png'), width: 512, height: 512 },
    email: SITE.email,
    telephone: SITE.phone,
    address: { '@type': 'PostalAddress', ...SITE.place },
    sameAs: SITE.social.map((profile) => profile.href),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: SITE.phone,
      email: SITE.email,
      areaServed: 'IN',
      availableLanguage: 'en',
    },
  }
}

function breadcrumbList({ breadcrumb, path }: PageSeo): StructuredData[] {
  if (!breadcrumb) return []
  const itemListElement = breadcrumb.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(to ?? path ?? '/'),
  }))
  return [{ '@type': 'BreadcrumbList', itemListElement }]
}

/** What a page says of itself to search engines and link previews; the return value of its `meta`. */
export function pageMeta(page: PageSeo): MetaDescriptor[] {
  const title = `${page.title} | ${SITE.name}`
  const keywords = typeof page.keywords === 'object' ? page.keywords.join(', ') : page.keywords
  const about: MetaDescriptor[] = [
    { title },
    { name: 'description', content: page.description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ]
  return [
    ...about,
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path ? [{ tagName: 'link', rel: 'canonical', href: absolute(page.path) }] : []),
    ...(page.hasFeed ? [FEED] : []),
    ...previews(page, title),
    ...[organisation(), ...breadcrumbList(page), ...(page.structured ?? [])].map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ]
}

function previews(page: PageSeo, title: string): MetaDescriptor[] {
  const { description, path } = page
  const image = page.image ?? cardOf(page)
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: SITE.name },
    { property: 'og:locale', content: 'en_IN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    ...(path ? [{ property: 'og:url', content: absolute(path) }] : []),
    { property: 'og:image', content: absolute(image.url) },
    { property: 'og:image:width', content: String(image.width) },
    { property: 'og:image:height', content: String(image.height) },
    { property: 'og:image:type', content: image.type },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: absolute(image.url) },
  ]
}
