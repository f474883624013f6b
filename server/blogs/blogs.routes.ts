import type { FastifyInstance } from 'fastify'
import { blogsApi } from '#domain/blogs/blogs.api.ts'
import type { Blog } from '#domain/blogs/blogs.schema.ts'
import { bind } from '../http/bind.ts'
import { authorListTags, blogListTags, blogTag, blogTags, relatedTags } from '../http/cache/cache-tags.ts'
import { etagOf, readIdempotencyKey, versionFrom } from '../http/request-headers.ts'
import { listAllBlogs, unpublishBlog } from './all-blogs.service.ts'
import { getBlog, getRelated, listAuthors, listBlogs, listMyBlogs } from './blogs.service.ts'
import { addBlogImage } from './text/blog-pictures.service.ts'
import {
  dropWorkingCopy,
  getVersion,
  getWorkingCopy,
  listVersions,
  saveWorkingCopy,
} from './versions/versions.service.ts'
import { listWeeklyViews } from './views/views.service.ts'
import { createBlog, deleteBlog, getEditable, undeleteBlog, updateBlog } from './writing.service.ts'

const VERSIONED = { etag: ({ updated_at }: Blog) => etagOf(updated_at) }
const CHANGES = { changes: true } as const

export function blogsRoutes(app: FastifyInstance): void {
  bind(app, blogsApi.list, ({ db, query }) => listBlogs(db, query), {
    cache: { tags: ({ query }, page) => blogListTags(query, page?.results ?? []) },
  })
  bind(app, blogsApi.authors, ({ db }) => listAuthors(db), {
    cache: { tags: (_, authors) => authorListTags(authors ?? []) },
  })
  bind(app, blogsApi.listMine, ({ db, actor, query }) => listMyBlogs(db, actor, query))
  bind(app, blogsApi.listAll, ({ db, query }) => listAllBlogs(db, query))
  bind(app, blogsApi.unpublish, ({ db, actor, params, body }) => unpublishBlog(db, actor.id, params.id, body), CHANGES)
  bind(app, blogsApi.weeklyViews, ({ db, actor }) => listWeeklyViews(db, actor))
  bind(app, blogsApi.get, ({ db, actor, params }) => getBlog(db, actor, params.id), {
    ...VERSIONED,
    cache: {
      tags: ({ params }, blog) => (blog ? blogTags(blog) : [blogTag(params.id)]),
      // Only reads of the JSON are counted here; views of the page are counted where the page is sent.
      onRead: ({ views, params, caller, actor }) => views.record(params.id, caller, actor?.id ?? null),
    },
  })
  bind(app, blogsApi.related, ({ db, actor, params }) => getRelated(db, actor, params.id), {
    cache: { tags: ({ params }, related) => relatedTags(params.id, related) },
  })
  bind(
    app,
    blogsApi.create,
    ({ actor, body, file, headers, ...services }) =>
      createBlog(services, actor, body, file, { key: readIdempotencyKey(headers) }),
    { ...CHANGES, ...VERSIONED },
  )
  bind(
    app,
    blogsApi.update,
    ({ actor, params, body, file, headers, ...services }) =>
      updateBlog(services, actor, params.id, body, file, versionFrom(headers) ?? body.updated_at),
    { ...CHANGES, ...VERSIONED, admit: ({ db, actor, params }) => getEditable(db, actor, params.id) },
  )
  bind(app, blogsApi.delete, ({ db, actor, params }) => deleteBlog(db, actor, params.id), CHANGES)
  bind(app, blogsApi.restore, ({ db, actor, params }) => undeleteBlog(db, actor, params.id))
  bind(app, blogsApi.addImage, ({ file, ...services }) => addBlogImage(services, file))
  bind(app, blogsApi.workingCopy, ({ db, actor, query }) => getWorkingCopy(db, actor, query.blog ?? null))
  bind(app, blogsApi.saveWorkingCopy, ({ db, actor, body }) => saveWorkingCopy(db, actor, body))
  bind(app, blogsApi.dropWorkingCopy, ({ db, actor, query }) => dropWorkingCopy(db, actor, query))
  bind(app, blogsApi.listVersions, ({ db, actor, params, query }) => listVersions(db, actor, params.id, query))
  bind(app, blogsApi.getVersion, ({ db, actor, params }) => getVersion(db, actor, params.id))
}
