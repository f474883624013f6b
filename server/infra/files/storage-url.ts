export const STORAGE_URL_EXAMPLE = 's3://KEY:SECRET@host:9000/bucket?region=auto&ssl=false'

/** S3's rule for names: 3 to 63 of these characters, beginning and ending with a letter or digit. */
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
 * Parses STORAGE_URL, an S3-compatible bucket: `s3://KEY:SECRET@host:port/bucket?region=auto&ssl=false`. Characters
 * other than letters, digits and `-._~` in key and secret must be percent-encoded. `region` defaults to `auto`, `ssl`
 * to `true`, the port to the protocol's. The bucket must exist; it needs no public access.
 * @returns null if it is invalid
 */
export function parseStorageUrl(value: string) {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:' || !url.hostname || url.hash) return null
  const bucket = url.pathname.slice(1)
  const accessKeyId = decoded(url.username)
  const secretAccessKey = decoded(url.password)
  const options = readOptions(url)
  if (!options || !BUCKET_NAME.test(bucket) || !accessKeyId || !secretAccessKey) return null
  const endpoint = `${options.ssl ? 'https' : 'http'}://${url.host}`
  return { endpoint, bucket, region: options.region, credentials: { accessKeyId, secretAccessKey } }
}
