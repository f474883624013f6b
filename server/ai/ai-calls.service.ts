import type { AiStatus } from '#domain/ai/ai.schema.ts'
import type { Actor, Services } from '../context.ts'
import { AppError } from '../errors.ts'
import type { TokenUsage, WritingOptions } from '../infra/ai-writer.ts'
import { insertAiCall } from './ai-calls.queries.ts'
import type { AiAction, AiOutcome } from './ai-calls.table.ts'
import { throwIfCancelled } from './cancellation.ts'

function toOutcome(error: unknown): AiOutcome {
  const code = error instanceof AppError ? error.code : null
  if (code === 'gateway_timeout') return 'too_slow'
  return code === 'cancelled' ? 'cancelled' : 'failed'
}

const sumTokens = (usage: readonly TokenUsage[], name: keyof TokenUsage) =>
  usage.every((entry) => entry[name] === null) ? null : usage.reduce((sum, entry) => sum + (entry[name] ?? 0), 0)

export interface RecordedCall<T> {
  result: T
  took_ms: number
  /** Null if the AI server does not report them. */
  tokens: { input: number; output: number } | null
}

/** Runs `work` and records the call with its outcome and cost, even if it fails. */
export async function recordCall<T>(
  { db, ai, limits }: Services,
  call: { actor: Actor; action: AiAction; signal: AbortSignal },
  work: (options: WritingOptions) => Promise<T>,
): Promise<RecordedCall<T>> {
  const usage: TokenUsage[] = []
  const started = performance.now()
  const record = async (outcome: AiOutcome) => {
    const took_ms = Math.round(performance.now() - started)
    await insertAiCall(db, {
      user_id: call.actor.id,
      action: call.action,
      engine: ai.engine,
      model: ai.model,
      outcome,
      requests: usage.length,
      input_tokens: sumTokens(usage, 'input_tokens'),
      output_tokens: sumTokens(usage, 'output_tokens'),
      took_ms,
    })
    return took_ms
  }
  try {
    const result = await work({ signal: call.signal, onUsage: (entry) => void usage.push(entry) })
    throwIfCancelled(call.signal)
    const [input, output] = [sumTokens(usage, 'input_tokens'), sumTokens(usage, 'output_tokens')]
    const tokens = input === null || output === null ? null : { input, output }
    return { result, took_ms: await record('done'), tokens }
  } catch (error) {
    const outcome = toOutcome(error)
    await record(outcome)
    const key = String(call.actor.id)
    // A call that failed on the AI server is refunded, up to a daily cap.
    if (outcome !== 'cancelled' && (await limits.tryTake('aiRefunds', key))) await limits.refund('ai', key)
    throw error
  }
}

export async function getAiStatus({ ai, limits }: Services, actor: Actor): Promise<AiStatus> {
  const quota = await limits.remaining('ai', String(actor.id))
  return {
    engine: ai.engine,
    model: ai.model,
    limit: quota?.limit ?? null,
    remaining: quota?.remaining ?? null,
    resets_at: quota?.resets_at?.toISOString() ?? null,
  }
}
