import { useQuery } from '@tanstack/react-query'
import { Eye, FileUp, Trash2 } from 'lucide-react'
import { lazy, Suspense, useRef, useState } from 'react'
import type { Certificate } from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import { api } from '#web/lib/api/api.ts'
import { ApplicationStatusBadge } from '#web/lib/application-status.tsx'
import { DocumentViewer } from '#web/lib/documents/document-viewer.tsx'
import { formatDate } from '#web/lib/format.ts'
import { Loaded } from '#web/shell/console/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormSkeleton } from '#web/ui/form-skeleton.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { ownCertificates, useCertificateActions } from './certificates.queries.ts'

const CertificateForm = lazy(() =>
  import('./certificate-form.tsx').then((module) => ({ default: module.CertificateForm })),
)

type Action = { kind: 'send'; toCorrect?: Certificate } | { kind: 'view' | 'remove'; certificate: Certificate }

/** Certificates that the dietitian has sent, with their states. */
export function OwnCertificates() {
  const [action, setAction] = useState<Action | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <Card as="section" aria-labelledby="certificates">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="certificates" ref={heading} tabIndex={-1} className="text-h3">
          Certificates
        </h2>
        <Button variant="outline" size="small" icon={FileUp} onClick={() => setAction({ kind: 'send' })}>
          Send a certificate
        </Button>
      </div>
      <p className="mt-2 text-ink-muted">
        For a new or renewed credential. Only you and our office can open the file. Once we’ve checked it, your public
        profile shows what it proves.
      </p>
      <Loaded query={useQuery(ownCertificates)} skeleton={<Skeleton className="mt-4 h-16" />}>
        {(certificates) =>
          certificates.length > 0 ? (
            <ul className="mt-4 divide-y divide-line">
              {certificates.map((certificate) => (
                <Item key={certificate.id} certificate={certificate} onAction={setAction} />
              ))}
            </ul>
          ) : (
            <p className="mt-4">No certificates yet. Send one and it appears here.</p>
          )
        }
      </Loaded>
      <Dialogs
        action={action}
        onClose={() => setAction(null)}
        onDone={(message) => {
          setAction(null)
          heading.current?.focus({ preventScroll: true })
          toast.success(message)
        }}
      />
    </Card>
  )
}

const NEXT = {
  pending: 'We’re checking it and will email you.',
  changes_requested: 'Please send it again.',
  approved: 'It is on your public profile.',
} as const

function Item({ certificate, onAction }: { certificate: Certificate; onAction: (action: Action) => void }) {
  const { status, reason, created_at, document } = certificate
  return (
    <li className="py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="wrap-anywhere min-w-0 font-medium">{credentialName(certificate)}</p>
        <ApplicationStatusBadge status={status} />
      </div>
      <p className="wrap-anywhere text-ink-muted text-sm">{`${document.name}, sent on ${formatDate(created_at)}`}</p>
      <p className="mt-1 text-sm">{NEXT[status]}</p>
      {reason ? (
        <div className="mt-2 text-sm">
          <h3 className="font-medium text-ink-muted text-sm">Reason</h3>
          <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
        </div>
      ) : null}
      <p className="mt-2 flex flex-wrap gap-2">
        {status === 'changes_requested' ? (
          <Button size="small" icon={FileUp} onClick={() => onAction({ kind: 'send', toCorrect: certificate })}>
            Send it again
          </Button>
        ) : null}
        <Button
          variant="outline"
          size="small"
          icon={Eye}
          aria-label={`View ${document.name}`}
          onClick={() => onAction({ kind: 'view', certificate })}
        >
          View
        </Button>
        {status === 'approved' ? null : (
          <Button
            variant="ghost"
            size="small"
            icon={Trash2}
            aria-label={`Remove ${document.name}`}
            onClick={() => onAction({ kind: 'remove', certificate })}
          >
            Remove
          </Button>
        )}
      </p>
    </li>
  )
}

interface DialogsProps {
  action: Action | null
  onClose: () => void
  onDone: (message: string) => void
}

function Dialogs({ action, onClose, onDone }: DialogsProps) {
  const { remove } = useCertificateActions()
  const removed = action?.kind === 'remove' ? action.certificate : null
  const viewed = action?.kind === 'view' ? action.certificate : null
  return (
    <>
      <Dialog open={action?.kind === 'send'} onClose={onClose} title="Send a certificate">
        {action?.kind === 'send' ? (
          <Suspense fallback={<FormSkeleton fields={4} />}>
            <CertificateForm
              toCorrect={action.toCorrect}
              onSent={() => onDone('Certificate sent')}
              onCancel={onClose}
            />
          </Suspense>
        ) : null}
      </Dialog>
      <Dialog open={viewed !== null} onClose={onClose} size="wide" title={viewed?.document.name ?? ''}>
        {viewed ? (
          <DocumentViewer
            id={`certificate-${viewed.id}`}
            {...viewed.document}
            load={(signal) => api.certificates.openDocument(viewed.id, { signal })}
          />
        ) : null}
      </Dialog>
      <ConfirmDialog
        open={removed !== null}
        onClose={onClose}
        isBusy={remove.isPending}
        error={remove.error?.message}
        title="Remove certificate"
        action="Remove"
        busy="Removing..."
        onConfirm={() => removed && remove.mutate(removed.id, { onSuccess: () => onDone('Certificate removed') })}
      >
        <p className="wrap-anywhere">{removed?.document.name}</p>
        <p className="mt-2 text-ink-muted">We delete the file and won’t check it.</p>
      </ConfirmDialog>
    </>
  )
}
