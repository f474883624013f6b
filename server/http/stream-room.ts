import { AppError } from '../errors.ts'

const RETRY_SECONDS = 30

export interface OpenStream {
  account: number
  address: string
  end(): void
}

interface Bounds {
  perAccount: number
  /** Many people may share one address: a clinic, or a mobile network. */
  perAddress: number
  total: number
}

/** Which streams are open, and room for how many more. */
export function createStreamRoom({ perAccount, perAddress, total }: Bounds) {
  const open = new Set<OpenStream>()

  return {
    /**
     * Of too many streams of one account the oldest ends: it may be a connection whose browser is long gone. A browser
     * that is still there comes back after a while.
     * @throws unavailable when there is no room
     */
    enter(stream: OpenStream): void {
      const own = [...open].filter(({ account }) => account === stream.account)
      if (own.length >= perAccount) own[0]?.end()
      const neighbours = [...open].filter(({ address }) => address === stream.address)
      if (open.size >= total || neighbours.length >= perAddress) {
        throw new AppError('unavailable', 'Too many open streams.', { retryAfterSeconds: RETRY_SECONDS })
      }
      open.add(stream)
    },
    leave(stream: OpenStream): void {
      open.delete(stream)
    },
    endAll(): void {
      for (const stream of open) stream.end()
    },
  }
}
