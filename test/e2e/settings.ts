import type { LaunchOptions } from '@playwright/test'
import { hasRoomInMemory } from '../memory-folder.ts'

/** How long an expectation may take: a person waits ten seconds, and a busy machine needs twice as long. */
export const TIMEOUT_MS = 20_000

const ENOUGH_BYTES = 2 ** 30

/** The global setup finds the browser before the first worker starts. */
export function launchOptions(...args: string[]): LaunchOptions {
  return {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    // What Chromium's processes share is in memory then, a tenth less work than the files on a disk that Playwright asks for.
    ...(hasRoomInMemory(ENOUGH_BYTES) ? { ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : {}),
    args: [
      // A process less for each browser; nothing here is drawn by a graphics card.
      '--in-process-gpu',
      '--no-sandbox',
      '--disable-gpu',
      // Pages live for seconds: compiling for the highest speed costs more than it gives back.
      '--js-flags=--no-opt --no-maglev',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  }
}
