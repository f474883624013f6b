import { endpoint } from '../http/endpoint.ts'
import { Claims, ClaimsPatch } from './claims.schema.ts'
import {
  SiteSettingsAnswer,
  SiteSettingsPatch,
  SiteSettingsRestore,
  SiteSettingsVersionPage,
  SiteSettingsVersionQuery,
} from './site-settings.schema.ts'

export const siteSettingsApi = {
  /** Public pages show all of the settings, but not who changed them. */
  get: endpoint({
    method: 'GET',
    path: '/api/adminpanel/site-settings/',
    summary: 'The site settings that hold now',
    access: 'anyone',
    response: SiteSettingsAnswer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/site-settings/',
    summary: 'Change site settings; refused when a newer version is stored',
    access: ['admin'],
    body: SiteSettingsPatch,
    errorStatuses: [409],
    response: SiteSettingsAnswer,
  }),
  claims: endpoint({
    method: 'GET',
    path: '/api/adminpanel/site-settings/claims/',
    summary: 'Every marketing claim of the public pages, and what has been decided about it',
    access: ['admin'],
    response: Claims,
  }),
  decideClaims: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/site-settings/claims/',
    summary: 'Confirm claims with a source, count them, clear them or take a decision back',
    access: ['admin'],
    body: ClaimsPatch,
    errorStatuses: [409],
    response: SiteSettingsAnswer,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/api/adminpanel/site-settings/versions/',
    summary: 'Earlier site settings, newest first, with who changed what',
    access: ['admin'],
    query: SiteSettingsVersionQuery,
    response: SiteSettingsVersionPage,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/adminpanel/site-settings/versions/:id/restore/',
    summary: 'Make an earlier version the current one, as a new version',
    access: ['admin'],
    body: SiteSettingsRestore,
    errorStatuses: [404, 409],
    response: SiteSettingsAnswer,
  }),
}
