import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import {
  type FinishReason,
  generateText,
  jsonSchema,
  type LanguageModelUsage,
  NoObjectGeneratedError,
  Output,
  streamText,
} from 'ai'
import * as z from 'zod/mini'
import type { TokenUsage } from '../../infra/ai-writer.ts'
import { InvalidOutput } from './model-failures.ts'
import { ANSWER_MAX } from './prompts.content.ts'

export interface ModelServer {
  baseUrl: string
  apiKey: string | undefined
  model: string
}

export interface Question {
  instructions: string
  /** The material, and on a second attempt the complaint about the first answer. */
  message: string
  schema: z.ZodMiniType
  signal: AbortSignal
  onUsage(spent: TokenUsage): void
  /** Receives the answer so far; without it, the answer is not streamed. */
  onText?: ((text: string) => void) | undefined
}

/** Asks a model once. @returns the text of its answer */
export type Ask = (question: Question, usesSchema: boolean) => Promise<string>

// The SDK's warnings would go to the console and do not help an operator.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

function toTokenUsage(usage: LanguageModelUsage | undefined): TokenUsage {
  return { input_tokens: usage?.inputTokens ?? null, output_tokens: usage?.outputTokens ?? null }
}

function toModelCall(
  model: ReturnType<ReturnType<typeof createOpenAICompatible>>,
  question: Question,
  hasSchema: boolean,
) {
  const { instructions, message, schema, signal } = question
  return {
    model,
    instructions,
    messages: [{ role: 'user' as const, content: message }],
    abortSignal: signal,
    // Whether to retry depends on the answer, so `complete.ts` decides.
    maxRetries: 0,
    ...(hasSchema ? { output: Output.object({ schema: jsonSchema(z.toJSONSchema(schema)), name: 'answer' }) } : {}),
  }
}

const STOPPED = 'The AI server stopped before the end of its answer.'

/** Rejects a truncated answer, however well it reads. @throws InvalidOutput */
function requireComplete(reason: FinishReason | undefined): void {
  if (reason === 'length') {
    throw new InvalidOutput(
      'It was cut off at your limit of length. Write a shorter one.',
      `${STOPPED} Its length limit is too low for this. The operator of this site can raise it.`,
    )
  }
  if (reason === 'content-filter') {
    throw new InvalidOutput('It was cut off by a content filter.', `${STOPPED} Its content filter stopped it.`)
  }
}

async function askOnce(call: ReturnType<typeof toModelCall>, { onUsage }: Question): Promise<string> {
  try {
    const { text, usage, finishReason } = await generateText(call)
    onUsage(toTokenUsage(usage))
    requireComplete(finishReason)
    return text
  } catch (error) {
    // Our own parser accepts a code fence around the JSON, so it gets the text.
    if (!NoObjectGeneratedError.isInstance(error)) throw error
    onUsage(toTokenUsage(error.usage))
    requireComplete(error.finishReason)
    return error.text ?? ''
  }
}

async function askStreaming(
  call: ReturnType<typeof toModelCall>,
  { signal, onText, onUsage }: Question,
): Promise<string> {
  let text = ''
  const { fullStream } = streamText({ ...call, onError: () => {} })
  for await (const part of fullStream) {
    // The SDK reports a connection lost midway like one that never opened.
    if (part.type === 'error') throw text === '' ? part.error : new Error('broken off')
    if (part.type === 'finish') {
      onUsage(toTokenUsage(part.totalUsage))
      requireComplete(part.finishReason)
    }
    if (part.type !== 'text-delta') continue
    text += part.text
    if (text.length > ANSWER_MAX)
      throw new InvalidOutput('The answer was far too long.', 'The AI server’s answer was far too long.')
    onText?.(text)
  }
  signal.throwIfAborted()
  return text
}

/** A client for servers with OpenAI's chat protocol. */
export function createAsk({ baseUrl, apiKey, model }: ModelServer): Ask {
  const provider = createOpenAICompatible({
    name: 'ai-server',
    baseURL: baseUrl,
    includeUsage: true,
    supportsStructuredOutputs: true,
    ...(apiKey ? { apiKey } : {}),
  })
  return (question, usesSchema) => {
    const call = toModelCall(provider(model), question, usesSchema)
    return question.onText ? askStreaming(call, question) : askOnce(call, question)
  }
}
