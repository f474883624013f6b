import cluster from 'node:cluster'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AI_CALLS_PER_DAY, AI_CALLS_REFUNDED_MAX } from '#domain/ai/ai-rules.ts'
import { CLIENT_ERRORS_PER_HOUR } from '#domain/client-errors/client-error-rules.ts'
import { AppError } from '../../errors.ts'
import { rateLimited } from '../metrics/metrics.ts'
import { sha256 } from '../secrets/passwords.ts'
import { createBatchedLimit, createMemoryLimit } from './memory-limit.ts'

const MINUTE = 60
const HOUR = 3600
const DAY = 24 * HOUR
const KEY_MAX = 200
/** Per address, which need not be the sender's own. */
const ASSESSMENT_MAILS_A_DAY = 3
/** Wrong passwords per account, from any address, after which only known devices may try. */
export const ACCOUNT_FAILURES_AN_HOUR = 100

/**
 * Points and seconds. Reads and anonymous writes are counted in memory: by each process, or by the primary for all its
 * workers. The others are counted in the database.
 */
const LIMITS = {
  loginFailures: { points: 10, duration: 15 * MINUTE },
  loginFailuresBy56: { points: 20, duration: 15 * MINUTE },
  loginFailuresBy48: { points: 40, duration: 15 * MINUTE },
  loginFailuresByAccount: { points: ACCOUNT_FAILURES_AN_HOUR, duration: HOUR },
  loginTries: { points: 100, duration: HOUR },
  // Mobile operators put thousands of customers into one /48.
  loginTriesBy56: { points: 1000, duration: HOUR },
  loginTriesBy48: { points: 5000, duration: HOUR },
  register: { points: 20, duration: HOUR },
  assessment: { points: 10, duration: HOUR },
  assessmentMails: { points: ASSESSMENT_MAILS_A_DAY, duration: DAY },
  // Apart from the confirmations, which anybody can cause by typing the address.
  assessmentLinks: { points: ASSESSMENT_MAILS_A_DAY, duration: DAY },
  linkByAddress: { points: 10, duration: HOUR },
  forgotByAddress: { points: 10, duration: HOUR },
  forgotByAccount: { points: 5, duration: HOUR },
  oneTimeCodes: { points: 30, duration: HOUR },
  verification: { points: 5, duration: HOUR },
  requests: { points: 20, duration: HOUR },
  attachments: { points: 60, duration: HOUR },
  clientErrors: { points: CLIENT_ERRORS_PER_HOUR, duration: HOUR },
  export: { points: 6, duration: HOUR },
  ai: { points: AI_CALLS_PER_DAY, duration: DAY },
  aiRefunds: { points: AI_CALLS_REFUNDED_MAX, duration: DAY },
  writes: { points: 120, duration: MINUTE },
  // Per address, which a workplace or customers of a mobile operator may share.
  anonymousWrites: { points: 300, duration: MINUTE },
  reads: { points: 1200, duration: MINUTE },
} as const
type LimitName = keyof typeof LIMITS
export type InMemoryName = 'reads' | 'anonymousWrites'
export type SharedName = Exclude<LimitName, InMemoryName>

interface Remaining {
  limit: number
  remaining: number
  /** When the full limit is available again; null if nothing is counted. */
  resets_at: Date | null
}

export interface RateLimits {
  /**
   * Counts one.
   * @returns the count including this one; null if the limits are off
   * @throws rate_limited with the seconds to wait if the limit is reached
   */
  take(name: SharedName, key: string): Promise<number | null>
  /** Counts one. @returns false if the limit is reached */
  tryTake(name: SharedName, key: string): Promise<boolean>
  /** As `take`, for limits in memory; not a promise if the count is at hand. */
  takeInMemory(name: InMemoryName, key: string): void | Promise<void>
  /** Takes back one that was counted. */
  refund(name: SharedName, key: string): Promise<void>
  /** What is left of the limit; null if the limits are off. */
  remaining(name: SharedName, key: string): Promise<Remaining | null>
  /** Resets the count. */
  reset(name: SharedName, key: string): Promise<void>
}

