import type { AccessRow } from './world.ts'

/** Operation of the site: settings, statistics, mails, logs. */
export const OPERATION: AccessRow[] = [
  {
    call: 'POST /api/client-errors/',
    body: () => ({ name: 'TypeError', message: 'x is undefined', frames: ['a.js:1:2'], route: '/blogs', build: 'b1' }),
    answers: [204, 204, 204, 204, 204, 204],
  },
  { call: 'GET /api/adminpanel/mails/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'POST /api/adminpanel/mails/999/resend/', answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/stats/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/stats/waiting/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/site-settings/', answers: [200, 200, 200, 200, 200, 200] },
  {
    call: 'PATCH /api/adminpanel/site-settings/',
    body: () => ({ version: 0, banner: 'Closed on 26 January.' }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'GET /api/adminpanel/site-settings/claims/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'PATCH /api/adminpanel/site-settings/claims/',
    body: () => ({ version: 99, claims: [{ name: 'home_clients', state: 'cleared' }] }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'GET /api/adminpanel/site-settings/versions/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/site-settings/versions/999/restore/',
    body: () => ({ version: 0 }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/audit/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/audit/csv/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/sources/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/system/', answers: [401, 403, 403, 403, 403, 200] },
]
