import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Application, ApplicationDocument, ApplicationInput } from '#domain/applications/applications.schema.ts'
import { DOCUMENT_FIELD } from '#domain/documents/document-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'

export async function loadLatestApplication(signal: AbortSignal): Promise<Application | null> {
  const { results } = await api.applications.list({ page_size: 1 }, { signal })
  return results[0] ?? null
}

/** The latest application, or null. */
export const latestApplication = queryOptions({
  queryKey: ['own-application'],
  queryFn: ({ signal }) => loadLatestApplication(signal),
})

/** The file's error message, without the name of its field. */
function describeReason(error: unknown): string {
  if (!(error instanceof ApiError)) return ANY_FAILURE
  return error.fields[DOCUMENT_FIELD]?.join(' ') ?? error.message
}

/** Uploads one after the other. A rejected document does not stop the others. */
async function sendDocuments(
  id: number,
  files: readonly File[],
  onAdded: (application: Application) => void,
): Promise<string | undefined> {
  let rejected: string | undefined
  for (const file of files) {
    const form = new FormData()
    form.append(DOCUMENT_FIELD, file)
    await api.applications.addDocument(id, form).then(onAdded, (error: unknown) => {
      rejected = `${file.name}: ${describeReason(error)}`
    })
  }
  return rejected
}

function useStoreApplication() {
  const queries = useQueryClient()
  return (application: Application) => queries.setQueryData(latestApplication.queryKey, application)
}

interface ApplicationSubmission {
  input: ApplicationInput
  documents: readonly File[]
}

/** Sends the application first, then its documents. A rejected document does not stop it. */
export function useSubmitApplication(onDocumentError: (message: string) => void) {
  const store = useStoreApplication()
  return useMutation({
    mutationFn: async ({ input, documents }: ApplicationSubmission) => {
      let application = await api.applications.create(input)
      const rejected = await sendDocuments(application.id, documents, (added) => {
        application = added
      })
      if (rejected) onDocumentError(rejected)
      return application
    },
    onSuccess: store,
  })
}

export function useSendAgain() {
  const store = useStoreApplication()
  return useMutation({
    mutationFn: ({ id, input }: { id: number; input: ApplicationInput }) => api.applications.sendAgain(id, input),
    onSuccess: store,
  })
}

/** @returns the error message of a rejected document, if there is one */
export function useAddDocuments(id: number) {
  const store = useStoreApplication()
  return useMutation({ mutationFn: (files: readonly File[]) => sendDocuments(id, files, store) })
}

export function useRemoveDocument(application: Application) {
  const store = useStoreApplication()
  return useMutation({
    mutationFn: (document: ApplicationDocument) => api.applications.removeDocument(application.id, document.id),
    onSuccess: (_, document) =>
      store({ ...application, documents: application.documents.filter(({ id }) => id !== document.id) }),
  })
}
