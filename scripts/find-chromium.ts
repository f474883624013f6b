import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from './debian-packages.ts'

/**
 * Headless Chromium: a page takes well under half of the processor time that it takes in `chromium`, which also
 * draws its invisible toolbars.
 */
const SHELL = { path: '/usr/bin/chromium-headless-shell', debianPackage: 'chromium-headless-shell' }

const PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    SHELL.path,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/google-chrome',
    '/opt/google/chrome/chrome',
    '/usr/bin/microsoft-edge',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA']
    .flatMap((name) => process.env[name] ?? [])
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Chromium/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
}

const ADVICE: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'Install it with your package manager (Debian: "sudo apt-get install chromium-headless-shell")',
  darwin: 'Install it with "brew install --cask chromium" or from https://www.google.com/chrome/',
  win32: 'Install it with "winget install Google.Chrome" or from https://www.google.com/chrome/',
}

/** The browser of the tests: set by CHROMIUM, found in a usual place, or installed on Debian if allowed. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  }
  if (!existsSync(SHELL.path) && (await canInstallPackages())) {
    // An older Debian only has the package with a window system.
    await installPackages(SHELL.debianPackage).catch(() => installPackages('chromium'))
  }
  const found = PATHS[process.platform]?.find((path) => existsSync(path))
  if (found) return found
  const advice = ADVICE[process.platform] ?? 'Install Chromium or Chrome'
  throw new Error(`No Chromium was found. ${advice}, or name an installed one in CHROMIUM.`)
}
