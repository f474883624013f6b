import { endpoint } from '../http/endpoint.ts'
import { AccountDetailAnswer } from './account-detail.schema.ts'
import { Stats, StatsQuery, Waiting } from './stats.schema.ts'

export const adminApi = {
  stats: endpoint({
    method: 'GET',
    path: '/api/adminpanel/stats/',
    summary: 'Get the figures of the whole platform, also over time (admin)',
    access: ['admin'],
    query: StatsQuery,
    response: Stats,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/adminpanel/stats/waiting/',
    summary: 'Count what needs attention from the office (admin)',
    access: ['admin'],
    response: Waiting,
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/adminpanel/users/:id/',
    summary: 'Get one account (admin); recorded in the audit log',
    access: ['admin'],
    response: AccountDetailAnswer,
  }),
  signOutAccount: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/users/:id/sessions/',
    summary: 'Sign an account out everywhere (admin); your own session stays',
    access: ['admin'],
    status: 204,
  }),
  disableAccountOtp: endpoint({
    method: 'POST',
    path: '/api/adminpanel/users/:id/otp/disable/',
    summary: 'Switch off two-step sign-in for someone who has lost their phone and recovery codes (admin)',
    access: ['admin'],
    stepUp: 'Enter your password again to switch off two-step sign-in for this account.',
    status: 204,
    errorStatuses: [409],
  }),
}
