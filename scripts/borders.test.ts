import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ZONES } from './zones.ts'

function foldersOf(floor: string): string[] {
  return readdirSync(floor, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
}

test.each(['domain', 'server', 'web'] as const)(
  'every folder of %s is a feature or stands under the import rules',
  (floor) => {
    const known = [...ZONES[floor], ...ZONES.features]
    expect(foldersOf(floor).filter((folder) => !known.includes(folder))).toEqual([])
  },
)
