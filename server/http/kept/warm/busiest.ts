import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Addresses of public answers, the busiest first; no more of them than a start makes anew in some seconds. */
export const BUSIEST_MAX = 200
const ADDRESS_MAX = 2000

const pathIn = (dataDir: string) => join(dataDir, 'busiest.json')

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && value.startsWith('/') && value.length <= ADDRESS_MAX
}

/** @returns null where none have been remembered, or what was is not to be read: nothing depends on it */
export async function readBusiest(dataDir: string): Promise<string[] | null> {
  try {
    const addresses: unknown = JSON.parse(await readFile(pathIn(dataDir), 'utf8'))
    return Array.isArray(addresses) ? addresses.filter(isAddress).slice(0, BUSIEST_MAX) : null
  } catch {
    return null
  }
}

export async function writeBusiest(dataDir: string, hits: readonly [address: string, hits: number][]): Promise<void> {
  const addresses = hits.map(([address]) => address).filter(isAddress)
  if (addresses.length === 0) return
  const path = pathIn(dataDir)
  const part = `${path}.${process.pid}`
  await writeFile(part, JSON.stringify(addresses.slice(0, BUSIEST_MAX)), { mode: 0o600 })
  await rename(part, path)
}
