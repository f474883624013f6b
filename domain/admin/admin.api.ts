import { del, get, post } from '../http/endpoint.ts'
import { AccountDetailResponse } from './account-detail.schema.ts'
import { Stats, StatsQuery, Waiting } from './stats.schema.ts'

export const adminApi = {
  stats: get('/api/adminpanel/stats/', 'Get the figures of the whole platform, also over time (admin)', {
    access: ['admin'],
    query: StatsQuery,
    response: Stats,
  }),
  waiting: get('/api/adminpanel/stats/waiting/', 'Count what needs attention from an admin (admin)', {
    access: ['admin'],
    response: Waiting,
  }),
  account: get('/api/adminpanel/users/:id/', 'Get one account (admin); recorded in the audit log', {
    access: ['admin'],
    response: AccountDetailResponse,
  }),
  signOutAccount: del(
    '/api/adminpanel/users/:id/sessions/',
    'Sign an account out everywhere (admin); your own session stays',
    { access: ['admin'], status: 204 },
  ),
  disableAccountOtp: post(
    '/api/adminpanel/users/:id/otp/disable/',
    'Switch off two-step sign-in for someone who has lost their phone and recovery codes (admin)',
    {
      access: ['admin'],
      stepUp: 'Enter your password again to switch off two-step sign-in for this account.',
      status: 204,
      errorStatuses: [409],
    },
  ),
}
