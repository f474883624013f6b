import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startProduct } from '../product-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder with the data directories `demo` and `empty` of stopped sites, with and without demo content. */
    installations: string
  }
}

/** Builds the product for the process tests, and lets it make the data directories of which they take copies. */
export default async function setup(project: TestProject) {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
  const folder = await mkdtemp(join(tmpdir(), 'thali-installations-'))
  project.provide('installations', folder)
  await Promise.all(
    ['demo', 'empty'].map(async (name) => {
      const variables = { DATA_DIR: join(folder, name), DEMO_CONTENT: String(name === 'demo'), RATE_LIMITS: 'off' }
      await (await startProduct(variables)).stop()
    }),
  )
  return () => rm(folder, { recursive: true, force: true })
}
