import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../../scripts/find-chromium.ts'
import { startProduct } from '../product-process.ts'

/** Builds and starts the product with its defaults (demo content, embedded database), and finds the browser. */
export default async function setUp() {
  execFileSync(process.execPath, ['scripts/build.ts', '--if-changed'], { stdio: 'inherit' })
  const [chromium, folder] = await Promise.all([findChromium(), mkdtemp(join(tmpdir(), 'thali-e2e-'))])
  const dataDir = join(folder, 'data')
  const product = await startProduct({ DATA_DIR: dataDir, RATE_LIMITS: 'off' })
  // Workers inherit the environment.
  process.env.CHROMIUM = chromium
  process.env.E2E_SITE_URL = product.url
  process.env.E2E_DATA_DIR = dataDir
  process.env.E2E_CHECKED_GROUPS = join(folder, 'checked-groups')
  return async () => {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
