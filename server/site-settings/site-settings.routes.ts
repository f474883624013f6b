import type { FastifyInstance } from 'fastify'
import { siteSettingsApi } from '#domain/site/site-settings.api.ts'
import { bind } from '../http/bind.ts'
import { SITE_SETTINGS } from '../http/cache/cache-tags.ts'
import {
  decideClaims,
  getClaims,
  getSiteSettings,
  listSiteSettingsVersions,
  restoreSiteSettings,
  updateSiteSettings,
} from './site-settings.service.ts'

export function siteSettingsRoutes(app: FastifyInstance): void {
  bind(app, siteSettingsApi.get, ({ db }) => getSiteSettings(db), { cache: { tags: () => [SITE_SETTINGS] } })
  bind(app, siteSettingsApi.update, ({ db, actor, body }) => updateSiteSettings(db, actor.id, body), {
    changes: true,
  })
  bind(app, siteSettingsApi.claims, ({ db }) => getClaims(db))
  bind(app, siteSettingsApi.decideClaims, ({ db, actor, body }) => decideClaims(db, actor.id, body), { changes: true })
  bind(app, siteSettingsApi.listVersions, ({ db, query }) => listSiteSettingsVersions(db, query))
  bind(
    app,
    siteSettingsApi.restore,
    ({ db, actor, params, body }) => restoreSiteSettings(db, actor.id, params.id, body.version),
    { changes: true },
  )
}
