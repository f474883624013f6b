import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import packageJson from '../package.json' with { type: 'json' }
import { freePort } from './free-port.ts'

const { start } = packageJson.scripts

/** The flags of `npm start`, which must be a plain command: cmd.exe knows neither `exec` nor `NAME=value`. */
const [, flags] = /^node (.+?) dist\/server\/index\.js --demo --stop-with-parent$/.exec(start) ?? []
if (!flags) throw new Error(`the start command is another one than before: ${start}`)
const NODE_FLAGS = flags.split(' ')

export interface Product {
  url: string
  process: ChildProcess
  /** What it has printed so far. */
  output(): string
  stop(signal?: NodeJS.Signals): Promise<number | null>
}

/** Returns the status of an address, 0 while nothing listens. */
export async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    (answer) => answer.status,
    () => 0,
  )
}

async function waitUntilReady(product: Product): Promise<void> {
  const deadline = Date.now() + 60_000
  while ((await statusOf(`${product.url}/readyz`)) !== 200) {
    if (product.process.exitCode !== null) throw new Error(`the product ended:\n${product.output()}`)
    if (Date.now() > deadline) throw new Error(`the product was not ready in a minute:\n${product.output()}`)
    await delay(50)
  }
}

export interface StartOptions {
  port?: number
  isAwaited?: boolean
  prefix?: string[]
  /** Runs the sources, as `npm run dev` does. */
  isDevelopment?: boolean
}

/** Starts the built product as `npm start` does, with variables of its own. */
export async function startProduct(variables: Record<string, string>, options: StartOptions = {}): Promise<Product> {
  const port = options.port ?? (await freePort())
  let output = ''
  const [file = '', ...words] = [
    ...(options.prefix ?? []),
    process.execPath,
    ...(options.isDevelopment ? ['scripts/dev.ts'] : [...NODE_FLAGS, 'dist/server/index.js']),
    '--demo',
  ]
  const child = spawn(file, words, {
    env: { ...process.env, NODE_ENV: '', HOST: '127.0.0.1', PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const product: Product = {
    url: `http://localhost:${port}`,
    process: child,
    output: () => output,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal)
        await once(child, 'exit')
      }
      return child.exitCode
    },
  }
  if (options.isAwaited !== false) await waitUntilReady(product)
  return product
}
