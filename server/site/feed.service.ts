import type { BlogItem } from '#domain/blogs/blogs.schema.ts'
import { SITE, titled } from '#domain/site/site.ts'
import { listBlogs } from '../blogs/blogs.service.ts'
import type { Database } from '../db/connect.ts'
import { element, escapeXml, XML_HEAD } from './xml.ts'

const NEWEST = 30

function itemOf(siteUrl: string, { id, title, summary, category_display, author, created_at }: BlogItem): string {
  const address = `${siteUrl}/blogs/${id}`
  const name = author.role === 'dietitian' ? titled(author.full_name) : author.full_name
  return `<item>${element('title', title)}${element('link', address)}<guid isPermaLink="true">${escapeXml(address)}</guid>${element(
    'description',
    summary,
  )}${element('category', category_display)}${element('dc:creator', name)}${element('pubDate', new Date(created_at).toUTCString())}</item>\n`
}

/** `/blogs/feed.xml`: the newest articles as RSS 2.0 (https://www.rssboard.org/rss-specification). */
export async function writeFeed(db: Database, siteUrl: string): Promise<{ xml: string; blogs: BlogItem[] }> {
  const { results } = await listBlogs(db, { page: 1, page_size: NEWEST, search: undefined })
  const feedUrl = `${siteUrl}/blogs/feed.xml`
  const head = [
    element('title', `${SITE.name}: Health & Wellness`),
    element('link', `${siteUrl}/blogs`),
    element('description', SITE.description),
    element('language', 'en-in'),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
  ].join('')
  const items = results.map((blog) => itemOf(siteUrl, blog)).join('')
  const xml = `${XML_HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${head}\n${items}</channel></rss>\n`
  return { xml, blogs: results }
}
