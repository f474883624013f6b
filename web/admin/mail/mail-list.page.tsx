import { RotateCw } from 'lucide-react'
import { ApiError } from '#domain/http/api-error.ts'
import { MAIL_STATUS_LABELS } from '#domain/mail/mail-rules.ts'
import type { MailItem } from '#domain/mail/mails.schema.ts'
import { api } from '#web/lib/api/api.ts'
import { useConfirmAction } from '#web/lib/confirm/use-confirm-action.ts'
import { formatNumber } from '#web/lib/format.ts'
import type { Column } from '#web/shell/list/data-table.tsx'
import { DateTime } from '#web/shell/list/date-time.tsx'
import { toPageQuery } from '#web/shell/list/filter-codec.ts'
import { privateMeta } from '#web/shell/seo.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { adminList, ListPage, useAdminList } from '../list-page.tsx'

export const meta = () => privateMeta('Mail', 'Outgoing emails, and those that couldn’t be sent.', '/admin/mail')

const MAILS = adminList({
  queryKey: ['admin-mails', 'list'],
  load: (filters, { signal }) => api.mails.list(toPageQuery(filters), { signal }),
  search: { label: 'Search emails', placeholder: 'Recipient’s address' },
  choices: { status: { label: 'Status', options: { '': 'All, failed first', ...MAIL_STATUS_LABELS } } },
})
const TONES: Record<MailItem['status'], BadgeTone> = { queued: 'info', sent: 'success', failed: 'danger' }

function columnsWith(onResend: (mail: MailItem) => void): Column<MailItem>[] {
  return [
    { label: 'Recipient', isTitle: true, cell: (mail) => <Recipient mail={mail} /> },
    { label: 'Status', isWide: true, cell: (mail) => <Outcome mail={mail} /> },
    { label: 'Written', cell: ({ created_at }) => <DateTime date={created_at} /> },
    { label: 'Sent', cell: ({ sent_at }) => <DateTime date={sent_at} none="Not sent" /> },
    { label: 'Actions', isActions: true, cell: (mail) => <Resend mail={mail} onResend={onResend} /> },
  ]
}

export default function MailListPage() {
  const list = useAdminList(MAILS)
  const failed = list.query.data?.results.filter(({ status }) => status === 'failed') ?? []
  const resending = useConfirmAction<MailItem>({
    action: ({ id }) => api.mails.resend(id),
    success: 'The email is on its way again.',
  })
  const resendingAll = useConfirmAction<MailItem[]>({
    action: async (mails) => {
      for (const { id } of mails) await resendIfFailed(id)
    },
    success: 'The emails are on their way again.',
  })
  return (
    <ListPage
      list={list}
      title="Mail"
      intro="What happened to each email, never what it says. If one can’t be sent, we try again for about a day."
      one="email"
      many="emails"
      nothing={{
        title: 'No emails yet',
        text: 'Every email that the site sends appears here.',
        action: { label: 'Back to the overview', to: '/admin' },
      }}
      caption="Emails"
      columns={columnsWith(resending.open)}
      className="mt-6 min-h-12 flex-wrap"
      tools={<ResendAll mails={failed} onResend={resendingAll.open} />}
    >
      <ConfirmDialog
        {...resending.dialog}
        onConfirm={resending.confirm}
        title="Send again"
        action="Send again"
        busy="Queuing…"
        isSafe
      >
        <p className="wrap-anywhere">
          “{resending.target?.template_display}” will be sent to {resending.target?.recipient} again. Its links keep
          their time limit. A password link stops working after an hour.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        {...resendingAll.dialog}
        onConfirm={resendingAll.confirm}
        title="Send all again"
        action="Send all again"
        busy="Queuing…"
        isSafe
      >
        <p className="wrap-anywhere">
          {formatNumber(resendingAll.target?.length ?? 0)} emails will be sent again to the same people. Their links
          keep their time limits.
        </p>
      </ConfirmDialog>
    </ListPage>
  )
}

/** Some may have been sent by a retry or by another admin in the meantime, and old ones are deleted. */
async function resendIfFailed(id: number): Promise<void> {
  try {
    await api.mails.resend(id)
  } catch (error) {
    if (!(error instanceof ApiError && (error.status === 409 || error.status === 404))) throw error
  }
}

interface ResendAllProps {
  /** The failed mails of this page. */
  mails: MailItem[]
  onResend: (mails: MailItem[]) => void
}

/** Mails often fail together for one reason, so they can be resent together. */
function ResendAll({ mails, onResend }: ResendAllProps) {
  if (mails.length < 2) return null
  return (
    <Button variant="outline" icon={RotateCw} onClick={() => onResend(mails)}>
      {`Send these ${formatNumber(mails.length)} failed emails again`}
    </Button>
  )
}

function Recipient({ mail }: { mail: MailItem }) {
  return (
    <div className="min-w-0">
      <p className="wrap-anywhere font-semibold">{mail.recipient}</p>
      <p className="text-ink-muted">{mail.template_display}</p>
    </div>
  )
}

function Outcome({ mail: { status, status_display, attempts, last_error } }: { mail: MailItem }) {
  return (
    <div className="grid max-w-80 justify-items-start gap-1">
      <Badge dot tone={TONES[status]}>
        {status_display}
      </Badge>
      {attempts > 1 ? <span className="text-ink-muted">{formatNumber(attempts)} tries</span> : null}
      {last_error ? <span className="wrap-anywhere text-ink-muted">{last_error}</span> : null}
    </div>
  )
}

function Resend({ mail, onResend }: { mail: MailItem; onResend: (mail: MailItem) => void }) {
  if (mail.status !== 'failed') return <span className="text-ink-muted max-md:hidden">None</span>
  return (
    <Button
      size="small"
      variant="outline"
      className="whitespace-nowrap"
      icon={RotateCw}
      aria-label={`Send again: ${mail.template_display} to ${mail.recipient}`}
      onClick={() => onResend(mail)}
    >
      Send again
    </Button>
  )
}
