import { type Application, ApplicationDecision, COUNCIL_MAX } from '#domain/applications/applications.schema.ts'
import { CREDENTIAL_NOTE_MAX } from '#domain/dietitians/credentials.schema.ts'
import type { ApiError } from '#domain/http/api-error.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'

/** What both forms need of the card. */
export interface DecisionFormProps {
  application: Application
  decide: (decision: ApplicationDecision) => Promise<unknown>
  onError: (error: ApiError) => void
  onCancel: () => void
}

interface Values {
  qualification_checked_on: string
  registration_checked_on: string
  checked_council: string
  registration_expires_on: string
  note: string
}

/** The days begin empty: nobody should state a check by leaving a form as it was. */
export function ApproveForm({ application, decide, onError, onCancel }: DecisionFormProps) {
  const apiForm = useApiForm<Values, ApplicationDecision>({
    schema: ApplicationDecision,
    defaultValues: {
      qualification_checked_on: '',
      registration_checked_on: '',
      checked_council: application.registration_council,
      registration_expires_on: '',
      note: '',
    },
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
