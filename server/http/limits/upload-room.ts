import { AppError } from '../../errors.ts'
import type { ServerLimits } from './server-limits.ts'

export interface UploadRoom {
  /** Reads a form of this account; throws unavailable where too many are being read. */
  read<Form>(account: number, read: () => Promise<Form>): Promise<Form>
}

const BUSY = 'Too many files are being sent at this moment. Try again in a few seconds.'
const RETRY_SECONDS = 10

/** Forms are held in memory while they arrive: so many at once, and so many of one account, who may send them slowly. */
export function createUploadRoom({ forms, formsOfOne }: Pick<ServerLimits, 'forms' | 'formsOfOne'>): UploadRoom {
  const reading: number[] = []
  return {
    async read(account, read) {
      if (reading.length >= forms || reading.filter((one) => one === account).length >= formsOfOne) {
        throw new AppError('unavailable', BUSY, { retryAfterSeconds: RETRY_SECONDS })
      }
      reading.push(account)
      try {
        return await read()
      } finally {
        reading.splice(reading.indexOf(account), 1)
      }
    },
  }
}
