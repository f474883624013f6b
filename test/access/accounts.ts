import { PASSWORD } from '../given.ts'
import type { AccessRow } from './world.ts'

const PATCH_PASSWORD = { password: 'makki-roti-sarson', password_confirm: 'makki-roti-sarson' }

/** Signing in, the own account, and the accounts that admins see. */
export const ACCOUNTS: AccessRow[] = [
  {
    call: 'POST /api/auth/register/',
    body: () => ({ first_name: 'A', last_name: 'B', email: 'new@example.in', ...PATCH_PASSWORD }),
    answers: [201, 201, 201, 201, 201, 201],
  },
  {
    call: 'POST /api/auth/login/',
    body: () => ({ email: 'none@example.in', password: 'wrong-password' }),
    answers: [401, 401, 401, 401, 401, 401],
  },
  {
    call: 'POST /api/auth/token/refresh/',
    body: () => ({ refresh: 'nonsense' }),
    answers: [401, 401, 401, 401, 401, 401],
  },
  { call: 'POST /api/auth/logout/', body: () => ({}), answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/profile/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'PATCH /api/auth/profile/', body: () => ({ age: 30 }), answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/password/forgot/',
    body: () => ({ email: 'none@example.in' }),
    answers: [200, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/auth/password/reset/',
    body: () => ({ token: 'nonsense', ...PATCH_PASSWORD }),
    answers: [400, 400, 400, 400, 400, 400],
  },
  { call: 'GET /api/auth/export/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/accesses/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'GET /api/auth/consents/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'DELETE /api/auth/consents/999/', answers: [401, 404, 404, 404, 404, 404] },
  { call: 'GET /api/auth/deletion/', answers: [401, 200, 200, 200, 200, 200] },
  // The one admin there is cannot leave.
  { call: 'POST /api/auth/deletion/', body: () => ({ password: PASSWORD }), answers: [401, 202, 202, 202, 202, 409] },
  { call: 'DELETE /api/auth/deletion/', answers: [401, 409, 409, 409, 409, 409] },
  {
    call: 'POST /api/auth/password/change/',
    body: () => ({ current_password: PASSWORD, ...PATCH_PASSWORD }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  {
    call: 'POST /api/auth/step-up/',
    body: () => ({ password: PASSWORD }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  { call: 'GET /api/auth/security/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'POST /api/auth/email/send-verification/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'POST /api/auth/email/verify/',
    body: () => ({ token: 'nonsense' }),
    answers: [401, 400, 400, 400, 400, 400],
  },
  // None of them has confirmed the address.
  { call: 'POST /api/auth/otp/setup/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/confirm/', body: () => ({ otp: '123456' }), answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/disable/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'POST /api/auth/otp/recovery-codes/', answers: [401, 409, 409, 409, 409, 409] },
  { call: 'GET /api/auth/sessions/', answers: [401, 200, 200, 200, 200, 200] },
  { call: 'DELETE /api/auth/sessions/', answers: [401, 204, 204, 204, 204, 204] },
  { call: 'DELETE /api/auth/sessions/999/', answers: [401, 404, 404, 404, 404, 404] },
  { call: 'GET /api/auth/notifications/', answers: [401, 200, 200, 200, 200, 200] },
  {
    call: 'PATCH /api/auth/notifications/',
    body: () => ({ reply: false }),
    answers: [401, 200, 200, 200, 200, 200],
  },
  { call: 'GET /api/adminpanel/users/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'GET /api/adminpanel/users/{other}/', answers: [401, 403, 403, 403, 403, 200] },
  { call: 'DELETE /api/adminpanel/users/{other}/sessions/', answers: [401, 403, 403, 403, 403, 204] },
  {
    call: 'POST /api/adminpanel/users/{other}/otp/disable/',
    answers: [401, 403, 403, 403, 403, 409],
  },
  {
    call: 'PATCH /api/adminpanel/users/{other}/',
    body: () => ({ role: 'dietitian' }),
    answers: [401, 403, 403, 403, 403, 200],
  },
]
