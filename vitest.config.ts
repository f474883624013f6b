import { configDefaults, defineConfig } from 'vitest/config'
import { hasRoomInMemory, MEMORY_FOLDER } from './test/memory-folder.ts'

/** The databases of a run take 1 GB at most at a time. */
const ENOUGH_BYTES = 4 * 2 ** 30

// Copying and starting databases takes a fifth less work there. Workers and what they start inherit the environment.
if (hasRoomInMemory(ENOUGH_BYTES)) process.env.TMPDIR ??= MEMORY_FOLDER

const api = {
  include: ['server/**/*.api.test.ts', 'test/fuzz/*.test.ts'],
  globalSetup: ['test/database-server.ts'],
  setupFiles: ['test/quick-hashes.ts'],
  // A test waits for PostgreSQL half of its time: three workers keep two cores busy.
  maxWorkers: 3,
  // Each worker loads the server once.
  isolate: false,
  testTimeout: 30_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 10_000 } },
  sequence: { groupOrder: 1 },
}

/**
 * What an older PostgreSQL could do differently: every endpoint once, and the tests of migrations, searches, statistics,
 * locks and bulk statements.
 */
const POSTGRES_15 = [
  'test/access-postgres-15.test.ts',
  'server/db/**/*.api.test.ts',
  'server/accounts/sign-in-races.api.test.ts',
  'server/admin/*.api.test.ts',
  'server/assessments/inbox.api.test.ts',
  'server/audit/*.api.test.ts',
  'server/blogs/{all-blogs,reading,views/*}.api.test.ts',
  'server/consultations/{consultations,sent-twice,waiting}.api.test.ts',
  'server/dietitians/dietitians.api.test.ts',
  'server/infra/{jobs/daily-run,limits/rate-limits}.api.test.ts',
  'server/mail/outbox.api.test.ts',
  'server/privacy/**/*.api.test.ts',
  'server/runtime/cleanup-jobs.api.test.ts',
  'server/site/sitemap.api.test.ts',
]

/** Makes and starts a dozen databases: no unit test, though beside what it tests. */
const DATABASE_STARTS = 'server/db/embedded.test.ts'

export default defineConfig({
  test: {
    // A run never writes a snapshot, so that a missing or an obsolete one fails everywhere; `-u` writes them.
    update: 'none',
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
          exclude: [...configDefaults.exclude, 'server/**/*.api.test.ts', DATABASE_STARTS],
          maxWorkers: 3,
          // Modules are loaded once for each worker: loading them for each file takes most of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { ...api, name: 'api' } },
      { test: { ...api, name: 'api-postgres-15', include: POSTGRES_15, globalSetup: ['test/database-server-15.ts'] } },
      {
        test: {
          name: 'start',
          include: ['test/start/**/*.test.ts', 'test/faults/kill.test.ts', DATABASE_STARTS],
          globalSetup: ['test/start/installations.ts'],
          // A fourth worker would make each of them slower than it is worth.
          maxWorkers: 3,
          testTimeout: 240_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
})
