import type { LaunchOptions } from '@playwright/test'
import { hasRoomInMemory } from '../memory-folder.ts'

/** How long an expectation may take: a person waits ten seconds, and a busy machine needs twice as long. */
export const TIMEOUT_MS = 20_000

const ENOUGH_BYTES = 2 ** 30

/** The global setup finds the browser before the first worker starts. */
export function launchOptions(...args: string[]): LaunchOptions {
  return {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // Overrides Playwright's default: shared memory instead of files on disk saves a tenth of the work.
    ...(hasRoomInMemory(ENOUGH_BYTES) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
    args: [
      // Saves a process per browser; no test needs a graphics card.
      '--in-process-gpu',
      '--no-sandbox',
      '--disable-gpu',
      // Pages live only for seconds, so optimising compilation costs more than it saves.
      '--js-flags=--no-opt --no-maglev',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  }
}
