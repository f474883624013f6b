import { AllBlogQuery, BlogQuery, MyBlogQuery } from '#domain/blogs/blogs.schema.ts'
import { listAllBlogs } from '#server/blogs/all-blogs.service.ts'
import { getBlog, listBlogs, listMyBlogs } from '#server/blogs/blogs.service.ts'
import type { Actor } from '#server/context.ts'
import { signInAs } from '../../test/start/api-of.ts'
import { detailOf, type GrowthRead, type ListedRead, pagesOf } from './reads.ts'

const PATH = '/api/adminpanel/blogs/'
const PAGE_SIZE = 10

type Query = Record<string, string>

/** The public's lists in each order, of categories and of an author, that author's own, the office's, and one article. */
export async function articleReads(siteUrl: string): Promise<GrowthRead[]> {
  const [writer, admin] = [await signInAs(siteUrl, 'dietitian'), await signInAs(siteUrl, 'admin')]
  const actor: Actor = { id: writer.userId, role: 'dietitian', session_id: 0 }
  const listed = (name: string, query: Query): ListedRead => ({
    name,
    path: PATH,
    query,
    pageSize: PAGE_SIZE,
    run: (db, asked) => listBlogs(db, BlogQuery.parse(asked)),
  })
  const own = (name: string, query: Query): ListedRead => ({
    ...listed(name, query),
    path: `${PATH}my_posts/`,
    token: writer.token,
    run: (db, asked) => listMyBlogs(db, actor, MyBlogQuery.parse(asked)),
  })
  const office = (name: string, query: Query): ListedRead => ({
    ...listed(name, query),
    path: `${PATH}all/`,
    token: admin.token,
    run: (db, asked) => listAllBlogs(db, AllBlogQuery.parse(asked)),
  })
  const lists = [
    listed('newest', {}),
    listed('most viewed', { ordering: '-views_count' }),
    listed('A to Z', { ordering: 'title' }),
    listed('one category', { category: 'diet' }),
    listed('one category, A to Z', { category: 'yoga', ordering: 'title' }),
    listed('two categories', { category: 'yoga,recipes' }),
    listed('one author', { author: String(writer.userId) }),
    own('own', {}),
    own('own, Z to A', { ordering: '-title' }),
    own('own drafts', { status: 'draft' }),
    office('office', {}),
    office('office, oldest', { ordering: 'created_at' }),
    office('office, drafts', { status: 'draft' }),
  ]
  const reads: GrowthRead[] = []
  for (const list of lists) reads.push(...(await pagesOf(siteUrl, list)))
  const answer = (await (await fetch(`${siteUrl}${PATH}?page=7`)).json()) as { results: { id: number }[] }
  const id = answer.results[0]?.id ?? 0
  return [...reads, detailOf('one article', `${PATH}${id}/`, (db) => getBlog(db, null, id))]
}
