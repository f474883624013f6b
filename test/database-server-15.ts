import type { TestProject } from 'vitest/node'
import { makeTemplate } from './database-template.ts'
import { startPostgres15 } from './postgres-15.ts'

/** The oldest server that `DATABASE_URL` may name, so that no query relies on a newer one. */
export default async function setup(project: TestProject) {
  const server = await startPostgres15()
  project.provide('databaseUrl', await makeTemplate(server.url))
  return server.stop
}
