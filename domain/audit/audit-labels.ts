/** The actions that the audit log records, with their labels. A new action gets its label here. */
export const AUDIT_LABELS = {
  'account.registered': 'Opened an account',
  'account.signed_in': 'Signed in',
  'account.role_changed': 'Changed a role',
  'account.access_changed': 'Changed access',
  'account.password_changed': 'Changed a password',
  'account.email_verified': 'Confirmed an email address',
  'account.second_factor_on': 'Switched the second step on',
  'account.second_factor_off': 'Switched the second step off',
  'account.recovery_codes_renewed': 'Made new recovery codes',
  'account.recovery_code_used': 'Signed in with a recovery code',
  'account.admin_ensured': 'Ensured the operator’s admin',
  'account.exported': 'Downloaded the own data',
  'account.deletion_asked': 'Asked for deletion',
  'account.deletion_taken_back': 'Took deletion back',
  'account.deleted': 'Deleted an account',
  'consent.withdrawn': 'Withdrew a consent',
  'account.opened': 'Opened an account’s page',
  'account.signed_out_everywhere': 'Signed out everywhere',
  'request.opened': 'Opened a request',
  'request.listed': 'Listed requests',
  'request.withdrawn': 'Withdrew a request',
  'request.status_changed': 'Changed a request’s status',
  'request.priority_changed': 'Changed a request’s priority',
  'application.opened': 'Opened an application',
  'application.decided': 'Decided on an application',
  'application.document_opened': 'Opened a document of an application',
  'credential.added': 'Wrote down a checked credential',
  'credential.renewed': 'Renewed a credential',
  'credential.withdrawn': 'Withdrew a credential',
  'assessment.opened': 'Opened an assessment',
  'assessment.changed': 'Changed an assessment’s status or notes',
  'assessment.erased': 'Erased an assessment',
  'assessment.exported': 'Downloaded assessments',
  'blog.changed': 'Changed an article',
  'blog.unpublished': 'Unpublished an article, with a reason',
  'blog.republished': 'Published an unpublished article again',
  'blog.deleted': 'Deleted an article',
  'blog.restored': 'Restored an article',
  'review.hidden': 'Hid a review',
  'review.shown': 'Showed a review again',
  'mail.resent': 'Sent a failed mail again',
  'site.settings_changed': 'Changed the site settings',
  'site.claims_decided': 'Decided on marketing claims',
  'site.settings_restored': 'Restored earlier site settings',
  'audit.exported': 'Downloaded the audit log',
} as const

export type AuditAction = keyof typeof AUDIT_LABELS
export const AUDIT_ACTIONS = Object.keys(AUDIT_LABELS) as [AuditAction, ...AuditAction[]]

/** What an action changes. */
export const AUDIT_TARGET_LABELS = {
  user: 'User',
  consultation_request: 'Request',
  dietitian_application: 'Application',
  assessment: 'Assessment',
  blog: 'Article',
  review: 'Review',
  mail: 'Mail',
  site_settings: 'Site settings',
  audit_log: 'Audit log',
} as const

export type AuditTarget = keyof typeof AUDIT_TARGET_LABELS
export const AUDIT_TARGETS = Object.keys(AUDIT_TARGET_LABELS) as [AuditTarget, ...AuditTarget[]]
