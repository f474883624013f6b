import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { type Ended, waitForEnd } from './fixtures.ts'

const SCRIPTS = join(import.meta.dirname, '../../scripts')

/** Runs an operator's command to its end. */
export async function runScript(name: string, args: string[], variables: Record<string, string>): Promise<Ended> {
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.ts`), ...args], {
    env: { ...process.env, NODE_ENV: '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return waitForEnd(child)
}
