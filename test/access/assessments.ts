import type { AccessRow } from './world.ts'

/** Health assessments, by their sender and by an admin. */
export const ASSESSMENTS: AccessRow[] = [
  { call: 'GET /api/adminpanel/assessments/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/assessments/csv/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/assessments/999/', answers: [401, 403, 403, 403, 403, 404] },
  {
    call: 'PATCH /api/adminpanel/assessments/999/',
    body: () => ({ status: 'done' }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'GET /api/adminpanel/assessments/assignable/', answers: [401, 403, 403, 403, 403, 200] },
  {
    call: 'POST /api/adminpanel/assessments/999/assign/',
    body: () => ({ to: 1 }),
    answers: [401, 403, 403, 403, 403, 404],
  },
  { call: 'POST /api/adminpanel/assessments/999/remind/', answers: [401, 403, 403, 403, 403, 404] },
  { call: 'GET /api/adminpanel/assigned-assessments/', answers: [401, 403, 403, 200, 200, 200] },
  { call: 'GET /api/adminpanel/assigned-assessments/999/', answers: [401, 403, 403, 404, 404, 404] },
  {
    call: 'POST /api/adminpanel/assigned-assessments/999/answer/',
    body: () => ({ answer: 'Eat dal and sabzi with your roti.' }),
    answers: [401, 403, 403, 404, 404, 404],
  },
  { call: 'DELETE /api/adminpanel/assessments/999/', answers: [401, 403, 403, 403, 403, 404] },
  {
    call: 'POST /api/contact/',
    body: () => ({
      full_name: 'Asha',
      email: 'asha@example.in',
      phone_number: '9814012345',
      age: 30,
      gender: 'female',
      height: 160,
      weight: 60,
    }),
    answers: [201, 201, 201, 201, 201, 201],
  },
  {
    call: 'POST /api/contact/submission/',
    body: () => ({ token: 'nonsense' }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  {
    call: 'POST /api/contact/erasure/',
    body: () => ({ token: 'nonsense' }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  {
    call: 'POST /api/contact/answer/',
    body: () => ({ token: 'nonsense' }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  {
    call: 'POST /api/contact/answer/link/',
    body: () => ({ token: 'nonsense' }),
    answers: [200, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/contact/link/',
    body: () => ({ token: 'nonsense' }),
    answers: [200, 200, 200, 200, 200, 200],
  },
]
