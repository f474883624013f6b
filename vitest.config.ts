import { defineConfig } from 'vitest/config'

const api = {
  include: ['server/**/*.api.test.ts', 'test/fuzz/*.test.ts'],
  globalSetup: ['test/database-server.ts'],
  // A database of its own for each worker. A test waits for PostgreSQL half of its time: three keep two cores busy.
  maxWorkers: 3,
  testTimeout: 20_000,
  // A database is dropped with a checkpoint, which waits for a busy disk.
  hookTimeout: 180_000,
}

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'server/**/*.test.ts',
            'server/**/*.test.tsx',
            'web/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['server/**/*.api.test.ts', 'node_modules/**'],
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'api', ...api, sequence: { groupOrder: 1 } } },
      {
        test: {
          name: 'api-postgres-15',
          ...api,
          globalSetup: ['test/database-server-15.ts'],
          // Tables and queries; what only the server itself decides is the same on every PostgreSQL.
          exclude: ['server/http/**', 'server/ai/**', 'server/infra/**', 'test/fuzz/**', 'node_modules/**'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'start',
          include: ['test/start/**/*.test.ts', 'test/faults/kill.test.ts'],
          globalSetup: ['test/start/build.ts'],
          // They start databases, for which the disk is the limit.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
