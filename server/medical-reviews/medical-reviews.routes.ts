import type { FastifyInstance } from 'fastify'
import { medicalReviewsApi } from '#domain/medical-reviews/medical-reviews.api.ts'
import { requireEditor } from '../blogs/blogs.service.ts'
import { bind } from '../http/bind.ts'
import { blogTag, healthPageTag } from '../http/cache/cache-tags.ts'
import { decide, requestReview, withdrawRequest } from './medical-reviews.service.ts'
import { getReviewState, getReviewText, listReviewQueue } from './queue.service.ts'
import { requireReviewer } from './reviewer.service.ts'

/** Cached articles and pages show their reviewer. */
const CHANGES = { changes: true } as const

export function medicalReviewsRoutes(app: FastifyInstance): void {
  bind(app, medicalReviewsApi.status, ({ db, query }) => getReviewState(db, query), {
    cache: {
      tags: ({ query: { blog, page } }) => [blog === undefined ? healthPageTag(page ?? '') : blogTag(blog)],
    },
  })
  bind(app, medicalReviewsApi.list, ({ db, actor, query }) => listReviewQueue(db, actor, query))
  bind(app, medicalReviewsApi.get, ({ db, actor, query }) => getReviewText(db, actor, query))
  bind(app, medicalReviewsApi.review, ({ db, actor, body }) => decide(db, actor, body), {
    ...CHANGES,
    admit: ({ db, actor }) => requireReviewer(db, actor),
  })
  bind(app, medicalReviewsApi.request, ({ db, actor, params, body }) => requestReview(db, actor, params.id, body), {
    admit: ({ db, actor, params }) => requireEditor(db, actor, params.id),
  })
  bind(app, medicalReviewsApi.withdrawRequest, ({ db, actor, params }) => withdrawRequest(db, actor, params.id))
}
