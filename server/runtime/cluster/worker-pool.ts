import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import type { Config } from '../env.ts'

/** The data that a worker needs. Only the primary reads and validates the environment. */
export interface Assignment {
  kind: 'assignment'
  config: Config
  secret: string
  /** Null if the operator has configured a server. */
  embeddedUrl: string | null
  /** True if other workers are already serving; this one then listens only when it is ready. */
  isFollower: boolean
}

export type Report = { kind: 'ready'; greeting: string } | { kind: 'failed'; line: string }

/** Longer than a worker needs for its last requests. */
const STOP_WITHIN_MS = 20_000
const PAUSE_MS = 100
const PAUSE_MAX_MS = 10_000
/** A worker that ran for at least this long is replaced without a pause: its failure is unlikely to recur at once. */
const STEADY_MS = 10_000

interface WorkerPoolOptions {
  size: number
  assignment: Omit<Assignment, 'kind' | 'isFollower'>
  /** Called once, when the first worker can answer. */
  greet(greeting: string): void
  warn(details: object, message: string): void
}

/**
 * Runs several workers at one address and replaces any that end. The first fills the database, then the others start.
 */
export function startWorkerPool({ size, assignment, greet, warn }: WorkerPoolOptions) {
  /** Resolves if the first start has failed for good, with the reason if there is one. */
  const failed = Promise.withResolvers<string | null>()
  const serving = new Set<Worker>()
  const pauses = new Set<NodeJS.Timeout>()
  let hasGreeted = false
  let isStopping = false
  let failures = 0

  function forkWorker(): void {
    const worker = cluster.fork()
    let readyAt = Number.POSITIVE_INFINITY
    let line: string | null = null
    worker.once('online', () => {
      worker.send({ kind: 'assignment', ...assignment, isFollower: serving.size > 0 } satisfies Assignment)
    })
    // A worker may end before it receives the message; `exit` below handles that.
    worker.on('error', () => {})
    worker.on('message', (report: Report) => {
      if (report.kind === 'failed') line = report.line
      if (report.kind !== 'ready') return
      readyAt = performance.now()
      serving.add(worker)
      if (hasGreeted) return
      hasGreeted = true
      greet(report.greeting)
      if (!isStopping) for (let number = 1; number < size; number += 1) forkWorker()
    })
    worker.once('exit', async (code, signal) => {
      serving.delete(worker)
      // Its last message may still be in transit.
      if (worker.isConnected()) await once(worker, 'disconnect')
      if (isStopping && line) warn({ reason: line }, 'a worker did not stop properly')
      if (isStopping) return
      if (!hasGreeted && !signal) failed.resolve(line)
      else replace({ pid: worker.process.pid, code, signal, reason: line ?? undefined }, performance.now() - readyAt)
    })
  }

  function replace(exit: object, servedMs: number): void {
    failures = servedMs > STEADY_MS ? 0 : failures + 1
    const pauseMs = failures === 0 ? 0 : Math.min(PAUSE_MAX_MS, PAUSE_MS * 2 ** (failures - 1))
    warn(exit, 'a worker ended, starting another')
    const pause = setTimeout(() => {
      pauses.delete(pause)
      forkWorker()
    }, pauseMs)
    pauses.add(pause)
  }

  /** @returns true if all workers have ended cleanly */
  async function stop(): Promise<boolean> {
    isStopping = true
    for (const pause of pauses) clearTimeout(pause)
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
    const ends = workers.map((worker) => once(worker, 'exit'))
    for (const worker of workers) worker.process.kill('SIGTERM')
    const timer = setTimeout(() => {
      for (const worker of workers) worker.process.kill('SIGKILL')
    }, STOP_WITHIN_MS)
    // A worker that does not listen for signals yet is ended by this one; it had nothing to finish.
    const areClean = (await Promise.all(ends)).map(([code, signal]) => code === 0 || signal === 'SIGTERM')
    clearTimeout(timer)
    return areClean.every(Boolean)
  }

  forkWorker()
  return { failed: failed.promise, stop }
}
