import type * as z from 'zod/mini'
import { AppError } from '../../errors.ts'
import type { WritingOptions } from '../../infra/ai-writer.ts'
import { cancelled } from '../cancellation.ts'
import { createAsk, type ModelServer, type Question } from './ask-model.ts'
import { toMaterial } from './messages.ts'
import { InvalidOutput, invalidAfterRetry, rejectsSchema, toFailure, toInvalid, tooSlow } from './model-failures.ts'

/** Time limit for the whole call, including the second attempt. */
export const MODEL_LIMIT_MS = 60_000
const TRIES = 2

export interface Reading<Result> {
  result: Result
  /** What a second attempt should do better; null if nothing. */
  complaint: string | null
}

export interface Task<Schema extends z.ZodMiniType, Result> {
  instructions: string
  material: Record<string, unknown>
  schema: Schema
  /** @throws InvalidOutput */
  read(answer: z.output<Schema>, isLastTry: boolean): Reading<Result>
  onText?: ((text: string) => void) | undefined
}

const MALFORMED = 'We couldn’t read the AI server’s answer.'

/** From the first brace to the last, because models often wrap JSON in a fence or a sentence. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
  } catch {
    throw new InvalidOutput('The answer was not one JSON object.', MALFORMED)
  }
}

function readAnswer<Schema extends z.ZodMiniType, Result>(
  task: Task<Schema, Result>,
  text: string,
  isLastTry: boolean,
): Reading<Result> {
  const answer = task.schema.safeParse(readJson(text))
  if (!answer.success) throw new InvalidOutput('The answer did not have the shape that was asked for.', MALFORMED)
  return task.read(answer.data, isLastTry)
}

/**
 * Sends tasks to a model: validates the answer by its schema, retries once if it is invalid or could be better, and
 * limits the total time. If the second attempt fails, a usable first answer counts.
 */
export function createComplete(server: ModelServer, limitMs: number) {
  const ask = createAsk(server)
  let usesSchema = true

  async function answerTo(question: Question): Promise<string> {
    try {
      return await ask(question, usesSchema)
    } catch (error) {
      if (!usesSchema || !rejectsSchema(error)) throw error
      // The task's text describes the format too.
      usesSchema = false
      return ask(question, false)
    }
  }

  async function inTwoTries<Schema extends z.ZodMiniType, Result>(
    task: Task<Schema, Result>,
    question: Question,
    caller: AbortSignal,
  ): Promise<Result> {
    let message = question.message
    let usable: Reading<Result> | null = null
    for (let tries = 1; ; tries += 1) {
      let complaint: string
      try {
        const reading = readAnswer(task, await answerTo({ ...question, message }), tries === TRIES)
        if (reading.complaint === null || tries === TRIES) return reading.result
        usable = reading
        complaint = reading.complaint
      } catch (error) {
        if (usable && !caller.aborted) return usable.result
        const invalid = toInvalid(error)
        if (!invalid) throw error
        if (tries === TRIES) throw invalidAfterRetry(invalid)
        complaint = invalid.complaint
      }
      message = `${question.message}\n\nYour last answer was of no use: ${complaint} Answer again.`
    }
  }

  return async <Schema extends z.ZodMiniType, Result>(
    task: Task<Schema, Result>,
    { signal, onUsage }: WritingOptions,
  ): Promise<Result> => {
    const deadline = AbortSignal.timeout(limitMs)
    const { instructions, material, schema, onText } = task
    const combined = AbortSignal.any([signal, deadline])
    try {
      const question = { instructions, message: toMaterial(material), schema, signal: combined, onUsage, onText }
      return await inTwoTries(task, question, signal)
    } catch (error) {
      if (error instanceof AppError) throw error
      if (signal.aborted) throw cancelled()
      if (deadline.aborted) throw tooSlow(limitMs)
      throw toFailure(error, { model: server.model, hasKey: server.apiKey !== undefined })
    }
  }
}
