import { defineConfig } from 'vitest/config'

/** Faults that need mounts, a changed clock or minutes. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts', 'test/fuzz/*.test.ts'],
    globalSetup: ['test/start/installations.ts', 'test/database-server.ts'],
    env: {
      FUZZ_REQUESTS: process.env.FUZZ_REQUESTS ?? '10000',
      FUZZ_SEED: process.env.FUZZ_SEED ?? String(Date.now() % 2_147_483_647),
    },
    testTimeout: 180_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    fileParallelism: false,
  },
})
