import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import packageJson from '../package.json' with { type: 'json' }
import packageLock from '../package-lock.json' with { type: 'json' }

const packages = Object.entries(packageLock.packages as Record<string, { hasInstallScript?: boolean }>)

test('npm rejects install scripts that are not allowed by name', () => {
  expect(readFileSync(new URL('../.npmrc', import.meta.url), 'utf8').split('\n')).toContain('strict-allow-scripts=true')
})

test('every install script of the lock file is allowed or rejected by name', () => {
  const withScript = packages.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = withScript.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].sort()).toEqual(Object.keys(packageJson.allowScripts).sort())
})
