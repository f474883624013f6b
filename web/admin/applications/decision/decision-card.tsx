import { APPLICATION_STATUS_LABELS, isOpen } from '#domain/applications/application-status.ts'
import { type Application, ApplicationDecision, COUNCIL_MAX } from '#domain/applications/applications.schema.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminMutation } from '../../use-admin-mutation.ts'
import { CheckNote } from '../credentials/credential-forms.tsx'
import { type DecisionFormProps, ReasonForm, useDecision } from './decision-form.tsx'

const DONE: Record<ApplicationDecision['status'], string> = {
  approved: 'Application approved',
  changes_requested: 'Changes requested',
  declined: 'Application declined',
}

const REASON_HINT = 'We email it to the applicant. The application shows it too.'

export function DecisionCard({ application }: { application: Application }) {
  const { status, reason, decided_at, sent_again_at, applicant } = application
  const { mutateAsync } = useAdminMutation((decision: ApplicationDecision) =>
    api.applications.decide(application.id, { ...decision, sent_again_at }),
  )
  const { open, setOpen, close, form } = useDecision(mutateAsync, DONE)
  const reasonForm = { ...form, schema: ApplicationDecision, hint: REASON_HINT }
  return (
    <SectionCard id="decision" title="Decision">
      {isOpen(status) ? (
        <div className="mt-3 grid gap-3">
          <RequestedChanges application={application} />
          <p className="text-ink-muted text-sm">Approving makes this account a dietitian. We email the applicant.</p>
          <Button block onClick={() => setOpen('approved')}>
            Approve
          </Button>
          <Button block variant="outline" onClick={() => setOpen('changes_requested')}>
            Request changes
          </Button>
          <Button block variant="outline" onClick={() => setOpen('declined')}>
            Decline
          </Button>
        </div>
      ) : (
        <div className="mt-3 grid gap-2">
          <p>
            {APPLICATION_STATUS_LABELS[status]}
            {decided_at ? ` on ${formatDateTime(decided_at)}` : null}
          </p>
          {reason ? <p className="wrap-anywhere whitespace-pre-line">{reason}</p> : null}
        </div>
      )}
      <Dialog open={open === 'approved'} onClose={close} size="wide" title={`Approve ${applicant.full_name}`}>
        <ApproveForm {...form} application={application} />
      </Dialog>
      <Dialog open={open === 'declined'} onClose={close} title={`Decline ${applicant.full_name}`}>
        <ReasonForm {...reasonForm} status="declined" />
      </Dialog>
      <Dialog open={open === 'changes_requested'} onClose={close} title={`Request changes from ${applicant.full_name}`}>
        <ReasonForm {...reasonForm} status="changes_requested" />
      </Dialog>
    </SectionCard>
  )
}

/** What an admin asked, and whether the applicant has answered. */
function RequestedChanges({
  application: { reason, decided_at, sent_again_at, status },
}: {
  application: Application
}) {
  if (!reason || !decided_at) return null
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-medium">{`Changes requested on ${formatDateTime(decided_at)}`}</p>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <p className="text-ink-muted">
        {status === 'pending' && sent_again_at
          ? `Sent again on ${formatDateTime(sent_again_at)}.`
          : 'Not sent again yet.'}
      </p>
    </div>
  )
}

/** The days start empty, so that nobody confirms a check by submitting an untouched form. */
function ApproveForm({
  application,
  decide,
  onError,
  onCancel,
}: DecisionFormProps<ApplicationDecision> & { application: Application }) {
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
        The public profile shows what you state here, under “What we checked”. Leave a date empty if nothing was
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
      <CheckNote {...field('note')} />
      <DialogButtons action="Approve" busy="Approving..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
