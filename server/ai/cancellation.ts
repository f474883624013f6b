import { AppError } from '../errors.ts'

export function cancelled(): AppError {
  return new AppError('cancelled', 'Writing was stopped. Nothing was saved.')
}

/** @throws `cancelled` if the signal is aborted */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw cancelled()
}
