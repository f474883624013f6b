import { get, patch, post } from '../http/endpoint.ts'
import { Claims, ClaimsPatch } from './claims.schema.ts'
import * as schema from './site-settings.schema.ts'

export const siteSettingsApi = {
  /** Public pages show all of the settings, but not who changed them. */
  get: get('/api/adminpanel/site-settings/', 'Get the current site settings', {
    access: 'anyone',
    response: schema.SiteSettingsResponse,
  }),
  update: patch(
    '/api/adminpanel/site-settings/',
    'Change the site settings (admin); refused if there is a newer version',
    { access: ['admin'], body: schema.SiteSettingsPatch, errorStatuses: [409], response: schema.SiteSettingsResponse },
  ),
  claims: get(
    '/api/adminpanel/site-settings/claims/',
    'List the marketing claims on public pages, each with the decision on it (admin)',
    { access: ['admin'], response: Claims },
  ),
  decideClaims: patch(
    '/api/adminpanel/site-settings/claims/',
    'Confirm claims with a source, count them, clear them or undo a decision (admin)',
    { access: ['admin'], body: ClaimsPatch, errorStatuses: [409], response: schema.SiteSettingsResponse },
  ),
  listVersions: get(
    '/api/adminpanel/site-settings/versions/',
    'List earlier site settings, newest first, with who changed what (admin)',
    { access: ['admin'], query: schema.SiteSettingsVersionQuery, response: schema.SiteSettingsVersionPage },
  ),
  restore: post(
    '/api/adminpanel/site-settings/versions/:id/restore/',
    'Restore earlier site settings as a new version (admin)',
    {
      access: ['admin'],
      body: schema.SiteSettingsRestore,
      errorStatuses: [404, 409],
      response: schema.SiteSettingsResponse,
    },
  ),
}
