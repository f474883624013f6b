export interface Bucket {
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const STORAGE_URL_EXAMPLE = 's3://KEY:SECRET@host:9000/bucket?region=auto&ssl=false'

/** The name rules of S3: 3 to 63 of these, beginning and ending with a letter or digit. */
const BUCKET_NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const OPTIONS = ['region', 'ssl']

function readOptions(url: URL): { region: string; ssl: boolean } | null {
  const { region = 'auto', ssl = 'true' } = Object.fromEntries(url.searchParams)
  const isKnown = [...url.searchParams.keys()].every((name) => OPTIONS.includes(name))
  if (!isKnown || !/^[a-z0-9-]+$/.test(region) || (ssl !== 'true' && ssl !== 'false')) return null
  return { region, ssl: ssl === 'true' }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/**
 * Reads STORAGE_URL, an S3-compatible bucket: `s3://KEY:SECRET@host:port/bucket?region=auto&ssl=false`. Signs other than
 * letters, digits and `-._~` in key and secret are percent-encoded. `region` is `auto` unless given, `ssl` is `true`; the
 * port is the protocol's own unless given. The bucket must exist; it needs no public access.
 * @returns null for everything else
 */
export function parseStorageUrl(value: string): Bucket | null {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || !url.hostname || url.hash) return null
  const bucket = url.pathname.slice(1)
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  const options = readOptions(url)
  if (!options || !BUCKET_NAME.test(bucket) || !accessKeyId || !secretAccessKey) return null
  const endpoint = `${options.ssl ? 'https' : 'http'}://${url.host}`
  return { endpoint, bucket, region: options.region, accessKeyId, secretAccessKey }
}
