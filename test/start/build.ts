import { execFileSync } from 'node:child_process'

/** The process tests run what is built. */
export default function setup(): void {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
}
