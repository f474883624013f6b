import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { checkSizes } from './bundle-sizes.ts'
import { removeImports } from './route-manifest.ts'

/** The sources of the build; no other file affects dist/. */
const SOURCES = [
  'domain/**/*',
  'server/**/*',
  'web/**/*',
  'public/**/*',
  'scripts/{build,bundle-sizes,chunk-groups,route-manifest}.ts',
  '{vite,react-router}.config.ts',
  'package-lock.json',
]
const STAMP = 'dist/.stamp'

function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file))
  return hash.digest('hex')
}

const COMPRESSIBLE = /\.(js|css|svg|txt|ico|json|webmanifest)$/

/** Best compression once, so that the server never compresses an asset. */
function precompress(): void {
  for (const entry of globSync('dist/client/**/*', { withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = `${entry.parentPath}/${entry.name}`
    const bytes = readFileSync(path)
    if (bytes.length < 512) continue
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

/** `--if-changed`: does nothing if dist/ was built from the current sources. */
function build(): void {
  const hash = sourcesHash()
  const isBuilt = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash
  const isQuiet = process.argv.includes('--if-changed')
  if (isBuilt && isQuiet) return
  execFileSync('node_modules/.bin/react-router', ['build', ...(isQuiet ? ['--logLevel', 'warn'] : [])], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const { manifest, path } = removeImports()
  precompress()
  checkSizes(manifest, path, !isQuiet)
  writeFileSync(STAMP, hash)
}

build()
