import * as z from 'zod/mini'

const Line = z.object({
  target_type: z.enum(['user', 'assessment']),
  target_id: z.int(),
  erased_at: z.iso.datetime(),
  kept_articles: z.boolean(),
})
const List = z.array(Line)
type ErasureLine = z.infer<typeof Line>

export function parseErasureList(text: string): ErasureLine[] {
  return List.parse(JSON.parse(text))
}

/** The union of several lists; of two erasures of one id, the later one is kept. */
export function mergeErasureLists(texts: readonly string[]): string {
  const known = new Map<string, ErasureLine>()
  for (const line of texts.flatMap(parseErasureList)) {
    const key = `${line.target_type} ${line.target_id}`
    const other = known.get(key)
    if (!other || Date.parse(other.erased_at) < Date.parse(line.erased_at)) known.set(key, line)
  }
  return JSON.stringify([...known.values()])
}
