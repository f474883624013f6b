import { endpoint } from '../http/endpoint.ts'
import { AccountDetailAnswer } from './account-detail.schema.ts'
import { Stats, StatsQuery, Waiting } from './stats.schema.ts'

export const adminApi = {
  stats: endpoint({
    method: 'GET',
    path: '/api/adminpanel/stats/',
    summary: 'Figures of the whole platform, and how they have come about',
    access: ['admin'],
    query: StatsQuery,
    response: Stats,
  }),
  waiting: endpoint({
    method: 'GET',
    path: '/api/adminpanel/stats/waiting/',
    summary: 'How much waits for the office',
    access: ['admin'],
    response: Waiting,
  }),
  account: endpoint({
    method: 'GET',
    path: '/api/adminpanel/users/:id/',
    summary: 'One account, for the office; recorded in the audit log',
    access: ['admin'],
    response: AccountDetailAnswer,
  }),
  signOutAccount: endpoint({
    method: 'DELETE',
    path: '/api/adminpanel/users/:id/sessions/',
    summary: 'Sign an account out everywhere; the own session stays',
    access: ['admin'],
    status: 204,
  }),
  disableAccountOtp: endpoint({
    method: 'POST',
    path: '/api/adminpanel/users/:id/otp/disable/',
    summary: 'Switch off the two-step sign-in of a person who has lost phone and recovery codes',
    access: ['admin'],
    stepUp: 'Enter your password again to switch off two-step sign-in for this account.',
    status: 204,
    errorStatuses: [409],
  }),
}
