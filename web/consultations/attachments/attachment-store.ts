import { ATTACHMENTS_FIELD, ATTACHMENTS_MAX, TOO_MANY_ATTACHMENTS } from '#domain/consultations/attachment-rules.ts'
import type { Attachment } from '#domain/consultations/attachments.schema.ts'
import { DOCUMENT_FIELD, validateDocument } from '#domain/documents/document-rules.ts'
import { ApiError } from '#domain/http/api-error.ts'
import { ANY_FAILURE } from '#domain/http/common-failures.ts'
import { api } from '#web/lib/api/api.ts'
import { clearFormDraft, onFormDraftChange, readFormDraft, saveFormDraft } from '#web/lib/forms/drafts/form-draft.ts'

export interface ChosenFile {
  key: number
  name: string
  bytes: number
  state: 'uploading' | 'ready' | 'failed'
  /** The uploaded fraction, from 0 to 1. */
  sent: number
  /** Why the upload failed. */
  error?: string
  /** A retry may succeed, because the file itself was not rejected. */
  canRetry?: boolean
}

interface State {
  files: readonly ChosenFile[]
  /** A message that is about none of the listed files. */
  notice: string | undefined
  /** The latest change, for screen readers. */
  announcement: string
}

type StoredAttachment = Pick<Attachment, 'id' | 'name' | 'bytes'>

const attachmentDraftName = (name: string) => `${name}:files`

/** Anything may have written to the storage: only well-formed entries are used. */
export function parseAttachments(text: string | null): StoredAttachment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(stored)) return []
    return stored.filter(
      (file): file is StoredAttachment =>
        Number.isSafeInteger(file?.id) && typeof file.name === 'string' && typeof file.bytes === 'number',
    )
  } catch {
    return []
  }
}

/** Files that were uploaded in this form but not sent. */
function readAttachmentDraft(name: string, userId: number): StoredAttachment[] {
  return parseAttachments(readFormDraft(attachmentDraftName(name), userId))
}

function describeReason(error: unknown): string {
  if (!(error instanceof ApiError)) return ANY_FAILURE
  return error.fields[DOCUMENT_FIELD]?.join(' ') ?? error.message
}

function failedNames(names: readonly string[]): string {
  const failure = `We couldn’t add ${names.join(', ')}, so nothing was sent.`
  return names.length === 1
    ? `${failure} Add it again, or press Send once more to send without it.`
    : `${failure} Add them again, or press Send once more to send without them.`
}

/**
 * The files of one form, uploaded one after the other while the user writes. They are kept outside the components,
 * because a dialog may close, or another form of the same reply may show them. Uploaded files survive a reload, as the
 * text does.
 */
