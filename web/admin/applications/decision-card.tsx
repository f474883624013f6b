import { useState } from 'react'
import {
  type Application,
  ApplicationDecision,
  COUNCIL_MAX,
  REASON_MAX,
} from '#domain/applications/applications.schema.ts'
import { CREDENTIAL_NOTE_MAX } from '#domain/dietitians/credentials.schema.ts'
import type { ApiError } from '#domain/http/api-error.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { useHeadingFocus } from '#web/lib/confirm/use-heading-focus.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useDecide } from './applications.queries.ts'

const NOTIFICATION = 'The applicant is told by email.'

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
    // Another admin has decided first. The page shows that decision and closes the dialog, so a toast has the message.
    onError: ({ status: code, message }) => {
      if (code === 409) toast.error(message)
    },
  }

  return (
    <SectionCard id="decision" title="Decision">
      {status === 'pending' ? (
        <div className="mt-3 grid gap-3">
          <p className="text-ink-muted text-sm">An approval makes this account a dietitian. {NOTIFICATION}</p>
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

/** What both forms need of the card. */
interface DecisionFormProps {
  application: Application
  decide: (decision: ApplicationDecision) => Promise<unknown>
  onError: (error: ApiError) => void
  onCancel: () => void
}

/** The days begin empty: nobody should state a check by leaving a form as it was. */
function ApproveForm({ application, decide, onError, onCancel }: DecisionFormProps) {
  const defaultValues = {
    qualification_checked_on: '',
    registration_checked_on: '',
    checked_council: application.registration_council,
    registration_expires_on: '',
    note: '',
  }
  const apiForm = useApiForm<typeof defaultValues, ApplicationDecision>({
    schema: ApplicationDecision,
    defaultValues,
    toPayload: (values) => ({ status: 'approved', ...values }),
    send: decide,
    onError,
  })
  const { field, isSending } = apiForm
  const today = indiaDay(new Date())

  return (
    <FormFrame apiForm={apiForm} className="grid gap-6">
      <p className="text-ink-muted">
        What you state here stands on the public profile under “What we checked”. Leave a day empty where nothing was
        checked.
      </p>
      <fieldset className="min-w-0">
        <legend className="wrap-anywhere mb-3 font-semibold">{`Qualification: ${application.qualification}`}</legend>
        <TextField
          label="Certificate seen on"
          type="date"
          max={today}
          optional
          {...field('qualification_checked_on')}
        />
      </fieldset>
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="wrap-anywhere mb-3 font-semibold">{`Registration number: ${application.registration_number}`}</legend>
        <div className="sm:col-span-2">
          <TextField label="Checked with" maxLength={COUNCIL_MAX} {...field('checked_council')} />
        </div>
        <TextField label="Checked on" type="date" max={today} optional {...field('registration_checked_on')} />
        <TextField label="Valid until" type="date" min={today} optional {...field('registration_expires_on')} />
      </fieldset>
      <TextareaField
        label="Note"
        hint="For the office alone: how it was checked."
        rows={3}
        optional
        maxLength={CREDENTIAL_NOTE_MAX}
        {...field('note')}
      />
      <DialogButtons action="Approve" busy="Approving..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
