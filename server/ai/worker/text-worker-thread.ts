import { parentPort } from 'node:worker_threads'
import { AppError } from '../../errors.ts'
import { TASKS, type TaskAnswer, type TaskMessage } from './tasks.ts'

function answerTo({ name, args }: TaskMessage): TaskAnswer {
  try {
    const task = TASKS[name] as (...args: unknown[]) => unknown
    return { result: task(...args) }
  } catch (error) {
    if (error instanceof AppError) return { appError: { code: error.code, message: error.message } }
    return { error }
  }
}

parentPort?.on('message', (message: TaskMessage) => {
  parentPort?.postMessage(answerTo(message))
})
