import { spawnSync } from 'node:child_process'

/** Known weaknesses of the packages that the product runs with, as far as the registry tells: it informs and fails nothing. */
interface Report {
  vulnerabilities?: Record<string, { name: string; severity: string; range: string; fixAvailable: unknown }>
}

function readReport(text: string): Report | null {
  try {
    return JSON.parse(text) as Report
  } catch {
    return null
  }
}

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit', 'dev'], { encoding: 'utf8', timeout: 60_000 })
const found = readReport(stdout)?.vulnerabilities
if (!found) {
  console.log('The registry gave no answer about known weaknesses. Ask again where it offers them.')
} else {
  for (const { name, severity, range, fixAvailable } of Object.values(found)) {
    console.log(`${severity.padEnd(9)} ${name} ${range}${fixAvailable ? ', mended in a newer version' : ''}`)
  }
  console.log(`${Object.keys(found).length} packages with known weaknesses`)
}
