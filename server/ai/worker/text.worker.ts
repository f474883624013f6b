import { parentPort } from 'node:worker_threads'
import { TASKS, type TaskAnswer, type TaskMessage } from './tasks.ts'

function answerTo({ name, args }: TaskMessage): TaskAnswer {
  try {
    const task = TASKS[name] as (...args: unknown[]) => unknown
    return { result: task(...args) }
  } catch (error) {
    return { error }
  }
}

parentPort?.on('message', (message: TaskMessage) => {
  parentPort?.postMessage(answerTo(message))
})
