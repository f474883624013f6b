import type { FastifyInstance } from 'fastify'
import { dietitiansApi } from '#domain/dietitians/dietitians.api.ts'
import { bind } from '../http/bind.ts'
import { DIETITIANS, dietitianTag } from '../http/cache/cache-tags.ts'
import {
  getDietitian,
  getOwnProfile,
  listDietitians,
  requireOwnProfile,
  updateOwnProfile,
} from './dietitians.service.ts'

export function dietitiansRoutes(app: FastifyInstance): void {
  bind(app, dietitiansApi.list, ({ db, query }) => listDietitians(db, query), {
    cache: { tags: () => [DIETITIANS] },
  })
  bind(app, dietitiansApi.get, ({ db, params }) => getDietitian(db, params.id), {
    cache: { tags: ({ params }) => [dietitianTag(params.id)] },
  })
  bind(app, dietitiansApi.me, ({ db, actor }) => getOwnProfile(db, actor))
  bind(
    app,
    dietitiansApi.updateMe,
    ({ db, files, actor, body, file }) => updateOwnProfile(db, files, actor, body, file),
    { changes: true, admit: requireOwnProfile },
  )
}
