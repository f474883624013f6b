import type { Caller, Services } from '../../context.ts'
import { AppError } from '../../errors.ts'
import { widerNetworks } from '../../infra/networks.ts'
import { ACCOUNT_FAILURES_AN_HOUR, type SharedName } from '../../infra/rate-limits.ts'
import { findUserByEmail, type UserRow } from '../accounts.queries.ts'
import { hasSessionOfDevice } from '../sessions.queries.ts'
import { mailNotice } from './account-mails.service.ts'
import { toDevice } from './device.ts'

/** A password that is about to be compared. */
export interface Guess {
  /** As it was typed: there may be no such account. */
  email: string
  caller: Caller
  /** Of a caller who is signed in already. */
  session_id?: number
}

type Counter = [name: SharedName, key: string]

/** A device's own network, and its session, so that a stolen one cannot guess from many addresses. */
function ownCounters({ email, caller, session_id }: Guess): Counter[] {
  const byAddress: Counter = ['loginFailures', `${email}|${caller.address}`]
  return session_id === undefined ? [byAddress] : [byAddress, ['loginFailures', `session ${session_id}`]]
}

/** The networks around it, which one customer may own. */
function widerCounters({ email, caller }: Guess): Counter[] {
  const wider = widerNetworks(caller.address)
  if (!wider) return []
  return [
    ['loginFailuresBy56', `${email}|${wider.by56}`],
    ['loginFailuresBy48', `${email}|${wider.by48}`],
  ]
}

async function isKnownDevice({ db, secrets }: Services, { email, caller, session_id }: Guess): Promise<boolean> {
  if (session_id !== undefined) return true
  const user = caller.device_id === null ? null : await findUserByEmail(db, email)
  const hash = user && toDevice(secrets, user.id, caller).device_hash
  return user !== null && hash ? hasSessionOfDevice(db, user.id, hash) : false
}

/**
 * Counts a guess before the password is compared, so that guesses sent all at once cannot pass a limit. Beyond the bound
 * of the whole account only devices that have been signed in to it may go on: strangers lock nobody out.
 * @returns how many the account has had within the hour; null where they are not counted, or are beyond the bound
 * @throws rate_limited
 */
export async function countGuess(services: Services, guess: Guess): Promise<number | null> {
  for (const [name, key] of [...ownCounters(guess), ...widerCounters(guess)]) await services.limits.take(name, key)
  try {
    return await services.limits.take('loginFailuresByAccount', guess.email)
  } catch (error) {
    const isBound = error instanceof AppError && error.code === 'rate_limited'
    if (isBound && (await isKnownDevice(services, guess))) return null
    throw error
  }
}

/** After a right password: this device's own failures are forgotten, elsewhere only this guess is taken back. */
export async function forgiveGuess({ limits }: Services, guess: Guess): Promise<void> {
  for (const [name, key] of ownCounters(guess)) await limits.reset(name, key)
  for (const [name, key] of widerCounters(guess)) await limits.refund(name, key)
  await limits.refund('loginFailuresByAccount', guess.email)
}

/** Tells the owner once an hour at most: at the guess that reaches the bound of the account. */
export async function reportFailedGuess({ db }: Services, user: UserRow | null, counted: number | null): Promise<void> {
  if (counted !== ACCOUNT_FAILURES_AN_HOUR || !user?.is_active) return
  await mailNotice(db, user, 'many-wrong-passwords')
}
