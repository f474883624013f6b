import type { AccessRow } from './world.ts'

const MESSAGE = 'Please help me to plan my meals.'

/** Requests to dietitians, their conversations, files and reviews. */
export const REQUESTS: AccessRow[] = [
  {
    call: 'POST /api/adminpanel/contact-requests/',
    body: (world) => ({ to_dietitian: world.stranger.id, message: MESSAGE }),
    answers: [401, 201, 201, 201, 400, 201],
  },
  { call: 'GET /api/adminpanel/contact-requests/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/contact-requests/{request}/', answers: [401, 200, 404, 200, 404, 200] },
  { call: 'DELETE /api/adminpanel/contact-requests/{request}/', answers: [401, 204, 404, 403, 404, 403] },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/update_status/',
    body: () => ({ status: 'closed' }),
    answers: [401, 403, 404, 200, 404, 200],
  },
  {
    call: 'POST /api/adminpanel/contact-requests/close_answered/',
    body: () => ({ answered_days: 30 }),
    answers: [401, 403, 403, 200, 200, 403],
  },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/remind/',
    answers: [401, 403, 403, 403, 403, 200],
  },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/handover/',
    body: (world) => ({ to: world.stranger.id }),
    answers: [401, 403, 403, 403, 403, 400],
  },
  {
    call: 'DELETE /api/adminpanel/contact-requests/{request}/handover/',
    answers: [401, 403, 403, 403, 403, 409],
  },
  { call: 'GET /api/adminpanel/contact-requests/handed_over/', answers: [401, 403, 403, 200, 200, 403] },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/handover/answer/',
    body: (world) => ({ agrees: false, to: world.stranger.id }),
    answers: [401, 409, 404, 403, 404, 403],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/messages/', answers: [401, 200, 404, 200, 404, 200] },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/messages/',
    body: () => ({ body: 'Thank you.' }),
    answers: [401, 201, 404, 201, 404, 403],
  },
  { call: 'GET /api/adminpanel/attachments/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'POST /api/adminpanel/attachments/', body: () => ({}), answers: [401, 400, 400, 400, 400, 400] },
  { call: 'DELETE /api/adminpanel/attachments/{unsent}/', answers: [401, 204, 404, 404, 404, 404] },
  {
    call: 'GET /api/adminpanel/contact-requests/{request}/attachments/{attachment}/',
    answers: [401, 200, 404, 200, 404, 200],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/private-note/', answers: [401, 403, 403, 200, 404, 403] },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/private-note/',
    body: () => ({ note: 'Ask about the kidney report.' }),
    answers: [401, 403, 403, 200, 404, 403],
  },
  { call: 'GET /api/adminpanel/contact-requests/{request}/review/', answers: [401, 200, 404, 403, 404, 403] },
  {
    call: 'POST /api/adminpanel/contact-requests/{request}/review/',
    body: () => ({ rating: 5 }),
    answers: [401, 409, 404, 403, 404, 403],
  },
  {
    call: 'PATCH /api/adminpanel/contact-requests/{request}/review/',
    body: () => ({ rating: 4 }),
    answers: [401, 404, 404, 403, 404, 403],
  },
  { call: 'GET /api/adminpanel/dietitians/{dietitian}/reviews/', answers: [200, 200, 200, 200, 200, 200] },
  { call: 'GET /api/adminpanel/reviews/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/reviews/999/answer/',
    body: () => ({ answer: 'Thank you.' }),
    answers: [401, 403, 403, 404, 404, 403],
  },
  {
    call: 'PATCH /api/adminpanel/reviews/999/',
    body: () => ({ is_hidden: false }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/saved-replies/', answers: [401, 403, 403, 200, 200, 200] },
  {
    call: 'POST /api/adminpanel/saved-replies/',
    body: () => ({ title: 'Thanks', body: 'Thank you for writing.' }),
    answers: [401, 403, 403, 201, 201, 201],
  },
  {
    call: 'PATCH /api/adminpanel/saved-replies/999/',
    body: () => ({ title: 'Thanks' }),
    answers: [401, 403, 403, 404, 404, 404],
  },
  { call: 'DELETE /api/adminpanel/saved-replies/999/', answers: [401, 403, 403, 404, 404, 404] },
]