/** Names of what is limited, where "requests" would be unclear. */
const EXCEEDED_MESSAGES: { [Name in LimitName]?: string } = {
  attachments: 'Too many files.',
  ai: `You’ve used all ${AI_CALLS_PER_DAY} AI calls for today.`,
}

function formatWait(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return seconds < 2 * HOUR ? `${Math.ceil(seconds / MINUTE)} minutes` : `${Math.ceil(seconds / HOUR)} hours`
}

function rateLimitError(name: LimitName, ms: number): AppError {
  rateLimited.inc({ limit: name })
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const message = EXCEEDED_MESSAGES[name] ?? 'Too many requests.'
  return new AppError('rate_limited', `${message} Try again in ${formatWait(seconds)}.`, { retryAfterSeconds: seconds })
}

function makeInMemory(name: InMemoryName, workers: number): (key: string) => void | Promise<void> {
  const { points, duration } = LIMITS[name]
  const takeOne = cluster.isWorker
    ? createBatchedLimit(name, { points, duration, workers })
    : createMemoryLimit(points, duration)
  function throwIfExceeded(ms: number): void {
    if (ms > 0) throw rateLimitError(name, ms)
  }
  return (key) => {
    const ms = takeOne(key)
    return typeof ms === 'number' ? throwIfExceeded(ms) : ms.then(throwIfExceeded)
  }
}

function createLimiters(pool: pg.Pool): Record<SharedName, RateLimiterAbstract> {
  const { reads: _reads, anonymousWrites: _writes, ...shared } = LIMITS
  const toEntry = ([name, limit]: [string, { points: number; duration: number }]) => [
    name,
    new RateLimiterPostgres({
      ...limit,
      keyPrefix: name,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: true,
    }),
  ]
  return Object.fromEntries(Object.entries(shared).map(toEntry)) as Record<SharedName, RateLimiterAbstract>
}

const NO_LIMITS: RateLimits = {
  take: async () => null,
  tryTake: async () => true,
  takeInMemory: () => {},
  refund: async () => {},
  remaining: async () => null,
  reset: async () => {},
}

/** Hashes long keys (an e-mail address may have hundreds of letters), because the table's column is limited. */
function bounded(key: string): string {
  return key.length <= KEY_MAX ? key : sha256(key)
}

/** @param workers number of processes that serve together on this machine */
export function createRateLimits(pool: pg.Pool, isOn: boolean, workers = 1): RateLimits {
  if (!isOn) return NO_LIMITS
  const limiters = createLimiters(pool)
  const inMemory = { reads: makeInMemory('reads', workers), anonymousWrites: makeInMemory('anonymousWrites', workers) }
  async function take(name: SharedName, key: string): Promise<number> {
    try {
      return (await limiters[name].consume(bounded(key))).consumedPoints
    } catch (error) {
      throw error instanceof RateLimiterRes ? rateLimitError(name, error.msBeforeNext) : error
    }
  }

  return {
    take,
    tryTake: async (name, key) => {
      try {
        await take(name, key)
        return true
      } catch (error) {
        if (error instanceof AppError) return false
        throw error
      }
    },
    takeInMemory: (name, key) => inMemory[name](key),
    refund: async (name, key) => {
      const taken = await limiters[name].get(bounded(key))
      if (taken && taken.consumedPoints > 0) await limiters[name].reward(bounded(key))
    },
    remaining: async (name, key) => {
      const limit = LIMITS[name].points
      const taken = await limiters[name].get(bounded(key))
      if (!taken) return { limit, remaining: limit, resets_at: null }
      const remaining = Math.max(0, limit - taken.consumedPoints)
      return { limit, remaining, resets_at: new Date(Date.now() + Math.max(0, taken.msBeforeNext)) }
    },
    reset: async (name, key) => {
      await limiters[name].delete(bounded(key))
    },
  }
}
