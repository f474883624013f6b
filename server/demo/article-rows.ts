import { plainText } from '#domain/blogs/plain-text.ts'
import { DAY_MS } from '#domain/durations.ts'
import type { ImageSizes } from '#domain/images/image.schema.ts'
import { readingMinutes } from '#domain/site/reading-time.ts'
import { blogDailyViews, blogs, blogVersions } from '../blogs/blogs.table.ts'
import type { Database } from '../db/connect.ts'
import type { FileStore } from '../infra/files/file-store.ts'
import { sanitizeArticle } from '../infra/formats/html-sanitizer.ts'
import { type DemoArticle, days } from './demo-content.ts'
import { picturesNamedIn, SCENE, storeDemoPicture, withStoredPictures } from './pictures.ts'
import { hoursBefore, requireId } from './request-rows.ts'

/** The data that an article's row needs besides its text: ids of authors, pictures by name, and the time. */
interface ArticleContext {
  ids: Map<string, number>
  pictures: ReadonlyMap<string, ImageSizes>
  now: Date
}

/** Stores each picture of covers and texts once. */
export async function storeArticlePictures(db: Database, store: FileStore, articles: readonly DemoArticle[]) {
  const names = new Set(
    articles.flatMap(({ cover, content }) => [...(cover ? [cover] : []), ...picturesNamedIn(content)]),
  )
  const stored = [...names].map(async (name) => [name, await storeDemoPicture(db, store, name, SCENE)] as const)
  return new Map(await Promise.all(stored))
}

/** Creates the row that writing and publishing would have stored. */
function toBlogRow(article: DemoArticle, { ids, pictures, now }: ArticleContext): typeof blogs.$inferInsert {
  const { title, summary, category, status, views } = article
  const content = sanitizeArticle(withStoredPictures(article.content, pictures))
  const content_text = plainText(content)
  const created_at = hoursBefore(now, days(article.days_ago))
  return {
    ...{ title, summary, category, status, content, content_text, created_at, updated_at: created_at },
    author_id: requireId(ids, article.author),
    featured_image: article.cover ? pictures.get(article.cover) : null,
    read_minutes: readingMinutes(content_text),
    views_count: views,
    published_at: status === 'published' ? created_at : null,
  }
}

const WEEKS_WITH_VIEWS = 8

/** Spreads an article's views evenly over the last weeks, with small variations, for the charts. */
function dailyViewsOf(blogId: number, { views, days_ago }: DemoArticle, now: Date) {
  const length = Math.min(days_ago, WEEKS_WITH_VIEWS * 7)
  const perDay = Math.floor(views / Math.max(1, days_ago))
  return Array.from({ length }, (_, index) => ({
    blog_id: blogId,
    day: new Date(now.getTime() - index * DAY_MS).toISOString().slice(0, 10),
    views: perDay + ((blogId + index) % 3),
  })).filter((row) => row.views > 0)
}

export async function insertArticles(tx: Database, articles: readonly DemoArticle[], context: ArticleContext) {
  const oldestFirst = articles.toSorted((a, b) => b.days_ago - a.days_ago)
  const rows = await tx
    .insert(blogs)
    .values(oldestFirst.map((article) => toBlogRow(article, context)))
    .returning()
  await tx.insert(blogVersions).values(
    rows.map(({ id, title, summary, content, category, status, author_id, created_at }) => ({
      ...{ blog_id: id, title, summary, content, category, status, saved_by: author_id, saved_at: created_at },
    })),
  )
  const views = rows.flatMap(({ id }, index) => {
    const article = oldestFirst[index]
    return article ? dailyViewsOf(id, article, context.now) : []
  })
  await tx.insert(blogDailyViews).values(views)
}
