// The smallest app on the embedded database, to be killed, signalled and started twice by the tests beside it.
import { DataDirectoryError, startEmbedded } from '../../server/db/embedded.ts'

const [dataDir = ''] = process.argv.slice(2)
const began = performance.now()
try {
  const database = await startEmbedded(dataDir, { log: (line) => console.error(line) })
  console.log(JSON.stringify({ url: database.url, ms: Math.round(performance.now() - began) }))
  const running = setInterval(() => undefined, 60_000)
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', async () => {
    await database.stop()
    clearInterval(running)
  })
} catch (error) {
  console.error(error instanceof DataDirectoryError ? error.message : error)
  process.exitCode = 1
}
