import { Writable } from 'node:stream'
import pino from 'pino'
import type { Log } from '#server/infra/log.ts'

export function memoryLog(): Log & { text(): string; lines(): Record<string, unknown>[] } {
  let text = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      text += chunk
      done()
    },
  })
  const lines = () =>
    text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  return {
    logger: pino({ level: 'info' }, stream),
    writeLines: (more) => void stream.write(more),
    text: () => text,
    lines,
  }
}
