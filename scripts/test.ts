import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'

const RESULTS = '.cache/test-results'

interface Counts {
  passed: number
  failed: number
}

/** What a runner has written; a runner that fails without a failed test (a file that does not load) counts as one. */
function run(command: string, args: string[], file: string, countsIn: (report: string) => Counts): Counts {
  rmSync(file, { force: true })
  const { status } = spawnSync(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  let counts = { passed: 0, failed: 0 }
  try {
    counts = countsIn(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${command} has left no report: ${error}`)
  }
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

function runVitest(args: string[]): Counts {
  const file = `${RESULTS}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return run('vitest', ['run', ...reporters, ...args], file, (report) => {
    const { numPassedTests, numFailedTests } = JSON.parse(report)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function runPlaywright(): Counts {
  const file = `${RESULTS}/playwright.json`
  return run('playwright', ['test', '--reporter=list,json'], file, (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats
    return { passed: expected, failed: unexpected + flaky }
  })
}

/** Without arguments the checks and every test; arguments go to Vitest, and nothing else runs. */
const args = process.argv.slice(2)
const isChecked = args.length > 0 || runChecks()
const results = args.length > 0 ? [runVitest(args)] : [runVitest([]), runPlaywright()]
const count = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0)
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
process.exit(isChecked && count('failed') === 0 ? 0 : 1)
