import middie from '@fastify/middie'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { readConfig } from './env.ts'
import { failureMessage, stopWithParent } from './failure-message.ts'
import type { RunningServer } from './start.ts'

type Start = typeof import('./start.ts')

const RESTART_PAUSE_MS = 50

/** Resolves when the app listens; prints that it is ready, or why it cannot start. */
async function start(vite: ViteDevServer): Promise<RunningServer> {
  // Loaded again on each restart, so that it runs the changed sources.
  const { startServer } = (await vite.ssrLoadModule('./server/runtime/start.ts')) as Start
  const config = readConfig(process.env, process.argv.includes('--demo'))
  const server = await startServer(config, {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    isDevelopment: true,
    prepare: async (app) => {
      await app.register(middie)
      app.use(vite.middlewares)
    },
  })
  server.ready.then((isReady) => {
    if (isReady) process.stdout.write(`Thali (development) is ready at ${config.siteUrl}\n`)
  }, reportFailure)
  return server
}

function reportFailure(error: unknown): null {
  process.stderr.write(`${failureMessage(error)}\nWaiting for a change.\n`)
  return null
}

/** Runs the app from its sources; restarts it when a file of server/ or domain/ changes. */
export async function runDevelopment(vite: ViteDevServer): Promise<void> {
  let isEnding = false
  let running: Promise<RunningServer | null> = Promise.resolve(null)

  async function stop() {
    await (await running)?.stop().catch(reportFailure)
  }
  async function restart() {
    await stop()
    if (isEnding) return null
    vite.moduleGraph.invalidateAll()
    return start(vite).catch(reportFailure)
  }
  async function end() {
    isEnding = true
    await stop()
    await vite.close()
    process.exit(0)
  }
  // Otherwise Vite would end the process on these signals before our database has stopped.
  process.removeAllListeners('SIGTERM')
  process.stdin.removeAllListeners('end')
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.once(signal, end)
  if (process.argv.includes('--stop-with-parent')) stopWithParent()

  let pause: NodeJS.Timeout | undefined
  vite.watcher.on('change', (path) => {
    const isOurs = /[\\/](server|domain)[\\/].*\.tsx?$/.test(path) && !path.includes('.test.')
    if (!isOurs) return
    // Files saved together cause only one restart.
    clearTimeout(pause)
    pause = setTimeout(() => {
      running = restart()
    }, RESTART_PAUSE_MS)
  })
  running = start(vite).catch(reportFailure)
  await running
}
