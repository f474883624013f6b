import { APPLICATION_STATUS_LABELS } from '#domain/applications/application-status.ts'
import { type Certificate, CertificateDecision } from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credential-name.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { CheckFields } from '../credentials/check-fields.tsx'
import { ReasonForm } from '../decision/reason-form.tsx'
import { type DecisionFormProps, useDecision } from '../decision/use-decision.ts'
import { useDecideCertificate } from './certificates.queries.ts'

const DONE: Record<CertificateDecision['status'], string> = {
  approved: 'Certificate approved',
  asked_back: 'Changes requested',
}

export function CertificateDecisionCard({ certificate }: { certificate: Certificate }) {
  const { id, status, reason, decided_at } = certificate
  const { mutateAsync } = useDecideCertificate(id)
  const { open, setOpen, close, form } = useDecision(mutateAsync, DONE)
  return (
    <SectionCard id="decision" title="Decision">
      <div className="mt-3 grid gap-3">
        {decided_at ? (
          <div className="grid gap-1">
            <p>{`${APPLICATION_STATUS_LABELS[status]} on ${formatDateTime(decided_at)}`}</p>
            {reason ? <p className="wrap-anywhere whitespace-pre-line">{reason}</p> : null}
          </div>
        ) : null}
        {status === 'approved' ? null : (
          <>
            <p className="text-ink-muted text-sm">
              Approving adds or renews the credential on the public profile. We email the dietitian.
            </p>
            <Button block onClick={() => setOpen('approved')}>
              Approve
            </Button>
            <Button block variant="outline" onClick={() => setOpen('asked_back')}>
              Request changes
            </Button>
          </>
        )}
      </div>
      <Dialog open={open === 'approved'} onClose={close} title="Approve certificate">
        <ApproveForm {...form} certificate={certificate} />
      </Dialog>
      <Dialog open={open === 'asked_back'} onClose={close} title="Request changes">
        <ReasonForm
          {...form}
          schema={CertificateDecision}
          status="asked_back"
          hint="We email it to the dietitian. The certificate shows it too."
        />
      </Dialog>
    </SectionCard>
  )
}

interface ApproveFormProps extends DecisionFormProps<CertificateDecision> {
  certificate: Certificate
}

/** The day of the check starts empty, so that nobody confirms a check by submitting an untouched form. */
function ApproveForm({ certificate, decide, onError, onCancel }: ApproveFormProps) {
  const defaultValues = { checked_on: '', expires_on: certificate.expires_on ?? '', note: '' }
  const apiForm = useApiForm<typeof defaultValues, CertificateDecision>({
    schema: CertificateDecision,
    defaultValues,
    toPayload: (values) => ({ status: 'approved', ...values }),
    send: decide,
    onError,
  })
  const { field, isSending } = apiForm
  return (
    <FormFrame apiForm={apiForm}>
      <p className="wrap-anywhere font-medium">{credentialName(certificate)}</p>
      <p className="text-ink-muted">The public profile shows what you state here, under “What we checked”.</p>
      <CheckFields field={field} />
      <DialogButtons action="Approve" busy="Approving..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}
