import { api } from '#web/lib/api/api.ts'
import type { Theirs } from './conflict-dialog.tsx'

/** The version that is stored now, and who saved it. */
export async function findTheirs(id: number): Promise<Theirs> {
  const versions = api.blogs.listVersions(id, { page_size: 1 }).catch(() => null)
  return { blog: await api.blogs.get(id), savedBy: (await versions)?.results[0]?.saved_by ?? '' }
}
