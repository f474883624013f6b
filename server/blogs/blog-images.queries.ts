import type { Database } from '../db/connect.ts'
import { blogImages } from './blogs.table.ts'

export async function insertBlogImage(db: Database, image: typeof blogImages.$inferInsert): Promise<void> {
  await db.insert(blogImages).values(image)
}
