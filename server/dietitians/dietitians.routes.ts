import type { FastifyInstance } from 'fastify'
import { credentialsApi } from '#domain/dietitians/credentials/credentials.api.ts'
import { dietitiansApi } from '#domain/dietitians/dietitians.api.ts'
import { bind } from '../http/bind.ts'
import { DIETITIANS, dietitianTag } from '../http/cache/cache-tags.ts'
import {
  addCredential,
  listCheckedCredentials,
  listOwnCredentials,
  renewCredential,
  withdrawCredential,
} from './credentials/credentials.service.ts'
import {
  getDietitian,
  getOwnProfile,
  listDietitians,
  requireOwnProfile,
  updateOwnProfile,
} from './dietitians.service.ts'

const CHANGES = { changes: true } as const

export function dietitiansRoutes(app: FastifyInstance): void {
  bind(app, dietitiansApi.list, ({ db, query }) => listDietitians(db, query), {
    cache: { tags: () => [DIETITIANS] },
  })
  bind(app, dietitiansApi.get, ({ db, params }) => getDietitian(db, params.id), {
    cache: { tags: ({ params }) => [dietitianTag(params.id)] },
  })
  bind(app, dietitiansApi.me, ({ db, actor }) => getOwnProfile(db, actor))
  bind(app, dietitiansApi.updateMe, (call) => updateOwnProfile(call, call.actor, call.body, call.file), {
    ...CHANGES,
    admit: requireOwnProfile,
  })
  bind(app, credentialsApi.mine, ({ db, actor }) => listOwnCredentials(db, actor))
  bind(app, credentialsApi.list, ({ db, params }) => listCheckedCredentials(db, params.id))
  bind(app, credentialsApi.add, ({ db, actor, params, body }) => addCredential(db, actor, params.id, body), CHANGES)
  bind(app, credentialsApi.renew, ({ db, actor, params, body }) => renewCredential(db, actor, params.id, body), CHANGES)
  bind(app, credentialsApi.withdraw, ({ db, actor, params }) => withdrawCredential(db, actor, params.id), CHANGES)
}
