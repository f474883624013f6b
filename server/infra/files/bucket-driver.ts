import { S3Driver } from 'flydrive/drivers/s3'
import type { Bucket } from './storage-url.ts'

const CONNECT_WITHIN_MS = 2000
const ANSWER_WITHIN_MS = 8000
const TRIES = 2

/** Loaded only when STORAGE_URL is set: the S3 client is large. */
export function createBucketDriver({ endpoint, bucket, region, accessKeyId, secretAccessKey }: Bucket): S3Driver {
  return new S3Driver({
    endpoint,
    region,
    bucket,
    credentials: { accessKeyId, secretAccessKey },
    // The bucket's name in the path works with every server; a subdomain needs a DNS entry for each bucket.
    forcePathStyle: true,
    visibility: 'private',
    supportsACL: false,
    // A bucket that does not respond must not delay requests: they get 503 with `Retry-After`.
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
    maxAttempts: TRIES,
    // Newer clients add checksums that many compatible servers reject.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
}
