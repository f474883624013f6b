import { once } from 'node:events'
import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { createLimiter } from '../../infra/limits/limiter.ts'
import type { TaskResult, Tasks } from './tasks.ts'

/** The longest article takes a fraction of a second; loading the rules may take long on a busy machine. */
const TASK_MS = 20_000
/** An idle thread ends after this time; the proof-reader in it takes about 280 MB. */
const IDLE_MS = 60_000
const WAITING_MAX = 20
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 }
/** Next to this file: the source or its bundle. */
const FILE = new URL(`./text-worker-thread${extname(import.meta.url)}`, import.meta.url)

const TOO_SLOW = 'This text takes too long to work on. Try again with part of it.'
const STOPPED = 'The work on the text was stopped.'

const oneAtATime = createLimiter({ concurrent: 1, waiting: WAITING_MAX })
let worker: Worker | null = null
let idle: NodeJS.Timeout | undefined

function start(): Worker {
  const started = new Worker(FILE, { resourceLimits: MEMORY })
  started.on('error', () => {
    if (worker === started) worker = null
  })
  return started
}

/** Only terminating the thread stops a running task. */
function end(): void {
  void worker?.terminate()
  worker = null
}

async function ask(name: keyof Tasks, args: unknown[], signal: AbortSignal): Promise<TaskResult> {
  worker ??= start()
  const thread = worker
  thread.ref()
  try {
    const answered = once(thread, 'message', { signal })
    thread.postMessage({ name, args })
    return (await answered)[0]
  } catch (error) {
    end()
    throw error
  } finally {
    thread.unref()
  }
}

function throwIfStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new AppError('cancelled', STOPPED)
}

/**
 * Runs a task outside the main thread, one at a time.
 * @throws `cancelled` if the signal is aborted, `unavailable` if the queue is full or the task takes too long
 */
export function runInTextWorker<Name extends keyof Tasks>(
  name: Name,
  args: Parameters<Tasks[Name]>,
  signal: AbortSignal,
): Promise<Awaited<ReturnType<Tasks[Name]>>> {
  return oneAtATime(async (): Promise<Awaited<ReturnType<Tasks[Name]>>> => {
    throwIfStopped(signal)
    clearTimeout(idle)
    const limit = AbortSignal.timeout(TASK_MS)
    try {
      const answer = await ask(name, args, AbortSignal.any([signal, limit]))
      if ('appError' in answer) throw new AppError(answer.appError.code, answer.appError.message)
      if ('error' in answer) throw answer.error
      return answer.result as Awaited<ReturnType<Tasks[Name]>>
    } catch (error) {
      throwIfStopped(signal)
      throw limit.aborted ? new AppError('unavailable', TOO_SLOW) : error
    } finally {
      idle = setTimeout(end, IDLE_MS).unref()
    }
  })
}
