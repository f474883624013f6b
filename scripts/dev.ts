import { createServer } from 'vite'

/**
 * One process: API, server rendering and hot reload. Web files are replaced in the running page by Vite; a change in
 * server/ or domain/ restarts the app inside this process.
 */
const vite = await createServer({ appType: 'custom' })
const { runDevelopment } = (await vite.ssrLoadModule(
  './server/runtime/development.ts',
)) as typeof import('../server/runtime/development.ts')
await runDevelopment(vite)
