import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { makeTemplate } from './database-template.ts'

/** One embedded server for the run; workers clone its migrated template. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'thali-api-'))
  const server = await startEmbedded(folder)
  project.provide('databaseUrl', await makeTemplate(server.url))
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
