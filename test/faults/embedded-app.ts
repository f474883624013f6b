// The smallest app with an embedded database, for tests that kill, signal or restart it.
import { startEmbedded } from '../../server/db/embedded.ts'
import { OperatorError } from '../../server/errors.ts'

const [dataDir = '', mode] = process.argv.slice(2)
const began = performance.now()
try {
  const database = await startEmbedded(dataDir, { log: (line) => console.error(line) })
  const ms = Math.round(performance.now() - began)
  const running = setInterval(() => undefined, 60_000)
  const stop = async () => {
    await database.stop()
    clearInterval(running)
  }
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', stop)
  console.log(JSON.stringify({ url: database.url, ms }))
  if (mode === 'once') await stop()
} catch (error) {
  console.error(error instanceof OperatorError ? error.message : error)
  process.exitCode = 1
}
