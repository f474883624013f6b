import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/**
 * An S3 server on loopback with one empty bucket.
 * @param port the previous port, to restart the server at the same address
 */
export async function startBucket(port = 0): Promise<{ host: string; storageUrl: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'thali-bucket-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port, directory, silent: true },
    configureBuckets: [{ name: 'thali-media' }],
  })
  const address = await server.run()
  const host = `127.0.0.1:${address.port}`
  return {
    host,
    storageUrl: `s3://S3RVER:S3RVER@${host}/thali-media?ssl=false`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
