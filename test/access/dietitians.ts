import type { AccessRow } from './world.ts'

/** The directory, applications and credentials of dietitians. */
export const DIETITIANS: AccessRow[] = [
  { call: 'GET /api/adminpanel/dietitian-applications/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/dietitian-applications/',
    body: () => ({ qualification: 'MSc', registration_number: '1', registration_council: 'IDA', years_experience: 2 }),
    answers: [401, 409, 201, 409, 409, 409],
  },
  {
    call: 'PATCH /api/adminpanel/dietitian-applications/999/',
    body: () => ({ status: 'approved' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  {
    call: 'POST /api/adminpanel/dietitian-applications/{application}/send_again/',
    body: () => ({ qualification: 'MSc', registration_number: '1', registration_council: 'IDA', years_experience: 2 }),
    answers: [401, 409, 404, 404, 404, 403],
  },
  { call: 'GET /api/adminpanel/dietitian-applications/{application}/', answers: [401, 200, 404, 404, 404, 200] },
  {
    call: 'POST /api/adminpanel/dietitian-applications/{application}/documents/',
    body: () => ({}),
    answers: [401, 400, 404, 404, 404, 403],
  },
  {
    call: 'GET /api/adminpanel/dietitian-applications/{application}/documents/{document}/',
    answers: [401, 200, 404, 404, 404, 200],
  },
  {
    call: 'DELETE /api/adminpanel/dietitian-applications/{application}/documents/{document}/',
    answers: [401, 204, 404, 404, 404, 403],
  },
  { call: 'GET /api/adminpanel/dietitian-certificates/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/dietitian-certificates/',
    body: () => ({ kind: 'qualification', title: 'MSc Nutrition' }),
    answers: [401, 403, 403, 400, 400, 403],
  },
  { call: 'GET /api/adminpanel/dietitian-certificates/{certificate}/', answers: [401, 404, 404, 200, 404, 200] },
  {
    call: 'PATCH /api/adminpanel/dietitian-certificates/{certificate}/',
    body: () => ({ status: 'approved', checked_on: '2026-03-12' }),
    answers: [401, 403, 403, 403, 403, 200],
  },
  { call: 'DELETE /api/adminpanel/dietitian-certificates/{certificate}/', answers: [401, 403, 403, 204, 404, 403] },
  {
    call: 'GET /api/adminpanel/dietitian-certificates/{certificate}/document/',
    answers: [401, 404, 404, 200, 404, 200],
  },
  { call: 'GET /api/adminpanel/dietitians/me/credentials/', answers: [401, 403, 403, 200, 200, 403] },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/credentials/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/dietitians/{dietitian}/credentials/',
    body: () => ({ kind: 'qualification', title: 'MSc Nutrition', checked_on: '2026-03-12' }),
    answers: [401, 403, 403, 403, 403, 201],
  },
  {
    call: 'PATCH /api/adminpanel/dietitian-credentials/999/',
    body: () => ({ checked_on: '2026-03-12' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'DELETE /api/adminpanel/dietitian-credentials/999/', answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/dietitians/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/dietitians/me/', answers: [401, 403, 403, 200, 200, 404] },
  {
    call: 'PATCH /api/adminpanel/dietitians/me/',
    body: () => ({ is_available: false }),
    answers: [401, 403, 403, 200, 200, 404],
  },
]
