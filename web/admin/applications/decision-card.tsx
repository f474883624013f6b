import { useState } from 'react'
import { type Application, ApplicationDecision, REASON_MAX } from '#domain/applications/applications.schema.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecide } from './applications.queries.ts'
import { ApproveForm, type DecisionFormProps } from './approve-form.tsx'

const MESSAGES = 'The applicant is told by email.'

export function DecisionCard({ application }: { application: Application }) {
  const { status, reason, decided_at, applicant } = application
  const [open, setOpen] = useState<'approve' | 'decline' | null>(null)
  const { mutateAsync } = useDecide(application.id)
  const restoreFocus = useHeadingFocus()
  const close = () => setOpen(null)

  async function decide(decision: ApplicationDecision) {
    await mutateAsync(decision)
    close()
    restoreFocus()
    toast.success(decision.status === 'approved' ? 'Application approved' : 'Application declined')
  }

  const form: DecisionFormProps = {
    application,
    decide,
    onCancel: close,
    // Somebody else was quicker: the page shows their decision, so the message must not go with the dialog.
    onError: ({ status: code, message }) => {
      if (code === 409) toast.error(message)
    },
  }

  return (
    <SectionCard id="decision" title="Decision">
      {status === 'pending' ? (
        <div className="mt-3 grid gap-3">
          <p className="text-ink-muted text-sm">An approval makes this account a dietitian. {MESSAGES}</p>
          <Button block onClick={() => setOpen('approve')}>
            Approve
          </Button>
          <Button block variant="outline" onClick={() => setOpen('decline')}>
            Decline
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-2">
          <p>
            {status === 'approved' ? 'Approved' : 'Declined'}
            {decided_at ? ` on ${formatDateTime(decided_at)}` : null}
          </p>
          {reason ? <p className="wrap-anywhere whitespace-pre-line">{reason}</p> : null}
        </div>
      )}
      <Dialog open={open === 'approve'} onClose={close} size="wide" title={`Approve ${applicant.full_name}`}>
        <ApproveForm {...form} />
      </Dialog>
      <Dialog open={open === 'decline'} onClose={close} title={`Decline ${applicant.full_name}`}>
        <DeclineForm {...form} />
      </Dialog>
    </SectionCard>
  )
}

function DeclineForm({ decide, onError, onCancel }: DecisionFormProps) {
  const apiForm = useApiForm<{ reason: string }, ApplicationDecision>({
    schema: ApplicationDecision,
    defaultValues: { reason: '' },
    toPayload: ({ reason }) => ({ status: 'declined', reason }),
    send: decide,
    onError,
  })
  return (
    <FormFrame apiForm={apiForm}>
      <TextareaField
        label="Reason"
        hint="The applicant reads it, in the email and beside the application."
        rows={5}
        maxLength={REASON_MAX}
        {...apiForm.field('reason')}
      />
      <DialogButtons
        action="Decline"
        busy="Declining..."
        variant="danger"
        isBusy={apiForm.isSending}
        onCancel={onCancel}
      />
    </FormFrame>
  )
}
