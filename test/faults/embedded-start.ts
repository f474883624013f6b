import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach } from 'vitest'
import { type Launch, launch } from './embedded-process.ts'

const folders: string[] = []
const apps: ReturnType<typeof launch>[] = []

export function newFolder(mode = 0o700): string {
  const folder = mkdtempSync(join(tmpdir(), 'thali-faults-'))
  chmodSync(folder, mode)
  folders.push(folder)
  return folder
}

/** Starts an app with an embedded database, which ends with the test. */
export function start(dataDir: string, options?: Launch): ReturnType<typeof launch> {
  const app = launch(dataDir, options)
  apps.push(app)
  return app
}

/** Stops every app that a test has started, and waits for it. */
export async function stopAll(): Promise<void> {
  for (const { child } of apps) child.kill('SIGTERM')
  await Promise.all(apps.splice(0).map((app) => app.ended))
}

/** Call at the top of a test file: ends the apps and removes the folders of its tests. */
export function cleanUp(): void {
  afterEach(async () => {
    await stopAll()
    for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
  })
}
