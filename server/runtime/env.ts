import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { PASSWORD_IS_EMAIL, PASSWORD_TOO_COMMON } from '#domain/accounts/account-rules.ts'
import { Email, newPassword } from '#domain/accounts/accounts.schema.ts'
import { parseStorageUrl, STORAGE_URL_EXAMPLE } from '../infra/files/storage-url.ts'
import { isCommonPassword } from '../infra/passwords.ts'

export interface Config {
  port: number
  host: string
  dataDir: string
  /** How many processes serve; one does without a primary. */
  workers: number
  databaseUrl: string | undefined
  /** Around the pooler that `databaseUrl` names: for what needs a connection to itself. */
  databaseDirectUrl: string | undefined
  /** A standby of `databaseUrl`, for what everybody may read. */
  databaseReadUrl: string | undefined
  siteUrl: string
  authSecret: string | undefined
  admin: { email: string; password: string } | undefined
  demoContent: boolean
  smtpUrl: string | undefined
  /** Unset: the site's name and e-mail address, as they are when a mail leaves. */
  mailFrom: string | undefined
  storageUrl: string | undefined
  ai: { baseUrl: string; apiKey: string | undefined; model: string } | undefined
  rateLimits: boolean
  trustProxy: string[] | false
  /** Where a backup is made each day; none unless set. */
  backupDir: string | undefined
  /** Encrypts backups. */
  backupKey: string | undefined
  metricsToken: string | undefined
  isProduction: boolean
}

export const AUTH_SECRET_MIN = 32
const BACKUP_KEY_MIN = 32
const WORKERS_MAX = 64
/** So many share the hundred connections of the embedded database. */
const EMBEDDED_WORKERS_MAX = 12
const METRICS_TOKEN_MIN = 24

/** One line for each bad variable. */
export class ConfigError extends Error {
  constructor(lines: string[]) {
    super(lines.join('\n'))
    this.name = 'ConfigError'
  }
}

type Variables = Record<string, string | undefined>

class Reader {
  readonly problems: string[] = []
  private readonly variables: Variables

  constructor(variables: Variables) {
    this.variables = variables
  }

  text(name: string): string | undefined {
    const value = this.variables[name]?.trim()
    return value === '' ? undefined : value
  }

  refuse(name: string, rule: string): undefined {
    this.problems.push(`${name} ${rule}`)
    return undefined
  }

  choice<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = this.text(name) ?? fallback
    const known = values.find((entry) => entry === value)
    if (known) return known
    this.refuse(name, `must be one of ${values.join(', ')}, not "${value}".`)
    return fallback
  }

  url(name: string, protocols: string[], example: string): string | undefined {
    const value = this.text(name)
    if (value === undefined) return undefined
    const url = URL.parse(value)
    if (url && protocols.includes(url.protocol)) return value
    return this.refuse(name, `must be an address like ${example}.`)
  }
}

function readPort(reader: Reader): number {
  const value = reader.text('PORT') ?? '3000'
  const port = Number(value)
  if (/^\d+$/.test(value) && port >= 1 && port <= 65535) return port
  reader.refuse('PORT', `must be a whole number from 1 to 65535, not "${value}".`)
  return 3000
}

function readHost(reader: Reader): string {
  const host = reader.text('HOST') ?? '127.0.0.1'
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(host)) {
    reader.refuse('HOST', `must be an address or a host name, not "${host}".`)
  }
  return host
}

function readWorkers(reader: Reader, hasEmbeddedDatabase: boolean): number {
  const value = reader.text('WORKERS') ?? '1'
  const most = hasEmbeddedDatabase ? EMBEDDED_WORKERS_MAX : WORKERS_MAX
  if (value === 'auto') return Math.min(availableParallelism(), most)
  const count = Number(value)
  if (!/^\d+$/.test(value) || count < 1 || count > WORKERS_MAX) {
    reader.refuse('WORKERS', `must be auto or a whole number from 1 to ${WORKERS_MAX}, not "${value}".`)
  } else if (count > most) {
    reader.refuse('WORKERS', `must be at most ${most} with the embedded database; set DATABASE_URL for more.`)
  }
  return count
}

/** `user:password@/name?host=/folder` names a socket by a folder: pg reads it, URL wants a host. */
function readDatabaseUrl(reader: Reader, name: string): string | undefined {
  const value = reader.text(name)
  if (value === undefined) return undefined
  const url = URL.parse(value.replace('@/', '@localhost/'))
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol)) return value
  return reader.refuse(name, 'must be an address like postgresql://user:password@host:5432/thali.')
}

/** A further way to the server that `DATABASE_URL` names. */
function readFurtherUrl(reader: Reader, name: string): string | undefined {
  const url = readDatabaseUrl(reader, name)
  if (url && !reader.text('DATABASE_URL')) return reader.refuse(name, 'must be set together with DATABASE_URL.')
  return url
}

function readSiteUrl(reader: Reader, port: number): string {
  const value = reader.url('SITE_URL', ['http:', 'https:'], 'https://thali.example')
  if (value === undefined) return `http://localhost:${port}`
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash)
    reader.refuse('SITE_URL', 'must have no path: only scheme and host.')
  return url.origin
}

