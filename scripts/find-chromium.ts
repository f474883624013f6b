import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { canInstallPackages, installPackages } from './debian-packages.ts'

const DEBIAN_PATH = '/usr/bin/chromium'

const PATHS: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: [
    DEBIAN_PATH,
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
  linux: 'Install it with your package manager (Debian: "sudo apt-get install chromium")',
  darwin: 'Install it with "brew install --cask chromium" or from https://www.google.com/chrome/',
  win32: 'Install it with "winget install Google.Chrome" or from https://www.google.com/chrome/',
}

/** The browser of the tests: named by CHROMIUM, found in its usual places, or installed on Debian if we may. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM names ${named}, which does not exist.`)
  }
  const found = PATHS[process.platform]?.find((path) => existsSync(path))
  if (found) return found
  if (await canInstallPackages()) {
    await installPackages('chromium')
    if (existsSync(DEBIAN_PATH)) return DEBIAN_PATH
  }
  const advice = ADVICE[process.platform] ?? 'Install Chromium or Chrome'
  throw new Error(`No Chromium was found. ${advice}, or name an installed one in CHROMIUM.`)
}
