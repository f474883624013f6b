import type { FastifyInstance } from 'fastify'
import { reviewsApi } from '#domain/reviews/reviews.api.ts'
import { requireClient } from '../consultations/consultations.service.ts'
import { type BindOptions, bind } from '../http/bind.ts'
import { dietitianTag, reviewsTag } from '../http/cache/cache-tags.ts'
import {
  answerOwnReview,
  createReview,
  getOwnReview,
  listManagedReviews,
  listReviews,
  moderateReview,
  updateReview,
} from './reviews.service.ts'

/** Profile and directory show ratings and reviews, so their cached responses change. */
const CHANGES = { changes: true } as const

const OF_CLIENT: BindOptions = {
  ...CHANGES,
  admit: ({ db, actor, params }) => requireClient(db, actor, params.id),
}

export function reviewsRoutes(app: FastifyInstance): void {
  bind(app, reviewsApi.own, ({ db, actor, params }) => getOwnReview(db, actor, params.id))
  bind(app, reviewsApi.create, ({ db, actor, params, body }) => createReview(db, actor, params.id, body), OF_CLIENT)
  bind(app, reviewsApi.update, ({ db, actor, params, body }) => updateReview(db, actor, params.id, body), OF_CLIENT)
  bind(app, reviewsApi.ofDietitian, ({ db, params, query }) => listReviews(db, params.id, query), {
    // The reviews depend on whether the dietitian is listed.
    cache: { tags: ({ params }) => [reviewsTag(params.id), dietitianTag(params.id)] },
  })
  bind(app, reviewsApi.list, ({ db, actor, query }) => listManagedReviews(db, actor, query))
  bind(app, reviewsApi.answer, ({ db, actor, params, body }) => answerOwnReview(db, actor, params.id, body), CHANGES)
  bind(app, reviewsApi.moderate, ({ db, actor, params, body }) => moderateReview(db, actor, params.id, body), CHANGES)
}