function readAdmin(reader: Reader): Config['admin'] {
  const email = reader.text('ADMIN_EMAIL')
  const password = reader.text('ADMIN_PASSWORD')
  if (!email && !password) return undefined
  if (!email) return reader.refuse('ADMIN_EMAIL', 'must be set together with ADMIN_PASSWORD.')
  if (!password) return reader.refuse('ADMIN_PASSWORD', 'must be set together with ADMIN_EMAIL.')
  const address = Email.safeParse(email)
  if (!address.success) return reader.refuse('ADMIN_EMAIL', 'must be an e-mail address.')
  const rule = newPassword().safeParse(password)
  if (!rule.success) return reader.refuse('ADMIN_PASSWORD', `is refused: ${rule.error.issues[0]?.message}.`)
  if (isCommonPassword(password)) return reader.refuse('ADMIN_PASSWORD', `is refused: ${PASSWORD_TOO_COMMON}.`)
  if (password.toLowerCase() === address.data)
    return reader.refuse('ADMIN_PASSWORD', `is refused: ${PASSWORD_IS_EMAIL}.`)
  return { email: address.data, password }
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function readTrustProxy(reader: Reader): string[] | false {
  const value = reader.text('TRUST_PROXY') ?? 'false'
  if (value === 'false') return false
  const addresses = value.split(',').map((entry) => entry.trim())
  if (addresses.every(isAddressOrRange)) return addresses
  reader.refuse('TRUST_PROXY', `must be false or addresses of proxies, separated by commas, not "${value}".`)
  return false
}

function readAuthSecret(reader: Reader, isRequired: boolean): string | undefined {
  const secret = reader.text('AUTH_SECRET')
  if (secret && secret.length < AUTH_SECRET_MIN) {
    return reader.refuse('AUTH_SECRET', `must be at least ${AUTH_SECRET_MIN} characters long.`)
  }
  if (!secret && isRequired) {
    return reader.refuse('AUTH_SECRET', 'must be set when DATABASE_URL is set and NODE_ENV=production.')
  }
  return secret
}

function readMetricsToken(reader: Reader): string | undefined {
  const token = reader.text('METRICS_TOKEN')
  if (token === undefined || (token.length >= METRICS_TOKEN_MIN && !/\s/.test(token))) return token
  return reader.refuse('METRICS_TOKEN', `must be at least ${METRICS_TOKEN_MIN} characters long, without spaces.`)
}

function readAi(reader: Reader): Config['ai'] {
  const baseUrl = reader.url('AI_BASE_URL', ['http:', 'https:'], 'https://ai.example/v1')
  const model = reader.text('AI_MODEL')
  const apiKey = reader.text('AI_API_KEY')
  if (!baseUrl) {
    const isMissing = reader.text('AI_BASE_URL') === undefined
    if (isMissing && (model || apiKey)) reader.refuse('AI_BASE_URL', 'must be set when AI_MODEL or AI_API_KEY is set.')
    return undefined
  }
  if (!model) return reader.refuse('AI_MODEL', 'must be set together with AI_BASE_URL.')
  return { baseUrl, apiKey, model }
}

function readBackupDir(reader: Reader): string | undefined {
  const value = reader.text('BACKUP_DIR')
  return value === undefined ? undefined : resolve(value)
}

function readBackupKey(reader: Reader): string | undefined {
  const value = reader.text('BACKUP_KEY')
  if (value === undefined || value.length >= BACKUP_KEY_MIN) return value
  return reader.refuse('BACKUP_KEY', `must be at least ${BACKUP_KEY_MIN} characters long.`)
}

function readStorageUrl(reader: Reader): string | undefined {
  const value = reader.text('STORAGE_URL')
  if (value === undefined || parseStorageUrl(value)) return value
  return reader.refuse('STORAGE_URL', `must be an address like ${STORAGE_URL_EXAMPLE}.`)
}

function readMailFrom(reader: Reader): string | undefined {
  const value = reader.text('MAIL_FROM')
  if (value === undefined) return undefined
  const address = /<([^<>]+)>$/.exec(value)?.[1] ?? value
  if (!Email.safeParse(address).success)
    reader.refuse('MAIL_FROM', 'must be an address like "Thali <care@thali.example>".')
  return value
}

/**
 * Reads the environment, all of it optional; the only reader of process.env.
 * @param demoByDefault what DEMO_CONTENT means when it is not set: true for the README's command
 * @throws ConfigError with one line for each bad variable
 */
export function readConfig(variables: Variables, demoByDefault: boolean): Config {
  const reader = new Reader(variables)
  const port = readPort(reader)
  const databaseUrl = readDatabaseUrl(reader, 'DATABASE_URL')
  const isProduction = reader.text('NODE_ENV') === 'production'
  const config: Config = {
    port,
    host: readHost(reader),
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    workers: readWorkers(reader, databaseUrl === undefined),
    databaseUrl,
    databaseDirectUrl: readFurtherUrl(reader, 'DATABASE_DIRECT_URL'),
    databaseReadUrl: readFurtherUrl(reader, 'DATABASE_READ_URL'),
    siteUrl: readSiteUrl(reader, port),
    authSecret: readAuthSecret(reader, isProduction && databaseUrl !== undefined),
    admin: readAdmin(reader),
    demoContent: reader.choice('DEMO_CONTENT', ['true', 'false'], demoByDefault ? 'true' : 'false') === 'true',
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    mailFrom: readMailFrom(reader),
    storageUrl: readStorageUrl(reader),
    ai: readAi(reader),
    rateLimits: reader.choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy: readTrustProxy(reader),
    backupDir: readBackupDir(reader),
    backupKey: readBackupKey(reader),
    metricsToken: readMetricsToken(reader),
    isProduction,
  }
  if (reader.problems.length > 0) throw new ConfigError(reader.problems)
  return config
}
