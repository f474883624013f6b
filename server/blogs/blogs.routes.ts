import type { FastifyInstance } from 'fastify'
import { blogsApi } from '#domain/blogs/blogs.api.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { bind } from '../http/bind.ts'
import { etagOf, versionFrom } from '../http/if-match.ts'
import { sendKeyOf } from '../http/send-key.ts'
import { addBlogImage } from './blog-pictures.service.ts'
import { getBlog, getRelated, listBlogAuthors, listBlogs, listMyBlogs } from './blogs.service.ts'
import { getVersion, listVersions } from './versions.service.ts'
import { listWeeklyViews } from './weekly-views.service.ts'
import { dropWorkingCopy, getWorkingCopy, keepWorkingCopy } from './working-copies.service.ts'
import { createBlog, deleteBlog, undeleteBlog, updateBlog } from './writing.service.ts'

const VERSIONED = { etag: ({ updated_at }: Blog) => etagOf(updated_at) }
const CHANGES = { changes: ['blogs'] } as const

export function blogsRoutes(app: FastifyInstance): void {
  bind(app, blogsApi.list, ({ db, query }) => listBlogs(db, query))
  bind(app, blogsApi.authors, ({ db }) => listBlogAuthors(db))
  bind(app, blogsApi.listMine, ({ db, actor, query }) => listMyBlogs(db, actor, query))
  bind(app, blogsApi.weeklyViews, ({ db, actor }) => listWeeklyViews(db, actor))
  bind(
    app,
    blogsApi.get,
    async ({ db, actor, params, caller, views, isReading }) => {
      const blog = await getBlog(db, actor, params.id)
      // A page's own reading is counted where the page is sent.
      if (isReading) views.see(blog.id, caller, actor?.id ?? null)
      return blog
    },
    VERSIONED,
  )
  bind(app, blogsApi.related, ({ db, actor, params }) => getRelated(db, actor, params.id))
  bind(
    app,
    blogsApi.create,
    ({ actor, body, file, headers, ...services }) =>
      createBlog(services, actor, body, file, { key: sendKeyOf(headers) }),
    { ...CHANGES, ...VERSIONED },
  )
  bind(
    app,
    blogsApi.update,
    ({ actor, params, body, file, headers, ...services }) =>
      updateBlog(services, actor, params.id, body, file, versionFrom(headers) ?? body.updated_at),
    { ...CHANGES, ...VERSIONED },
  )
  bind(app, blogsApi.delete, ({ db, actor, params }) => deleteBlog(db, actor, params.id), CHANGES)
  bind(app, blogsApi.restore, ({ db, actor, params }) => undeleteBlog(db, actor, params.id))
  bind(app, blogsApi.addImage, ({ file, ...services }) => addBlogImage(services, file))
  bind(app, blogsApi.workingCopy, ({ db, actor, query }) => getWorkingCopy(db, actor, query.blog ?? null))
  bind(app, blogsApi.keepWorkingCopy, ({ db, actor, body }) => keepWorkingCopy(db, actor, body))
  bind(app, blogsApi.dropWorkingCopy, ({ db, actor, query }) => dropWorkingCopy(db, actor, query))
  bind(app, blogsApi.listVersions, ({ db, actor, params, query }) => listVersions(db, actor, params.id, query))
  bind(app, blogsApi.getVersion, ({ db, actor, params }) => getVersion(db, actor, params.id))
}
