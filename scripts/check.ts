import { spawnSync } from 'node:child_process'

/** Types, lint and format, import borders, dead code: all of them, so that one run shows every fault. */
const CHECKS: [string, string[]][] = [
  ['react-router', ['typegen']],
  ['tsc', ['-b']],
  ['biome', ['check', '--error-on-warnings', '.']],
  ['depcruise', ['--config', '.dependency-cruiser.mjs', 'domain', 'server', 'web']],
  ['knip', []],
]

export function runChecks(): boolean {
  const failed = CHECKS.filter(([command, args]) => {
    console.log(`> ${command} ${args.join(' ')}`)
    return spawnSync(`node_modules/.bin/${command}`, args, { stdio: 'inherit' }).status !== 0
  })
  if (failed.length > 0) console.error(`failed: ${failed.map(([command]) => command).join(', ')}`)
  return failed.length === 0
}

if (import.meta.main && !runChecks()) process.exit(1)
