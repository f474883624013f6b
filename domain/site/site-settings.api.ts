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
    summary: 'Get the current site settings',
    access: 'anyone',
    response: SiteSettingsAnswer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/site-settings/',
    summary: 'Change the site settings (admin); refused if there is a newer version',
    access: ['admin'],
    body: SiteSettingsPatch,
    errorStatuses: [409],
    response: SiteSettingsAnswer,
  }),
  claims: endpoint({
    method: 'GET',
    path: '/api/adminpanel/site-settings/claims/',
    summary: 'List the marketing claims on public pages, each with the decision on it (admin)',
    access: ['admin'],
    response: Claims,
  }),
  decideClaims: endpoint({
    method: 'PATCH',
    path: '/api/adminpanel/site-settings/claims/',
    summary: 'Confirm claims with a source, count them, clear them or undo a decision (admin)',
    access: ['admin'],
    body: ClaimsPatch,
    errorStatuses: [409],
    response: SiteSettingsAnswer,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/api/adminpanel/site-settings/versions/',
    summary: 'List earlier site settings, newest first, with who changed what (admin)',
    access: ['admin'],
    query: SiteSettingsVersionQuery,
    response: SiteSettingsVersionPage,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/adminpanel/site-settings/versions/:id/restore/',
    summary: 'Restore earlier site settings as a new version (admin)',
    access: ['admin'],
    body: SiteSettingsRestore,
    errorStatuses: [404, 409],
    response: SiteSettingsAnswer,
  }),
}
