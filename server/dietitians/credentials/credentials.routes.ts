import type { FastifyInstance } from 'fastify'
import { credentialsApi } from '#domain/dietitians/credentials.api.ts'
import { type BindOptions, bind } from '../../http/bind.ts'
import {
  addCredential,
  listCheckedCredentials,
  listOwnCredentials,
  renewCredential,
  withdrawCredential,
} from './credentials.service.ts'

const SHOWN: BindOptions = { changes: true }

export function credentialsRoutes(app: FastifyInstance): void {
  bind(app, credentialsApi.mine, ({ db, actor }) => listOwnCredentials(db, actor))
  bind(app, credentialsApi.list, ({ db, params }) => listCheckedCredentials(db, params.id))
  bind(app, credentialsApi.add, ({ db, actor, params, body }) => addCredential(db, actor, params.id, body), SHOWN)
  bind(app, credentialsApi.renew, ({ db, actor, params, body }) => renewCredential(db, actor, params.id, body), SHOWN)
  bind(app, credentialsApi.withdraw, ({ db, actor, params }) => withdrawCredential(db, actor, params.id), SHOWN)
}
