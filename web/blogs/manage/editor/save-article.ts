import * as z from 'zod/mini'
import { type Blog, BlogInput } from '#domain/blogs/blogs.schema.ts'
import type { CallOptions } from '#domain/http/client.ts'
import { api } from '#web/lib/api/api.ts'
import type { ArticleText } from './article-text.ts'
import type { Theirs } from './history/conflict-dialog.tsx'

export interface ArticleValues extends ArticleText {
  /** A newly chosen, valid picture. */
  featured_image: File | null
  remove_image: boolean
}

/** The server's rules for the text; the picture is checked when it is chosen. */
export const ArticleForm = z.extend(BlogInput, {
  featured_image: z.nullable(z.custom<File>()),
  remove_image: z.boolean(),
})
export type ArticleForm = z.infer<typeof ArticleForm>

function toFormData(fields: Record<string, string>, image: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('featured_image', image)
  return form
}

/**
 * @param blog the article, or an idempotency key for a new one
 * @param editedAt the edited version; the server rejects the save when a newer one exists
 */
export function saveArticle(
  blog: Blog | string,
  article: ArticleForm,
  editedAt: string | null,
  options: CallOptions = {},
): Promise<Blog> {
  const { featured_image: image, remove_image, ...fields } = article
  if (typeof blog === 'string') {
    const headers = { 'idempotency-key': blog }
    return api.blogs.create(image ? toFormData(fields, image) : fields, { ...options, headers })
  }
  const body = image ? toFormData(fields, image) : { ...fields, ...(remove_image ? { remove_image } : {}) }
  return api.blogs.update(blog.id, body, {
    ...options,
    ...(editedAt ? { headers: { 'if-match': `"${editedAt}"` } } : {}),
  })
}

/** The stored version, and who saved it. */
export async function findTheirs(id: number): Promise<Theirs> {
  const versions = api.blogs.listVersions(id, { page_size: 1 }).catch(() => null)
  return { blog: await api.blogs.get(id), savedBy: (await versions)?.results[0]?.saved_by ?? '' }
}
