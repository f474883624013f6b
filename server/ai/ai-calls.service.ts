import type { AiStatus } from '#domain/ai/ai.schema.ts'
import type { Actor, Services } from '../context.ts'
import { AppError } from '../errors.ts'
import type { TokenUsage, WritingOptions } from '../infra/ai-writer.ts'
import type { RateLimits } from '../infra/rate-limits.ts'
import { insertAiCall } from './ai-calls.queries.ts'
import type { AiAction, AiOutcome } from './ai-calls.table.ts'

function toOutcome(error: unknown): AiOutcome {
  const code = error instanceof AppError ? error.code : null
  if (code === 'gateway_timeout') return 'too_slow'
  return code === 'cancelled' ? 'cancelled' : 'failed'
}

const sum = (spent: readonly TokenUsage[], name: keyof TokenUsage) =>
  spent.every((entry) => entry[name] === null) ? null : spent.reduce((sum, entry) => sum + (entry[name] ?? 0), 0)

/** Refunds a call that failed on the AI server, up to a daily cap. */
async function refund(limits: RateLimits, actor: Actor): Promise<void> {
  const key = String(actor.id)
  const isWithinBounds = await limits.take('aiGivenBack', key).then(
    () => true,
    () => false,
  )
  if (isWithinBounds) await limits.refund('ai', key)
}

export interface Written<T> {
  result: T
  took_ms: number
  /** Null if the AI server did not tell them. */
  tokens: { input: number; output: number } | null
}

/** Runs `work` and records the call with its outcome and cost, even if it fails. */
export async function recordCall<T>(
  { db, ai, limits }: Services,
  call: { actor: Actor; action: AiAction; signal: AbortSignal },
  work: (options: WritingOptions) => Promise<T>,
): Promise<Written<T>> {
  const spent: TokenUsage[] = []
  const started = performance.now()
  const record = async (outcome: AiOutcome) => {
    const took_ms = Math.round(performance.now() - started)
    await insertAiCall(db, {
      user_id: call.actor.id,
      action: call.action,
      engine: ai.engine,
      model: ai.model,
      outcome,
      requests: spent.length,
      input_tokens: sum(spent, 'input_tokens'),
      output_tokens: sum(spent, 'output_tokens'),
      took_ms,
    })
    return took_ms
  }
  try {
    const result = await work({ signal: call.signal, onUsage: (entry) => void spent.push(entry) })
    if (call.signal.aborted) throw new AppError('cancelled', 'Writing was stopped. Nothing was saved.')
    const [input, output] = [sum(spent, 'input_tokens'), sum(spent, 'output_tokens')]
    const tokens = input === null || output === null ? null : { input, output }
    return { result, took_ms: await record('done'), tokens }
  } catch (error) {
    const outcome = toOutcome(error)
    await record(outcome)
    if (outcome !== 'cancelled') await refund(limits, call.actor)
    throw error
  }
}

export async function getAiStatus({ ai, limits }: Services, actor: Actor): Promise<AiStatus> {
  const left = await limits.left('ai', String(actor.id))
  return {
    engine: ai.engine,
    model: ai.model,
    limit: left?.limit ?? null,
    remaining: left?.remaining ?? null,
    resets_at: left?.resets_at?.toISOString() ?? null,
  }
}
