import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { FOLDER_ORDER } from './folder-order.ts'

type Command = [name: string, args: string[]]

/** Generates the route types, which the checks read. */
const TYPEGEN: Command = ['react-router', ['typegen']]

/** Types, lint and format, import boundaries, dead code. All of them run, so that one run shows every error. */
const CHECKS: Command[] = [
  ['tsc', ['-b']],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['depcruise', ['--config', '.dependency-cruiser.mjs', 'domain', 'server', 'web']],
  ['knip', []],
]

/** Prints a command's output once it has ended. @returns its name if it fails */
async function findFailure([name, args]: Command): Promise<string[]> {
  const child = spawn(`node_modules/.bin/${name}`, args)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise((resolve) => child.once('close', resolve).once('error', resolve))
  console.log(`> ${name} ${args.join(' ')}\n${Buffer.concat(output)}`)
  return status === 0 ? [] : [name]
}

/** Finds folders without an entry, to which no rule would apply. */
function findFoldersWithoutRule(): string[] {
  return Object.entries(FOLDER_ORDER).flatMap(([layer, folders]) =>
    readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
      .map(({ name }) => `${layer}/${name}`),
  )
}

export async function runChecks(): Promise<boolean> {
  const failed = [await findFailure(TYPEGEN), ...(await Promise.all(CHECKS.map(findFailure)))].flat()
  const unknown = findFoldersWithoutRule()
  if (unknown.length > 0) console.error(`not in scripts/folder-order.ts: ${unknown.join(', ')}`)
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
  return failed.length === 0 && unknown.length === 0
}

if (import.meta.main && !(await runChecks())) process.exit(1)
