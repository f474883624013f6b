import { APPLICATION_STATUS_LABELS } from '#domain/applications/application-status.ts'
import { type Certificate, CertificateDecision } from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import { api } from '#web/lib/api/api.ts'
import { formatDateTime } from '#web/lib/format.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { Button } from '#web/ui/button.tsx'
import { SectionCard } from '#web/ui/card.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useAdminMutation } from '../../use-admin-mutation.ts'
import { CheckFields, NO_CHECK } from '../credentials/credential-forms.tsx'
import { type DecisionFormProps, ReasonForm, useDecision } from '../decision/decision-form.tsx'

const DONE: Record<CertificateDecision['status'], string> = {
  approved: 'Certificate approved',
  changes_requested: 'Changes requested',
}

export function CertificateDecisionCard({ certificate }: { certificate: Certificate }) {
  const { id, status, reason, decided_at } = certificate
  const { mutateAsync } = useAdminMutation((decision: CertificateDecision) => api.certificates.decide(id, decision))
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
            <Button block variant="outline" onClick={() => setOpen('changes_requested')}>
              Request changes
            </Button>
          </>
        )}
      </div>
      <Dialog open={open === 'approved'} onClose={close} title="Approve certificate">
        <ApproveForm {...form} certificate={certificate} />
      </Dialog>
      <Dialog open={open === 'changes_requested'} onClose={close} title="Request changes">
        <ReasonForm
          {...form}
          schema={CertificateDecision}
          status="changes_requested"
          hint="We email it to the dietitian. The certificate shows it too."
        />
      </Dialog>
    </SectionCard>
  )
}

function ApproveForm({
  certificate,
  decide,
  onError,
  onCancel,
}: DecisionFormProps<CertificateDecision> & { certificate: Certificate }) {
  const apiForm = useApiForm<typeof NO_CHECK, CertificateDecision>({
    schema: CertificateDecision,
    defaultValues: { ...NO_CHECK, expires_on: certificate.expires_on ?? '' },
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
