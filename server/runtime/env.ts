import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { PASSWORD_IS_EMAIL, PASSWORD_TOO_COMMON } from '#domain/accounts/account-rules.ts'
import { Email, newPassword } from '#domain/accounts/accounts.schema.ts'
import { OperatorError } from '../errors.ts'
import { parseStorageUrl, STORAGE_URL_EXAMPLE } from '../infra/files/storage-url.ts'
import { isCommonPassword } from '../infra/secrets/passwords.ts'

export type Config = ReturnType<typeof readConfig>

export const AUTH_SECRET_MIN = 32
const BACKUP_KEY_MIN = 32
const WORKERS_MAX = 64
/** As many workers as can share the hundred connections of the embedded database. */
const EMBEDDED_WORKERS_MAX = 12
const METRICS_TOKEN_MIN = 24

type Variables = Record<string, string | undefined>

type Rule = string | ((value: string) => string)

class Reader {
  readonly problems: string[] = []
  private readonly variables: Variables

  constructor(variables: Variables) {
    this.variables = variables
  }

  isSet(name: string): boolean {
    return Boolean(this.variables[name]?.trim())
  }

  /** @returns undefined for a variable that is unset or violates the rule */
  text(name: string, isValid = (_value: string) => true, rule: Rule = ''): string | undefined {
    const value = this.variables[name]?.trim()
    if (!value) return undefined
    return isValid(value) ? value : this.reject(name, typeof rule === 'string' ? rule : rule(value))
  }

  reject(name: string, rule: string): undefined {
    this.problems.push(`${name} ${rule}`)
    return undefined
  }

  choice<const T extends string>(name: string, values: readonly T[], fallback: T): T {
    const isKnown = (value: string) => values.some((entry) => entry === value)
    return (this.text(name, isKnown, (value) => `must be one of ${values.join(', ')}, not "${value}".`) ??
      fallback) as T
  }

  url(name: string, protocols: string[], example: string): string | undefined {
    const isValid = (value: string) => protocols.includes(URL.parse(value)?.protocol ?? '')
    return this.text(name, isValid, `must be an address like ${example}.`)
  }

  wholeNumber(name: string, { min, max, fallback }: { min: number; max: number; fallback: number }): number {
    const isValid = (value: string) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
    const rule = (value: string) => `must be a whole number from ${min} to ${max}, not "${value}".`
    return Number(this.text(name, isValid, rule) ?? fallback)
  }

  /** A secret with a minimum number of characters. */
  secret(name: string, min: number): string | undefined {
    return this.text(name, (value) => value.length >= min, `must be at least ${min} characters long.`)
  }
}

function readHost(reader: Reader): string {
  const isHost = (value: string) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)
  return reader.text('HOST', isHost, (value) => `must be an address or a host name, not "${value}".`) ?? '127.0.0.1'
}

function readWorkers(reader: Reader, hasEmbeddedDatabase: boolean): number {
  const max = hasEmbeddedDatabase ? EMBEDDED_WORKERS_MAX : WORKERS_MAX
  const isCount = (value: string) =>
    value === 'auto' || (/^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= WORKERS_MAX)
  const value = reader.text(
    'WORKERS',
    isCount,
    (given) => `must be auto or a whole number from 1 to ${WORKERS_MAX}, not "${given}".`,
  )
  if (value === 'auto') return Math.min(availableParallelism(), max)
  const count = Number(value ?? 1)
  if (count > max)
    reader.reject('WORKERS', `must be at most ${max} with the embedded database; set DATABASE_URL for more.`)
  return count
}

/** `user:password@/name?host=/folder` uses a socket in a folder: pg accepts it, but URL requires a host. */
function readDatabaseUrl(reader: Reader, name: string): string | undefined {
  const isValid = (value: string) =>
    ['postgres:', 'postgresql:'].includes(URL.parse(value.replace('@/', '@localhost/'))?.protocol ?? '')
  return reader.text(name, isValid, 'must be an address like postgresql://user:password@host:5432/thali.')
}

/** Another address of the database in `DATABASE_URL`. */
function readFurtherUrl(reader: Reader, name: string): string | undefined {
  const url = readDatabaseUrl(reader, name)
  if (url && !reader.text('DATABASE_URL')) return reader.reject(name, 'must be set together with DATABASE_URL.')
  return url
}

function readSiteUrl(reader: Reader, port: number): string {
  const value = reader.url('SITE_URL', ['http:', 'https:'], 'https://thali.example')
  if (value === undefined) return `http://localhost:${port}`
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash)
    reader.reject('SITE_URL', 'must have no path: only scheme and host.')
  return url.origin
}

function readAdmin(reader: Reader) {
  const email = reader.text('ADMIN_EMAIL')
  const password = reader.text('ADMIN_PASSWORD')
  if (!email && !password) return undefined
  if (!email) return reader.reject('ADMIN_EMAIL', 'must be set together with ADMIN_PASSWORD.')
  if (!password) return reader.reject('ADMIN_PASSWORD', 'must be set together with ADMIN_EMAIL.')
  const address = Email.safeParse(email)
  if (!address.success) return reader.reject('ADMIN_EMAIL', 'must be an email address.')
  const rule = newPassword().safeParse(password)
  if (!rule.success) return reader.reject('ADMIN_PASSWORD', `is refused: ${rule.error.issues[0]?.message}.`)
  if (isCommonPassword(password)) return reader.reject('ADMIN_PASSWORD', `is refused: ${PASSWORD_TOO_COMMON}.`)
  if (password.toLowerCase() === address.data)
    return reader.reject('ADMIN_PASSWORD', `is refused: ${PASSWORD_IS_EMAIL}.`)
  return { email: address.data, password }
}

