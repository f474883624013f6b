export const MAIL_STATUSES = ['queued', 'sent', 'failed'] as const
export type MailStatus = (typeof MAIL_STATUSES)[number]
export const MAIL_STATUS_LABELS: Record<MailStatus, string> = { queued: 'Waiting', sent: 'Sent', failed: 'Failed' }

export const ONLY_FAILED_AGAIN = 'Only a failed email can be sent again.'
