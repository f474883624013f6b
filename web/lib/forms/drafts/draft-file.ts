import { randomUuid } from '#web/lib/random-uuid.ts'

/** The browser's database, since its other storage holds text only. */
const DATABASE = 'unsent-files'
const FILES = 'files'

const ids = new WeakMap<File, string>()

/** The id that a stored draft uses to refer to its file. */
export function fileId(file: File): string {
  const id = ids.get(file) ?? randomUuid()
  ids.set(file, id)
  return id
}

/** @throws if the browser's database is full or forbidden */
async function withFileStore<T>(mode: IDBTransactionMode, run: (files: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(DATABASE)
  opening.onupgradeneeded = () => opening.result.createObjectStore(FILES)
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(FILES, mode)
      const request = run(transaction.objectStore(FILES))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/** Call this after storing a draft that names the file. @returns whether the file is stored */
export async function saveDraftFile(file: File): Promise<boolean> {
  try {
    await withFileStore('readwrite', (files) => files.put(file, fileId(file)))
    return true
  } catch {
    return false
  }
}

export async function readDraftFile(id: string): Promise<File | null> {
  const file: unknown = await withFileStore('readonly', (files) => files.get(id)).catch(() => null)
  if (!(file instanceof File)) return null
  ids.set(file, id)
  return file
}

/** Deletes every file that no stored draft names any more. */
export async function removeUnusedFiles(): Promise<void> {
  try {
    const drafts = Object.values(window.localStorage) as string[]
    const keys = await withFileStore('readonly', (files) => files.getAllKeys())
    for (const id of keys.filter((key) => !drafts.some((draft) => draft.includes(String(key))))) {
      await withFileStore('readwrite', (files) => files.delete(id))
    }
  } catch {
    // The next run removes the rest.
  }
}
