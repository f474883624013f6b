import { once } from 'node:events'
import { createServer, type ListenOptions } from 'node:net'

/** Listens for a moment. @returns the address. @throws if it cannot be used */
export async function listenOnce(options: ListenOptions) {
  const server = createServer().listen(options)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return address
}