function isAddressOrRange(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

function readTrustProxy(reader: Reader): string[] | false {
  const toAddresses = (value: string) => value.split(',').map((entry) => entry.trim())
  const isValid = (value: string) => value === 'false' || toAddresses(value).every(isAddressOrRange)
  const rule = (value: string) => `must be false or addresses of proxies, separated by commas, not "${value}".`
  const value = reader.text('TRUST_PROXY', isValid, rule) ?? 'false'
  return value === 'false' ? false : toAddresses(value)
}

function readAuthSecret(reader: Reader, isRequired: boolean): string | undefined {
  if (isRequired && !reader.isSet('AUTH_SECRET'))
    return reader.reject('AUTH_SECRET', 'must be set when DATABASE_URL is set and NODE_ENV=production.')
  return reader.secret('AUTH_SECRET', AUTH_SECRET_MIN)
}

function readAi(reader: Reader) {
  const baseUrl = reader.url('AI_BASE_URL', ['http:', 'https:'], 'https://ai.example/v1')
  const model = reader.text('AI_MODEL')
  const apiKey = reader.text('AI_API_KEY')
  if (!reader.isSet('AI_BASE_URL') && (model || apiKey))
    return reader.reject('AI_BASE_URL', 'must be set when AI_MODEL or AI_API_KEY is set.')
  if (!baseUrl) return undefined
  if (!model) return reader.reject('AI_MODEL', 'must be set together with AI_BASE_URL.')
  return { baseUrl, apiKey, model }
}

/** Accepts an address, alone or after a name in angle brackets. */
const isMailAddress = (value: string) => Email.safeParse(/<([^<>]+)>$/.exec(value)?.[1] ?? value).success
const isMetricsToken = (value: string) => value.length >= METRICS_TOKEN_MIN && !/\s/.test(value)

/**
 * Reads the environment, in which everything is optional; nothing else reads process.env.
 * @param demoByDefault value of DEMO_CONTENT if it is unset: true for the README's command
 * @throws OperatorError with one line per invalid variable
 */
export function readConfig(variables: Variables, demoByDefault: boolean) {
  const reader = new Reader(variables)
  const port = reader.wholeNumber('PORT', { min: 1, max: 65535, fallback: 3000 })
  const databaseUrl = readDatabaseUrl(reader, 'DATABASE_URL')
  const isProduction = reader.text('NODE_ENV') === 'production'
  const backupDir = reader.text('BACKUP_DIR')
  const config = {
    port,
    host: readHost(reader),
    dataDir: resolve(reader.text('DATA_DIR') ?? './data'),
    /** Number of serving processes; a single one runs without a primary. */
    workers: readWorkers(reader, databaseUrl === undefined),
    databaseUrl,
    /** Bypasses the pooler in `databaseUrl`, for uses that need a connection of their own. */
    databaseDirectUrl: readFurtherUrl(reader, 'DATABASE_DIRECT_URL'),
    /** A standby of `databaseUrl` for public reads. */
    databaseReadUrl: readFurtherUrl(reader, 'DATABASE_READ_URL'),
    siteUrl: readSiteUrl(reader, port),
    authSecret: readAuthSecret(reader, isProduction && databaseUrl !== undefined),
    admin: readAdmin(reader),
    demoContent: reader.choice('DEMO_CONTENT', ['true', 'false'], demoByDefault ? 'true' : 'false') === 'true',
    smtpUrl: reader.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    /** If unset, the site's name and e-mail address when the mail is sent. */
    mailFrom: reader.text('MAIL_FROM', isMailAddress, 'must be an address like "Thali <care@thali.example>".'),
    storageUrl: reader.text(
      'STORAGE_URL',
      (value) => parseStorageUrl(value) !== null,
      `must be an address like ${STORAGE_URL_EXAMPLE}.`,
    ),
    ai: readAi(reader),
    rateLimits: reader.choice('RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    trustProxy: readTrustProxy(reader),
    /** Per process, for pages and public JSON; 64 MB hold about 3,000 articles. */
    pageCacheMb: reader.wholeNumber('PAGE_CACHE_MB', { min: 1, max: 4096, fallback: 64 }),
    /** Folder of the daily backups; without it none are made. */
    backupDir: backupDir && resolve(backupDir),
    /** Encrypts backups. */
    backupKey: reader.secret('BACKUP_KEY', BACKUP_KEY_MIN),
    metricsToken: reader.text(
      'METRICS_TOKEN',
      isMetricsToken,
      `must be at least ${METRICS_TOKEN_MIN} characters long, without spaces.`,
    ),
    isProduction,
  }
  if (reader.problems.length > 0) throw new OperatorError(reader.problems.join('\n'))
  return config
}
