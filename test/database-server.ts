import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/db/embedded.ts'
import { makeTemplate } from './database-template.ts'
import { serverPid } from './faults/embedded-process.ts'

/** Starts one embedded server for the run; workers clone its migrated template. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'thali-api-'))
  const server = await startEmbedded(folder)
  await allowResets(folder, server.url)
  project.provide('databaseUrl', await makeTemplate(server.url))
  return async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Resetting tables without triggers needs a right that only the superuser can grant, and the superuser normally cannot
 * sign in.
 */
async function allowResets(folder: string, url: string): Promise<void> {
  await appendFile(
    join(folder, 'postgres/data/pg_hba.conf'),
    'local all postgres trust\nhost all postgres 127.0.0.1/32 trust\n',
  )
  process.kill(serverPid(folder), 'SIGHUP')
  const connectionString = url.replace(/\/\/thali:[^@]*@/, '//postgres@')
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      await client.query('grant set on parameter session_replication_role to thali')
      return
    } catch (error) {
      // The server reads the file shortly after the signal.
      if (attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 20))
    } finally {
      await client.end()
    }
  }
}
