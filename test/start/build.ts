import { execFileSync } from 'node:child_process'

/** Builds the product for the process tests. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
}
