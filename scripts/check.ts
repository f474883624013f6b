import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { FOLDER_ORDER } from './folder-order.ts'

/** Types, lint and format, import boundaries, dead code. All of them run, so that one run shows every error. */
const CHECKS: [string, string[]][] = [
  ['react-router', ['typegen']],
  ['tsc', ['-b']],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['depcruise', ['--config', '.dependency-cruiser.mjs', 'domain', 'server', 'web']],
  ['knip', []],
]

function runCommand([command, args]: [string, string[]]): boolean {
  console.log(`> ${command} ${args.join(' ')}`)
  return spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' }).status === 0
}

/** Finds folders without an entry, to which no rule would apply. */
function findFoldersWithoutRule(): string[] {
  return Object.entries(FOLDER_ORDER).flatMap(([layer, folders]) =>
    readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !folders.includes(entry.name))
      .map(({ name }) => `${layer}/${name}`),
  )
}

export function runChecks(): boolean {
  const failed = CHECKS.filter((check) => !runCommand(check)).map(([command]) => command)
  const unknown = findFoldersWithoutRule()
  if (unknown.length > 0) console.error(`not in scripts/folder-order.ts: ${unknown.join(', ')}`)
  if (failed.length > 0) console.error(`failed: ${failed.join(', ')}`)
  return failed.length === 0 && unknown.length === 0
}

if (import.meta.main && !runChecks()) process.exit(1)
