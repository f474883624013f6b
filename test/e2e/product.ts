import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startProduct } from './running-product.ts'

declare module 'vitest' {
  interface ProvidedContext {
    siteUrl: string
    chromium: string
    dataDir: string
  }
}

/** The product as it is built and started for everybody, with demo content and its embedded database. */
export default async function setup(project: TestProject) {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
  const [chromium, dataDir] = await Promise.all([findChromium(), mkdtemp(join(tmpdir(), 'thali-e2e-'))])
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  project.provide('siteUrl', product.url)
  project.provide('chromium', chromium)
  project.provide('dataDir', dataDir)
  return async () => {
    await product.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
