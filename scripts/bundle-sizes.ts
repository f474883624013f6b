import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { toPattern } from '../domain/http/pages/page-patterns.ts'
import { SIGNED_IN } from './chunk-groups.ts'
import type { RouteEntry, RouteManifest } from './route-manifest.ts'

/** First-load JavaScript of a public page, in Brotli bytes and in files; pages that need a sign-in have no budget. */
const BUDGET_BYTES = 130 * 1024
const BUDGET_FILES = 15

const sizes = new Map<string, number>()

function brotliSize(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(readFileSync(file)).length
  sizes.set(file, size)
  return size
}

function filesOf({ entry, routes }: RouteManifest, route: RouteEntry): Set<string> {
  const files = new Set([entry.module, ...entry.imports])
  for (let at: RouteEntry | undefined = route; at; at = at.parentId ? routes[at.parentId] : undefined) {
    for (const file of [at.module, ...(at.imports ?? [])]) files.add(file)
  }
  return files
}

const totalSize = (files: readonly string[]) => files.reduce((sum, file) => sum + brotliSize(file), 0)
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1).padStart(6)} KB`

/**
 * Prints what each page loads first, and fails if a public page is over its budget. `path` is the browsers' manifest,
 * which every page loads too.
 */
export function checkSizes(manifest: RouteManifest, path: string, isVerbose: boolean): void {
  const rows = Object.values(manifest.routes)
    .filter((route) => route.index || route.path)
    .map((route) => {
      const files = [...filesOf(manifest, route)]
        .filter((file) => file.endsWith('.js'))
        .map((file) => `dist/client${file}`)
      const all = [...files, path]
      const address = toPattern(route, manifest.routes) || '/'
      return { address, files: all, bytes: totalSize(all), isPublic: !SIGNED_IN.test(address) }
    })
  const [first, ...others] = rows.filter((row) => row.isPublic).map((row) => new Set(row.files))
  const everywhere = [...(first ?? [])].filter((file) => others.every((files) => files.has(file)))
  const tooLarge = rows.filter((row) => row.isPublic && (row.bytes > BUDGET_BYTES || row.files.length > BUDGET_FILES))
  if (isVerbose || tooLarge.length > 0) {
    console.log(
      `\nFirst-load JavaScript (Brotli), at most ${BUDGET_BYTES / 1024} KB in ${BUDGET_FILES} files for a public page:`,
    )
    for (const file of everywhere) {
      const name = file.replace(/.*\//, '').replace(/-[\w-]{7,8}\.js$/, '')
      console.log(`  every page: ${name.padEnd(16)} ${kilobytes(brotliSize(file))}`)
    }
    for (const { address, bytes, isPublic, files } of rows) {
      const own = bytes - totalSize(everywhere)
      console.log(
        `  ${address.padEnd(28)} ${kilobytes(bytes)} in ${String(files.length).padStart(2)} files, own ${kilobytes(own)}${isPublic ? '' : '  (signed in)'}`,
      )
    }
  }
  if (tooLarge.length > 0) throw new Error(`over the budget: ${tooLarge.map((row) => row.address).join(', ')}`)
}
