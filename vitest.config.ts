import { defineConfig } from 'vitest/config'

const api = {
  include: ['server/**/*.api.test.ts'],
  globalSetup: ['test/database-server.ts'],
  // A database of its own for each worker; two workers keep two cores busy.
  maxWorkers: 2,
  testTimeout: 20_000,
  hookTimeout: 60_000,
}

/** Kinds of tests follow one another, so that browsers and databases do not fight for two cores. */
export default defineConfig({
  test: {
    reporters: ['default', './test/closing-line.ts'],
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
          testTimeout: 60_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 1 },
        },
      },
      { test: { name: 'api', ...api, sequence: { groupOrder: 2 } } },
      {
        test: {
          name: 'api-postgres-15',
          ...api,
          globalSetup: ['test/database-server-15.ts'],
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          name: 'start',
          include: ['test/start/**/*.test.ts', 'test/faults/kill.test.ts'],
          globalSetup: ['test/start/build.ts'],
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.spec.ts'],
          globalSetup: ['test/e2e/product.ts'],
          // A browser waits much of its time: two of them leave half of two cores idle.
          maxWorkers: 3,
          sequence: { groupOrder: 5 },
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
