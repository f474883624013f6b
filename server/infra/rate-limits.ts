import { isIPv6 } from 'node:net'
import type pg from 'pg'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { AppError } from '../errors.ts'
import { sha256 } from './passwords.ts'

const MINUTE = 60
const HOUR = 3600
const KEY_MAX = 200

/** Points and seconds, from the rulings, section 8. Reads are counted per process, the others are shared. */
const LIMITS = {
  loginFailures: { points: 10, duration: 15 * MINUTE },
  loginTries: { points: 100, duration: HOUR },
  register: { points: 20, duration: HOUR },
  assessment: { points: 10, duration: HOUR },
  linkByAddress: { points: 10, duration: HOUR },
  linkBySubmission: { points: 5, duration: HOUR },
  forgotByAddress: { points: 10, duration: HOUR },
  forgotByAccount: { points: 5, duration: HOUR },
  requests: { points: 20, duration: HOUR },
  writes: { points: 120, duration: MINUTE },
  reads: { points: 1200, duration: MINUTE },
} as const
export type LimitName = keyof typeof LIMITS

export interface RateLimits {
  /** Counts one; throws `rate_limited` with the seconds to wait when the limit is reached. */
  take(name: LimitName, key: string): Promise<void>
  /** Forgets what was counted. */
  forget(name: LimitName, key: string): Promise<void>
}

function refused(result: RateLimiterRes): AppError {
  const seconds = Math.max(1, Math.ceil(result.msBeforeNext / 1000))
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
  return new AppError('rate_limited', `Too many requests. Try again in ${wait}.`, { retryAfterSeconds: seconds })
}

function makeLimiters(pool: pg.Pool): Record<LimitName, RateLimiterAbstract> {
  const make = ([name, limit]: [string, { points: number; duration: number }]) => [
    name,
    name === 'reads'
      ? new RateLimiterMemory({ ...limit, keyPrefix: name })
      : new RateLimiterPostgres({
          ...limit,
          keyPrefix: name,
          storeClient: pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: true,
        }),
  ]
  return Object.fromEntries(Object.entries(LIMITS).map(make)) as Record<LimitName, RateLimiterAbstract>
}

const NO_LIMITS: RateLimits = { take: async () => {}, forget: async () => {} }

/** Long keys (an e-mail address may have hundreds of letters) are kept by their hash: the table's column is bounded. */
function bounded(key: string): string {
  return key.length <= KEY_MAX ? key : sha256(key)
}

export function createRateLimits(pool: pg.Pool, isOn: boolean): RateLimits {
  if (!isOn) return NO_LIMITS
  const limiters = makeLimiters(pool)
  return {
    take: async (name, key) => {
      try {
        await limiters[name].consume(bounded(key))
      } catch (error) {
        throw error instanceof RateLimiterRes ? refused(error) : error
      }
    },
    forget: async (name, key) => {
      await limiters[name].delete(bounded(key))
    },
  }
}

/** Who counts as one address: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const start = head === '' ? [] : head.split(':')
  const end = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - start.length - end.length)
  const groups = [...start, ...Array<string>(zeros).fill('0'), ...end].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
