import { defineConfig } from 'vitest/config'

/** Faults that need mounts, a changed clock or minutes. */
export default defineConfig({
  test: {
    include: ['test/faults/**/*.test.ts'],
    reporters: ['default', './test/closing-line.ts'],
    testTimeout: 180_000,
    hookTimeout: 120_000,
    fileParallelism: false,
  },
})
