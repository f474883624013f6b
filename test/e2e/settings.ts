import type { LaunchOptions } from '@playwright/test'

/** How long an expectation may take: a person waits ten seconds, and a busy machine needs twice as long. */
export const TIMEOUT_MS = 20_000

/** The global setup finds the browser before the first worker starts. */
export function launchOptions(...args: string[]): LaunchOptions {
  return {
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
    args: [
      // A process less for each browser; nothing here is drawn by a graphics card.
      '--in-process-gpu',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...args,
    ],
  }
}
