import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'

/** A server on loopback that speaks S3, with one empty bucket. */
export async function startBucket(): Promise<{ host: string; storageUrl: string; stop: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'thali-bucket-'))
  const server = new S3rver({
    ...{ address: '127.0.0.1', port: 0, directory, silent: true },
    configureBuckets: [{ name: 'thali-media' }],
  })
  const { port } = await server.run()
  const host = `127.0.0.1:${port}`
  return {
    host,
    storageUrl: `s3://S3RVER:S3RVER@${host}/thali-media?ssl=false`,
    async stop() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
