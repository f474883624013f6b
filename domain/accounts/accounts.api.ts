import { get, patch, post } from '../http/endpoint.ts'
import * as schema from './accounts.schema.ts'

export const accountsApi = {
  register: post('/api/auth/register/', 'Register an account', {
    access: 'anyone',
    status: 201,
    body: schema.Registration,
    response: schema.SignedIn,
  }),
  login: post(
    '/api/auth/login/',
    'Sign in; a browser that sends the same X-Device-Id (a UUID) as before is not reported as new',
    { access: 'anyone', body: schema.Login, errorStatuses: [401], response: schema.SignedIn },
  ),
  refresh: post('/api/auth/token/refresh/', 'Get a new access token', {
    access: 'anyone',
    body: schema.Refresh,
    errorStatuses: [401],
    response: schema.Access,
  }),
  logout: post('/api/auth/logout/', 'End the session', {
    access: 'anyone',
    body: schema.Logout,
    errorStatuses: [401],
    response: schema.DetailMessage,
  }),
  profile: get('/api/auth/profile/', 'Get your account', { access: 'signed-in', response: schema.UserResponse }),
  updateProfile: patch('/api/auth/profile/', 'Change your account', {
    access: 'signed-in',
    body: schema.ProfilePatch,
    response: schema.UserResponse,
  }),
  forgotPassword: post('/api/auth/password/forgot/', 'Email a link to set a new password', {
    access: 'anyone',
    body: schema.ForgotPassword,
    response: schema.DetailMessage,
  }),
  resetPassword: post('/api/auth/password/reset/', 'Set a new password with the emailed link', {
    access: 'anyone',
    body: schema.ResetPassword,
    response: schema.DetailMessage,
  }),
  listAccounts: get('/api/adminpanel/users/', 'List accounts (admin)', {
    access: ['admin'],
    query: schema.AccountQuery,
    response: schema.AccountPage,
  }),
  updateAccount: patch('/api/adminpanel/users/:id/', "Change an account's role or access (admin)", {
    access: ['admin'],
    stepUp: 'Enter your password again to change this account’s role or access.',
    body: schema.AccountPatch,
    errorStatuses: [409],
    response: schema.AccountResponse,
  }),
}
