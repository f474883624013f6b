import * as z from 'zod/mini'

const Entry = z.object({
  target_type: z.enum(['user', 'assessment']),
  target_id: z.int(),
  erased_at: z.iso.datetime(),
  retained_articles: z.boolean(),
})
const ErasureList = z.array(Entry)
type ErasureEntry = z.infer<typeof Entry>

export function parseErasureList(text: string): ErasureEntry[] {
  // The name of the field in older lists.
  return ErasureList.parse(JSON.parse(text.replaceAll('"kept_articles"', '"retained_articles"')))
}

/** The union of several lists; of two erasures of one id, the later one is kept. */
export function mergeErasureLists(texts: readonly string[]): string {
  const known = new Map<string, ErasureEntry>()
  for (const entry of texts.flatMap(parseErasureList)) {
    const key = `${entry.target_type} ${entry.target_id}`
    const other = known.get(key)
    if (!other || Date.parse(other.erased_at) < Date.parse(entry.erased_at)) known.set(key, entry)
  }
  return JSON.stringify([...known.values()])
}
