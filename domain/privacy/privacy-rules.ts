/** Days in which a person can cancel the deletion of their account. */
export const COOLING_OFF_DAYS = 7
/** Days that the audit log keeps an entry: the Rules of 2025 require one year of logs (rule 8). */
export const AUDIT_LOG_RETENTION_DAYS = 365
/** Days that the record of a mail is kept, as is a mail written to a file. */
export const MAIL_RETENTION_DAYS = 30
/** Days until the last backup with erased data is gone; the operator must ensure this. */
export const BACKUP_RETENTION_DAYS = 30
export const LAST_ADMIN_STAYS = 'You can’t delete the last active admin. Make another account an admin first.'
export const NOT_TO_BE_DELETED = 'This account isn’t due to be deleted.'
export const ALREADY_WITHDRAWN = 'You’ve already withdrawn this agreement.'
/** Replaces the name of a person whose account is erased. */
export const DELETED_ACCOUNT = 'Deleted account'
/** Replaces the text of a person whose account is erased. */
export const DELETED_TEXT = 'Deleted with the account of the person who wrote it.'
/** Replaces the name or address of such a person in texts written by others. */
export const DELETED_NAME = '[deleted]'

export const CONSENT_KINDS = ['terms', 'assessment_notice'] as const
export type ConsentKind = (typeof CONSENT_KINDS)[number]
export const CONSENT_LABELS: Record<ConsentKind, string> = {
  terms: 'Terms of Service and Privacy Policy',
  assessment_notice: 'Notice with the health assessment',
}
