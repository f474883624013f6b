import { defineConfig } from '@playwright/test'
import { launchOptions, TIMEOUT_MS } from './test/e2e/settings.ts'

export default defineConfig({
  testDir: 'test/e2e',
  outputDir: 'test-results',
  globalSetup: './test/e2e/global-setup.ts',
  fullyParallel: true,
  // A browser waits much of its time: two of them leave half of two cores idle.
  workers: 3,
  // Each step waits 20 seconds at most; a test of many steps takes its time on a slow machine.
  timeout: 180_000,
  expect: { timeout: TIMEOUT_MS },
  // A busy machine must not hide what the other tests say. The report names each test that needed a second try.
  retries: 1,
  reporter: [['list']],
  use: {
    actionTimeout: TIMEOUT_MS,
    navigationTimeout: TIMEOUT_MS,
    launchOptions: launchOptions(),
    // Without snapshots of the DOM: they fetch blob images, which the pages' Content-Security-Policy refuses.
    // A recording slows every test, so only the second try of a failed one is recorded.
    trace: { mode: 'on-first-retry', snapshots: false, screenshots: false },
    screenshot: 'only-on-failure',
  },
})