function createAttachments(name: string, userId: number) {
  const ids = new Map<number, number>()
  const uploads = new Map<number, { file: File; controller: AbortController }>()
  const listeners = new Set<() => void>()
  let lastKey = 0
  /** Failed files that an attempt to send has reported: the next attempt leaves them out. */
  const reported = new Set<number>()
  let queue: Promise<unknown> = Promise.resolve()

  function toReady({ id, name, bytes }: StoredAttachment, key?: number): ChosenFile {
    if (key === undefined) lastKey += 1
    ids.set(key ?? lastKey, id)
    return { key: key ?? lastKey, name, bytes, state: 'ready', sent: 1 }
  }

  let state: State = {
    files: readAttachmentDraft(name, userId).map((file) => toReady(file)),
    notice: undefined,
    announcement: '',
  }

  function saveDraft(): void {
    const ready = state.files.flatMap(({ key, name, bytes }) => {
      const id = ids.get(key)
      return id === undefined ? [] : [{ id, name, bytes }]
    })
    saveFormDraft(attachmentDraftName(name), ready.length > 0 ? JSON.stringify(ready) : '', userId)
  }

  function show(change: Partial<State>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function update(key: number, change: Partial<ChosenFile>, announcement?: string): void {
    show({
      files: state.files.map((file) => (file.key === key ? { ...file, ...change } : file)),
      ...(announcement === undefined ? {} : { announcement }),
    })
  }

  async function send(key: number): Promise<void> {
    const upload = uploads.get(key)
    if (!upload) return
    const { file, controller } = upload
    const form = new FormData()
    form.append(DOCUMENT_FIELD, file)
    try {
      const { signal } = controller
      const { id } = await api.attachments.add(form, { signal, onProgress: (sent) => update(key, { sent }) })
      uploads.delete(key)
      if (signal.aborted) return void api.attachments.remove(id).catch(() => {})
      ids.set(key, id)
      update(key, { state: 'ready', sent: 1 }, `${file.name} added`)
      saveDraft()
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = describeReason(error)
      const canRetry = !(error instanceof ApiError && DOCUMENT_FIELD in error.fields)
      update(key, { state: 'failed', error: reason, canRetry }, `${file.name}: ${reason}`)
    }
  }

  function start(key: number, file: File): void {
    uploads.set(key, { file, controller: new AbortController() })
    queue = queue.then(() => send(key))
  }

  const countUsable = () => state.files.filter((file) => file.state !== 'failed').length

  /** Adds as many files as the limit allows; rejected ones are listed with the reason. */
  function add(files: readonly File[]): void {
    const free = ATTACHMENTS_MAX - countUsable()
    const valid = files.filter((file) => validateDocument(file) === null)
    const accepted = valid.slice(0, Math.max(0, free))
    const rejected = files.filter((file) => !valid.includes(file))
    const chosen = [...accepted, ...rejected].map((file): ChosenFile => {
      lastKey += 1
      const error = validateDocument(file)
      const shared = { key: lastKey, name: file.name, bytes: file.size, sent: 0 }
      if (error) return { ...shared, state: 'failed', error }
      start(lastKey, file)
      return { ...shared, state: 'uploading' }
    })
    show({
      files: [...state.files, ...chosen],
      notice: accepted.length < valid.length ? TOO_MANY_ATTACHMENTS : undefined,
      announcement: chosen.map(({ name, error }) => (error ? `${name}: ${error}` : `Uploading ${name}`)).join('. '),
    })
  }

  function retry(key: number): void {
    const upload = uploads.get(key)
    if (!upload) return
    if (countUsable() >= ATTACHMENTS_MAX) {
      show({ notice: TOO_MANY_ATTACHMENTS })
      return
    }
    reported.delete(key)
    update(key, { state: 'uploading', sent: 0 }, `Uploading ${upload.file.name}`)
    start(key, upload.file)
  }

  /** Also removes an uploaded file from the server; if that fails, it is erased after a day. */
  function remove(key: number): void {
    const removed = state.files.find((file) => file.key === key)
    const id = ids.get(key)
    uploads.get(key)?.controller.abort()
    uploads.delete(key)
    ids.delete(key)
    if (id !== undefined) api.attachments.remove(id).catch(() => {})
    show({
      files: state.files.filter((file) => file.key !== key),
      notice: undefined,
      announcement: removed ? `${removed.name} removed` : '',
    })
    saveDraft()
  }

  /** Call this after the files were sent: they no longer belong to this form. */
  function clear(): void {
    for (const { controller } of uploads.values()) controller.abort()
    uploads.clear()
    ids.clear()
    show({ files: [], notice: undefined, announcement: '' })
    clearFormDraft(attachmentDraftName(name), userId)
  }

  function discard(): void {
    for (const { key } of state.files) remove(key)
    clear()
  }

  /** Waits for the uploads in progress. @throws once for each failed file, because the user meant to send it */
  async function waitForUploads(): Promise<number[]> {
    for (let waited: unknown; waited !== queue; ) {
      waited = queue
      await queue
    }
    const failed = state.files.filter((file) => file.state === 'failed' && !reported.has(file.key))
    for (const { key } of failed) reported.add(key)
    if (failed.length > 0) throw new ApiError(400, failedNames(failed.map((file) => file.name)))
    return state.files.flatMap(({ key }) => ids.get(key) ?? [])
  }

  /** Removes the files that the server no longer has from the list. */
  async function dropMissing(): Promise<void> {
    const storedIds = (await api.attachments.list()).results.map(({ id }) => id)
    const isStored = ({ key }: ChosenFile) => storedIds.includes(ids.get(key) ?? 0) || !ids.has(key)
    const missing = state.files.filter((file) => !isStored(file))
    for (const { key } of missing) ids.delete(key)
    show({
      files: state.files.filter(isStored),
      notice: missing.length > 0 ? `No longer available: ${missing.map((file) => file.name).join(', ')}` : undefined,
    })
    saveDraft()
  }

  /**
   * Sends something with the files, and clears them after success.
   * @param call receives the ids of the files, or undefined if there are none
   */
  async function sendWith<T>(call: (attachmentIds: number[] | undefined) => Promise<T>): Promise<T> {
    const sent = await waitForUploads()
    try {
      const answer = await call(sent.length > 0 ? sent : undefined)
      clear()
      return answer
    } catch (error) {
      const reason = error instanceof ApiError ? error.fields[ATTACHMENTS_FIELD] : undefined
      if (!reason) throw error
      await dropMissing().catch(() => {})
      throw new ApiError(400, reason.join(' '))
    }
  }

  // Another tab has sent the files with the text, or changed them. Uploads in progress in this tab are kept, and so are
  // the keys of files that are still there, so that their rows keep the focus.
  onFormDraftChange(attachmentDraftName(name), userId, () => {
    const pending = state.files.filter(({ key }) => !ids.has(key))
    const keys = new Map([...ids].map(([key, id]) => [id, key]))
    ids.clear()
    const ready = readAttachmentDraft(name, userId).map((file) => toReady(file, keys.get(file.id)))
    show({ files: [...ready, ...pending] })
  })

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add,
    retry,
    remove,
    discard,
    sendWith,
  }
}

export type Attachments = ReturnType<typeof createAttachments>

const instances = new Map<string, Attachments>()

/** The files of one form of this user; every component gets the same instance. */
export function openAttachments(name: string, userId: number): Attachments {
  const key = `${userId}:${name}`
  const attachments = instances.get(key) ?? createAttachments(name, userId)
  instances.set(key, attachments)
  return attachments
}
