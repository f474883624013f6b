import { setTimeout as delay } from 'node:timers/promises'
import middie from '@fastify/middie'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { readConfig } from './env.ts'
import type { RunningServer } from './start.ts'

type Start = typeof import('./start.ts')

async function start(vite: ViteDevServer): Promise<RunningServer> {
  // Loaded anew each time, so that a restart runs the changed sources.
  const { startServer } = (await vite.ssrLoadModule('./server/start.ts')) as Start
  const config = readConfig(process.env, process.argv.includes('--demo'))
  const server = await startServer(config, {
    load: () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
    isDevelopment: true,
    prepare: async (app) => {
      await app.register(middie)
      app.use(vite.middlewares)
    },
  })
  await server.ready
  process.stdout.write(`Thali (development) is ready at ${config.siteUrl}\n`)
  return server
}

/** Runs the app from its sources; restarts it when a file of server/ or domain/ changes. */
export async function runDevelopment(vite: ViteDevServer): Promise<void> {
  let running: RunningServer | null = await start(vite)
  let restart: Promise<void> = Promise.resolve()

  async function restartNow() {
    await running?.stop()
    running = null
    vite.moduleGraph.invalidateAll()
    running = await start(vite).catch((error) => {
      process.stderr.write(`${error.stack ?? error}\nWaiting for a change.\n`)
      return null
    })
  }
  vite.watcher.on('change', (path) => {
    const isOurs = /[\\/](server|domain)[\\/].*\.tsx?$/.test(path) && !path.includes('.test.')
    if (isOurs) restart = restart.then(() => delay(50)).then(restartNow)
  })
  async function end() {
    await restart
    await running?.stop()
    await vite.close()
    process.exit(0)
  }
  // Vite ends the process by itself on these, before our database has stopped.
  process.removeAllListeners('SIGTERM')
  process.stdin.removeAllListeners('end')
  process.on('SIGTERM', end)
  process.on('SIGINT', end)
}
