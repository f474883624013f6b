import cluster, { type Worker } from 'node:cluster'
import { countersOf, type Family, mergeFamilies } from '../../infra/families.ts'
import type { FiguresHeard, FiguresTold } from './messages.ts'

/** A worker that is busy is told of by what it said last. */
const PATIENCE_MS = 900

interface Question {
  open: Set<Worker>
  answer(): void
}

/**
 * Brings the figures of all workers to the one that is asked for them. What those have counted that have ended stays
 * counted, as far as it has been told: a sum that fell would look like a server that has begun anew.
 */
export function passFigures(): void {
  const known = new Map<Worker, Family[]>()
  const questions = new Map<number, Question>()
  let ended: Family[] = []
  let number = 0

  function noteAnswered(question: Question | undefined, worker: Worker): void {
    if (question?.open.delete(worker) && question.open.size === 0) question.answer()
  }

  function ask(asking: Worker, asked: number): void {
    number += 1
    const question = number
    const others = Object.values(cluster.workers ?? {}).filter((one) => one !== undefined && one !== asking) as Worker[]
    const send = (worker: Worker, heard: FiguresHeard) => worker.isConnected() && worker.send(heard, () => {})
    const answer = () => {
      clearTimeout(timer)
      if (!questions.delete(question)) return
      const figures = mergeFamilies([ended, ...others.map((one) => known.get(one) ?? [])])
      send(asking, { kind: 'figures-of-others', asked, figures })
    }
    const timer = setTimeout(answer, PATIENCE_MS)
    questions.set(question, { open: new Set(others), answer })
    for (const worker of others) send(worker, { kind: 'figures-asked', asked: question })
    if (others.length === 0) answer()
  }

  cluster.on('message', (worker, told: FiguresTold) => {
    if (told.kind !== 'figures' && told.kind !== 'figures-wanted') return
    known.set(worker, told.figures)
    if (told.kind === 'figures-wanted') ask(worker, told.asked)
    else noteAnswered(questions.get(told.asked), worker)
  })
  cluster.on('exit', (worker) => {
    ended = mergeFamilies([ended, countersOf(known.get(worker) ?? [])])
    known.delete(worker)
    for (const question of questions.values()) noteAnswered(question, worker)
  })
}
