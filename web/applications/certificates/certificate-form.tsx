import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  CERTIFICATE_FILE_REQUIRED,
  type Certificate,
  CertificateInput,
} from '#domain/applications/certificates.schema.ts'
import { credentialName } from '#domain/dietitians/credentials/credential-name.ts'
import {
  CREDENTIAL_NUMBER_MAX,
  CREDENTIAL_TITLE_MAX,
  type OwnCredential,
} from '#domain/dietitians/credentials/credentials.schema.ts'
import { DOCUMENT_FIELD } from '#domain/documents/document-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { indiaDay } from '#domain/site/india-day.ts'
import { ownCredentials } from '#web/lib/api/own-credentials.ts'
import { DialogButtons, FormFrame } from '#web/lib/forms/form-frame.tsx'
import { useApiForm } from '#web/lib/forms/use-api-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { DocumentPicker, PickedFile } from '../documents/document-picker.tsx'
import { useCertificateActions } from './certificates.queries.ts'

interface Values {
  /** The kind of a new credential, or the id of the dietitian's credential that is renewed. */
  proves: string
  title: string
  council: string
  number: string
  expires_on: string
  /** Holds the error of the file, which is not a form field. */
  [DOCUMENT_FIELD]: string
}

function toInput(values: Values, credentials: readonly OwnCredential[], replaces: number | undefined) {
  const renewed = credentials.find(({ id }) => String(id) === values.proves)
  const { kind, title, council, number } = renewed ?? { ...values, kind: values.proves }
  return { kind, title, council, number, expires_on: values.expires_on, replaces }
}

interface CertificateFormProps {
  /** The certificate that needs changes and is resubmitted with another file. */
  toCorrect: Certificate | undefined
  onSent: () => void
  onCancel: () => void
}

export function CertificateForm({ toCorrect, onSent, onCancel }: CertificateFormProps) {
  const { data: credentials = [] } = useQuery(ownCredentials)
  const { send } = useCertificateActions()
  const [file, setFile] = useState<File | null>(null)
  const apiForm = useApiForm<Values, CertificateInput>({
    schema: CertificateInput,
    defaultValues: {
      proves: toCorrect?.kind ?? 'registration',
      title: toCorrect?.title ?? '',
      council: toCorrect?.council ?? '',
      number: toCorrect?.number ?? '',
      expires_on: toCorrect?.expires_on ?? '',
      [DOCUMENT_FIELD]: '',
    },
    toPayload: (values) => toInput(values, credentials, toCorrect?.id),
    send: async (input) => {
      if (!file) throw new ApiError(400, CERTIFICATE_FILE_REQUIRED, { [DOCUMENT_FIELD]: [CERTIFICATE_FILE_REQUIRED] })
      await send.mutateAsync({ input, file })
      onSent()
    },
  })
  const { form, field, errorFor, isSending } = apiForm
  const proves = form.watch('proves')

  function choose(chosen: File | null) {
    form.clearErrors(DOCUMENT_FIELD)
    setFile(chosen)
  }

  return (
    <FormFrame apiForm={apiForm}>
      <SelectField label="What it proves" {...field('proves')}>
        <option value="registration">A new registration</option>
        <option value="qualification">A new qualification</option>
        {credentials.map((credential) => (
          <option key={credential.id} value={credential.id}>
            {`Renewed: ${credentialName(credential)}`}
          </option>
        ))}
      </SelectField>
      {proves === 'qualification' ? (
        <TextField label="Qualification" maxLength={CREDENTIAL_TITLE_MAX} {...field('title')} />
      ) : null}
      {proves === 'registration' ? (
        <>
          <TextField label="Registration council" maxLength={CREDENTIAL_TITLE_MAX} {...field('council')} />
          <TextField label="Registration number" maxLength={CREDENTIAL_NUMBER_MAX} {...field('number')} />
        </>
      ) : null}
      <TextField
        label="Valid until"
        type="date"
        min={indiaDay(new Date())}
        hint="As the certificate says. Leave it empty if it doesn’t expire."
        optional
        {...field('expires_on')}
      />
      <ChosenFile file={file} error={errorFor(DOCUMENT_FIELD)} onChange={choose} />
      <DialogButtons action="Send" busy="Sending..." isBusy={isSending} onCancel={onCancel} />
    </FormFrame>
  )
}

interface ChosenFileProps {
  file: File | null
  error: string | undefined
  onChange: (file: File | null) => void
}

function ChosenFile({ file, error, onChange }: ChosenFileProps) {
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-medium text-sm">Certificate</legend>
      {file ? (
        <p className="flex items-center gap-3 rounded-field border border-line py-1 pr-1 pl-3.5">
          <PickedFile file={file} onRemove={() => onChange(null)} />
        </p>
      ) : null}
      <DocumentPicker
        id={DOCUMENT_FIELD}
        max={1}
        label={file ? 'Choose another file' : 'Choose a file'}
        rejected={error}
        onPick={([chosen = null]) => onChange(chosen)}
      />
    </fieldset>
  )
}
