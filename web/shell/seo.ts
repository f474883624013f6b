import type { MetaDescriptor } from 'react-router'
import { HOME_CARD_TITLE, SITE } from '#domain/site/site.ts'

interface PageSeo {
  /** The site's name is added. */
  title: string
  description: string
  /** The canonical path with its query; left out for unknown addresses. */
  path?: string | undefined
  keywords?: string | readonly string[]
  /** For signed-in pages and unknown addresses. */
  noindex?: boolean
  /** Default: the page's sharing card. */
  image?: SharedImage
  /** For an article; other pages are shared as a part of the website. */
  article?: SharedArticle
  /** From home to this page, as in the visible breadcrumb. */
  breadcrumb?: readonly { label: string; to?: string }[]
  /** Links the article feed. */
  hasFeed?: boolean
  /** In addition to the organisation's. */
  structured?: readonly StructuredData[]
}

/** For link previews. */
interface SharedImage {
  url: string
  width: number
  height: number
  type: 'image/png' | 'image/webp'
  alt: string
}

/** Times are ISO 8601. */
interface SharedArticle {
  published: string
  modified: string
  section: string
  /** The path of the author's profile, if there is one. */
  author: string | null
}

export interface StructuredData {
  '@type': string
  [property: string]: StructuredValue | undefined
}
type StructuredValue = string | number | boolean | null | StructuredValue[] | { [property: string]: StructuredValue }

/** The organisation's id in structured data. */
const ORGANISATION = '/#organisation'

const FEED = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: `${SITE.name} articles`,
  href: '/blogs/feed.xml',
} as const

const HOME_CARD = '/cards/home.png'

/** The card drawn by the server for this path; pages with noindex use the home page's. */
function sharingCard({ path, noindex, title }: PageSeo): SharedImage {
  const [address = '/'] = (path ?? '/').split('?')
  const isHome = noindex || address === '/'
  return {
    url: isHome ? HOME_CARD : `/cards${address}.png`,
    width: 1200,
    height: 630,
    type: 'image/png',
    alt: `${isHome ? HOME_CARD_TITLE : title}, next to a steel thali with five filled bowls`,
  }
}

/** Set once by the root's `meta`, which runs first; otherwise every page's `meta` would need the root's data. */
let siteUrl = ''

export function setSiteUrl(url: string) {
  siteUrl = url.replace(/\/$/, '')
}

/** Fits two lines of a search result. */
const DESCRIPTION_MAX = 155

/** Cuts a text at a word. */
export function truncateDescription(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  if (line.length <= DESCRIPTION_MAX) return line
  return `${line.slice(0, line.lastIndexOf(' ', DESCRIPTION_MAX))}…`
}

export function absolute(address: string): string {
  return address.startsWith('/') ? siteUrl + address : address
}

/** For structured data about the organisation. */
export function organisationRef() {
  return { '@id': absolute(ORGANISATION) }
}

/** A free tool of this site. */
export function webApplication(name: string, description: string, path: string): StructuredData {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: absolute(path),
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    inLanguage: 'en-IN',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'INR' },
  }
}

function organisation(): StructuredData {
  return {
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

/** A page's meta tags for search engines and link previews; returned by its `meta`. */
export function pageMeta(page: PageSeo): MetaDescriptor[] {
  const title = `${page.title} | ${SITE.name}`
  const keywords = typeof page.keywords === 'object' ? page.keywords.join(', ') : page.keywords
  return [
    { title },
    { name: 'description', content: page.description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
    ...(page.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.path ? [{ tagName: 'link', rel: 'canonical', href: absolute(page.path) }] : []),
    ...(page.hasFeed ? [FEED] : []),
    ...previews(page, title),
    ...[organisation(), ...breadcrumbList(page), ...(page.structured ?? [])].map((entry) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...entry },
    })),
  ]
}

/** The meta tags of a page that needs a sign-in or that search engines should ignore. */
export function privateMeta(
  title: string,
  description: string,
  path: string,
  keywords: readonly string[] = [],
): MetaDescriptor[] {
  return pageMeta({ title, description, path, noindex: true, keywords })
}

function articleTags({ published, modified, section, author }: SharedArticle): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'article' },
    { property: 'article:published_time', content: published },
    { property: 'article:modified_time', content: modified },
    { property: 'article:section', content: section },
    ...(author ? [{ property: 'article:author', content: absolute(author) }] : []),
  ]
}

function previews(page: PageSeo, title: string): MetaDescriptor[] {
  const { description, path } = page
  const image = page.image ?? sharingCard(page)
  return [
    ...(page.article ? articleTags(page.article) : [{ property: 'og:type', content: 'website' }]),
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
