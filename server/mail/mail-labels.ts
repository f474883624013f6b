import type { Mail } from './mail.service.ts'

/** What each mail is for, in the words of the office. */
const LABELS: Record<Mail['template'], string> = {
  welcome: 'Welcome',
  'new-request': 'New request, to the dietitian',
  'new-message': 'New message, to the dietitian',
  reply: 'Reply, to the client',
  'password-reset': 'Password reset',
  'verify-email': 'Email confirmation',
  'new-device': 'Sign-in on a new device',
  'device-changed': 'Account used from another device',
  'account-notice': 'Notice about an account',
  'access-changed': 'Role or access changed',
  'access-alert': 'Role or access changed, to the administrators',
  'deletion-asked': 'Deletion asked for',
  'deletion-taken-back': 'Deletion taken back',
  'account-deleted': 'Account deleted',
  'request-closed': 'Request closed, to the client',
  'assessment-received': 'Assessment received',
  'assessment-link': 'New link to an assessment',
  'new-assessment': 'New assessment, to the office',
  'application-decided': 'Decision on an application',
  'credential-expiring': 'Credential about to expire, to the dietitian',
  'article-unpublished': 'Article unpublished, to the author',
}

/** A mail of an earlier version of the product keeps its own word. */
export function mailLabel(template: string): string {
  return LABELS[template as Mail['template']] ?? template
}
