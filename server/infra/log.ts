import pino from 'pino'

export interface Log {
  logger: pino.Logger
  /** Takes lines as the logger would write them; left out where it keeps nothing of their level. */
  writeLines: ((lines: string) => void) | undefined
}

export function createLog({ isProduction }: { isProduction: boolean }): Log {
  const level = isProduction ? 'info' : 'warn'
  const stream = pino.destination(1)
  const writeLines = (lines: string) => void stream.write(lines)
  return { logger: pino({ level }, stream), writeLines: isProduction ? writeLines : undefined }
}
