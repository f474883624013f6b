import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter'
import { runChecks } from './check.ts'
import { findPgBouncer, findPostgres15 } from './debian-packages.ts'
import { findChromium } from './find-chromium.ts'

const RESULTS = '.cache/test-results'

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string }[]
  }[]
}

interface Outcome {
  passed: number
  /** One text for each failed test, and one for a file or a runner that failed without one. */
  failures: string[]
}

async function run(command: string, args: string[], file: string, read: (report: string) => Outcome): Promise<Outcome> {
  rmSync(file, { force: true })
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: 'inherit',
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  const status = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve))
  let outcome: Outcome = { passed: 0, failures: [] }
  try {
    outcome = read(readFileSync(file, 'utf8'))
  } catch (error) {
    console.error(`${command} has left no report: ${error}`)
  }
  if (status !== 0 && outcome.failures.length === 0) outcome.failures.push(`${command}: ended with ${status}`)
  return outcome
}

function runVitest(...args: string[]): Promise<Outcome> {
  const file = `${RESULTS}/vitest.json`
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  return run('vitest', ['run', ...reporters, ...args], file, (report) => {
    const { numPassedTests: passed, testResults }: VitestReport = JSON.parse(report)
    const failures = testResults
      .filter(({ status }) => status === 'failed')
      .flatMap(({ name, message, assertionResults }) => {
        const tests = assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
        return (tests.length > 0 ? tests : [message]).map((text) => `${relative('.', name)}: ${text}`)
      })
    return { passed, failures }
  })
}

function runPlaywright(): Promise<Outcome> {
  return run('playwright', ['test', '--reporter=list,json'], `${RESULTS}/playwright.json`, (report) => {
    const { stats, suites, errors }: JSONReport = JSON.parse(report)
    const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
      ...suite.specs,
      ...(suite.suites ?? []).flatMap(specsOf),
    ]
    const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok)
    const failures = [
      ...failed.map(({ file, title }) => `${file}: ${title}`),
      ...errors.map(({ message }) => `playwright: ${message}`),
    ]
    return { passed: stats.expected + stats.flaky, failures }
  })
}

function build(): Promise<unknown> {
  return once(spawn(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' }), 'exit')
}

/** Whatever is missing here is reported by the first test that needs it. */
async function install(...finders: (() => Promise<unknown>)[]): Promise<void> {
  for (const find of finders) await find().catch(() => undefined)
}

/** Downloads run beside work; tests run one after another, because on two cores parallel runs slow each other down. */
async function runEverything(): Promise<Outcome[]> {
  const [quick] = await Promise.all([
    runVitest('--project=unit', '--project=api', '--project=api-postgres-15'),
    // The other projects test the built product, so the build runs in parallel.
    build(),
    install(findPgBouncer, findChromium),
  ])
  return [quick, await runVitest('--project=start'), await runPlaywright()]
}

/** Without arguments, runs the checks and every test; arguments are passed to Vitest, and nothing else runs. */
const args = process.argv.slice(2)
const [isChecked] = args.length > 0 ? [true] : await Promise.all([runChecks(), install(findPostgres15)])
const results = args.length > 0 ? [await runVitest(...args)] : await runEverything()
const passed = results.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = results.flatMap((outcome) => outcome.failures)
console.log(['', ...failures.map((failure) => `FAILED ${failure}`)].join('\n'))
console.log(`${passed} passed, ${failures.length} failed`)
process.exit(isChecked && failures.length === 0 ? 0 : 1)
