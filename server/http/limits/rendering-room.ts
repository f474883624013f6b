import { AppError } from '../../errors.ts'
import { inParallel, TooManyWaiting } from '../../infra/in-parallel.ts'
import { OVERLOADED } from './overload.ts'
import type { ServerLimits } from './server-limits.ts'

const RETRY_SECONDS = 5

/**
 * There is no end of addresses, and nothing is kept of those that nobody has asked for yet: whoever asks for very many
 * at once must neither fill the memory with half-made pages nor let everybody wait behind them.
 */
export function createRenderingRoom(limits: Pick<ServerLimits, 'renderings' | 'waitingRenderings'>) {
  const inTurn = inParallel(limits.renderings, limits.waitingRenderings)
  return async <T>(render: () => Promise<T>): Promise<T> => {
    try {
      return await inTurn(render)
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      throw new AppError('unavailable', OVERLOADED, { retryAfterSeconds: RETRY_SECONDS })
    }
  }
}
