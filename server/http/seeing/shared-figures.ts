import cluster from 'node:cluster'
import { type Family, mergeFamilies } from '../../infra/families.ts'
import type { FiguresHeard, FiguresTold } from '../../runtime/cluster/messages.ts'

/** Longer than the primary waits for those who are slow. */
const PATIENCE_MS = 2000

function tell(told: FiguresTold): void {
  // Nobody listens any more where the primary has ended; so does this process.
  process.send?.(told, () => {})
}

/**
 * Workers of one address are one server to whoever looks after it: whichever answers tells the figures of all.
 * @param own what this process has counted
 * @returns asks for the figures of all; of this process alone where it has no fellows, or none is heard
 */
export function shareFigures(own: () => Family[]): () => Promise<Family[]> {
  if (!cluster.isWorker) return async () => own()
  const waiting = new Map<number, (figures: Family[]) => void>()
  let asked = 0
  process.on('message', (heard: FiguresHeard) => {
    if (heard.kind === 'figures-asked') tell({ kind: 'figures', asked: heard.asked, figures: own() })
    if (heard.kind === 'figures-of-others') waiting.get(heard.asked)?.(heard.figures)
  })
  return async () => {
    asked += 1
    const number = asked
    const figures = own()
    const late = Promise.withResolvers<Family[]>()
    const timer = setTimeout(late.resolve, PATIENCE_MS, [])
    waiting.set(number, late.resolve)
    tell({ kind: 'figures-wanted', asked: number, figures })
    const others = await late.promise
    clearTimeout(timer)
    waiting.delete(number)
    return mergeFamilies([figures, others])
  }
}
