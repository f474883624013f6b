import { spawnSync } from 'node:child_process'
import { runChecks } from './check.ts'

/** Everything: the checks, then unit, API (on both PostgreSQL versions) and browser tests. */
const isChecked = runChecks()
const tests = spawnSync('node_modules/.bin/vitest', ['run', ...process.argv.slice(2)], { stdio: 'inherit' })
process.exit(isChecked && tests.status === 0 ? 0 : 1)
