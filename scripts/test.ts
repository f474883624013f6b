import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { runChecks } from './check.ts'

const RESULTS = '.cache/test-results'

interface Counts {
  passed: number
  failed: number
}

/** A runner that fails without a failed test (such as a file that does not load) counts as one failure. */
async function run(
  command: string,
  args: string[],
  file: string,
  countsIn: (report: string) => Counts,
): Promise<Counts> {
  rmSync(file, { force: true })
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const status = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  let counts = { passed: 0, failed: 0 }
  try {
    counts = countsIn(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${command} has left no report: ${error}`)
  }
  return status === 0 ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

function runVitest(...args: string[]): Promise<Counts> {
  const file = `${RESULTS}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return run('vitest', ['run', ...reporters, ...args], file, (report) => {
    const { numPassedTests, numFailedTests } = JSON.parse(report)
    return { passed: numPassedTests, failed: numFailedTests }
  })
}

function runPlaywright(): Promise<Counts> {
  return run('playwright', ['test', '--reporter=list,json'], `${RESULTS}/playwright.json`, (report) => {
    const { expected, unexpected, flaky } = JSON.parse(report).stats
    return { passed: expected + flaky, failed: unexpected }
  })
}

function build(): Promise<unknown> {
  return once(spawn(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' }), 'exit')
}

/** Run one after another: on two cores, parallel runs slow each other down. */
async function runEverything(): Promise<Counts[]> {
  const [quick] = await Promise.all([
    runVitest('--project=unit', '--project=api', '--project=api-postgres-15'),
    // The other projects test the built product, so the build runs in parallel.
    build(),
  ])
  return [quick, await runVitest('--project=start'), await runPlaywright()]
}

/** Without arguments, runs the checks and every test; arguments are passed to Vitest, and nothing else runs. */
const args = process.argv.slice(2)
const isChecked = args.length > 0 || (await runChecks())
const results = args.length > 0 ? [await runVitest(...args)] : await runEverything()
const count = (key: keyof Counts) => results.reduce((sum, counts) => sum + counts[key], 0)
console.log(`\n${count('passed')} passed, ${count('failed')} failed`)
process.exit(isChecked && count('failed') === 0 ? 0 : 1)
