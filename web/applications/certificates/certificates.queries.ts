import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { CertificateInput } from '#domain/applications/certificates.schema.ts'
import { DOCUMENT_FIELD } from '#domain/documents/document-rules.ts'
import { MAX_PAGE_SIZE } from '#domain/http/pages/page.ts'
import { api } from '#web/lib/api/api.ts'

const KEY = ['own-certificates']

export const ownCertificates = queryOptions({
  queryKey: KEY,
  queryFn: async ({ signal }) => (await api.certificates.list({ page_size: MAX_PAGE_SIZE }, { signal })).results,
})

interface CertificateSubmission {
  input: CertificateInput
  file: File
}

function toForm({ input, file }: CertificateSubmission): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value !== null && value !== undefined) form.append(name, String(value))
  }
  form.append(DOCUMENT_FIELD, file)
  return form
}

export function useCertificateActions() {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: KEY })
  return {
    send: useMutation({
      mutationFn: (submission: CertificateSubmission) => api.certificates.send(toForm(submission)),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: number) => api.certificates.remove(id), onSettled }),
  }
}
