import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { listenOnce } from '../../infra/listen-once.ts'

/** The server listens on a socket file in the data directory, or otherwise on a loopback port. */
export type Endpoint = { kind: 'socket'; folder: string } | { kind: 'port'; port: number }

// The path of a socket file has at most 103 bytes on macOS, 107 on Linux.
const SOCKET_PATH_MAX = 103
const SOCKET_PORT = 5432

export async function chooseEndpoint(folder: string): Promise<Endpoint> {
  if (await supportsSocket(folder)) return { kind: 'socket', folder }
  return { kind: 'port', port: await freePort() }
}

/** Some file systems (shared folders of virtual machines, network drives) do not support sockets. */
async function supportsSocket(folder: string) {
  const path = join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`)
  if (process.platform === 'win32' || Buffer.byteLength(path) > SOCKET_PATH_MAX) return false
  const trial = join(folder, '.trial')
  await rm(trial, { force: true })
  return listenOnce({ path: trial }).then(
    () => true,
    () => false,
  )
}

/** A killed server leaves its socket and a lock file with its pid, which may now be another process's. */
export async function clearSocket(endpoint: Endpoint) {
  if (endpoint.kind === 'port') return
  const socket = join(endpoint.folder, `.s.PGSQL.${SOCKET_PORT}`)
  for (const path of [socket, `${socket}.lock`]) await rm(path, { force: true })
}

async function freePort() {
  const address = await listenOnce({ host: '127.0.0.1', port: 0 })
  return (address as AddressInfo).port
}

export function endpointSettings(endpoint: Endpoint): Record<string, string> {
  if (endpoint.kind === 'port') {
    return { listen_addresses: '127.0.0.1', port: String(endpoint.port), unix_socket_directories: '' }
  }
  return {
    listen_addresses: '',
    port: String(SOCKET_PORT),
    // The setting is a comma-separated list; quotes protect a path with a comma.
    unix_socket_directories: `"${endpoint.folder.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  }
}

export function connectionUrl(endpoint: Endpoint, password: string) {
  if (endpoint.kind === 'port') return `postgresql://thali:${password}@127.0.0.1:${endpoint.port}/thali`
  return `postgresql://thali:${password}@/thali?host=${encodeURIComponent(endpoint.folder)}`
}
