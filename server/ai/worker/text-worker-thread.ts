import { parentPort } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { TASKS, type TaskMessage, type TaskResult } from './tasks.ts'

async function runTask({ name, args }: TaskMessage): Promise<TaskResult> {
  try {
    const task = TASKS[name] as (...args: unknown[]) => unknown
    return { result: await task(...args) }
  } catch (error) {
    if (error instanceof AppError) return { appError: { code: error.code, message: error.message } }
    return { error }
  }
}

parentPort?.on('message', async (message: TaskMessage) => {
  parentPort?.postMessage(await runTask(message))
})
