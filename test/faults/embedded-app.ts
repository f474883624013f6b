// The smallest app on the embedded database, to be killed, signalled and started twice by the tests beside it.
import { DataDirectoryError, startEmbedded } from '../../server/db/embedded.ts'

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
  console.error(error instanceof DataDirectoryError ? error.message : error)
  process.exitCode = 1
}
