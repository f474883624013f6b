import { del, get, patch, post } from '../http/endpoint.ts'
import { DetailMessage } from './accounts.schema.ts'
import * as schema from './security.schema.ts'

export const securityApi = {
  changePassword: post(
    '/api/auth/password/change/',
    'Change your password; this ends every session and returns tokens for a new one',
    { access: 'signed-in', body: schema.ChangePassword, response: schema.PasswordChanged },
  ),
  stepUp: post(
    '/api/auth/step-up/',
    'Enter your password again to allow sensitive actions in this session for 10 minutes',
    { access: 'signed-in', body: schema.StepUp, response: schema.StepUpDone },
  ),
  listSessions: get('/api/auth/sessions/', 'List the devices on which you are signed in', {
    access: 'signed-in',
    query: schema.SessionQuery,
    response: schema.SessionPage,
  }),
  endSession: del('/api/auth/sessions/:id/', 'Sign out one device', { access: 'signed-in', status: 204 }),
  endOtherSessions: del('/api/auth/sessions/', 'Sign out all other devices', { access: 'signed-in', status: 204 }),
  mailChoices: get('/api/auth/notifications/', 'Get your email choices', {
    access: 'signed-in',
    response: schema.MailChoices,
  }),
  updateMailChoices: patch('/api/auth/notifications/', 'Switch emails on or off', {
    access: 'signed-in',
    body: schema.MailChoicesPatch,
    response: schema.MailChoices,
  }),
  status: get('/api/auth/security/', 'Get the security status of your account', {
    access: 'signed-in',
    response: schema.SecurityStatus,
  }),
  sendVerification: post('/api/auth/email/send-verification/', 'Email a new link to confirm your address', {
    access: 'signed-in',
    response: DetailMessage,
  }),
  verifyEmail: post('/api/auth/email/verify/', 'Confirm your email address with the emailed link', {
    access: 'signed-in',
    body: schema.VerifyEmail,
    errorStatuses: [409],
    response: DetailMessage,
  }),
  setUpOtp: post(
    '/api/auth/otp/setup/',
    'Start setting up two-step sign-in: get a new secret for an authenticator app',
    {
      access: 'signed-in',
      stepUp: 'Enter your password again to set up two-step sign-in.',
      errorStatuses: [409],
      response: schema.OtpSetup,
    },
  ),
  confirmOtp: post(
    '/api/auth/otp/confirm/',
    'Switch two-step sign-in on with the first code, and get the recovery codes',
    { access: 'signed-in', body: schema.OtpConfirmation, errorStatuses: [409], response: schema.RecoveryCodes },
  ),
  disableOtp: post('/api/auth/otp/disable/', 'Switch two-step sign-in off', {
    access: 'signed-in',
    stepUp: 'Enter your password again to switch two-step sign-in off.',
    status: 204,
    errorStatuses: [409],
  }),
  renewRecoveryCodes: post('/api/auth/otp/recovery-codes/', 'Get new recovery codes; the old ones stop working', {
    access: 'signed-in',
    stepUp: 'Enter your password again to get new recovery codes.',
    errorStatuses: [409],
    response: schema.RecoveryCodes,
  }),
}
