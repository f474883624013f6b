import { afterAll, describe, expect, test } from 'vitest'
import { cleanUp, newFolder, startAndFail } from './fixtures.ts'

cleanUp(afterAll)

const PASSWORD = 'poha-with-peanuts-17'
const DATABASE_URL = 'postgresql://thali:secret@127.0.0.1:5432/thali'

const BAD: [variables: Record<string, string>, line: string][] = [
  [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65535, not "http".'],
  [{ PAGE_CACHE_MB: '64MB' }, 'PAGE_CACHE_MB must be a whole number from 1 to 4096, not "64MB".'],
  [{ PORT: '65536' }, 'PORT must be a whole number from 1 to 65535, not "65536".'],
  [{ HOST: 'not a host' }, 'HOST must be an address or a host name, not "not a host".'],
  [{ WORKERS: 'many' }, 'WORKERS must be auto or a whole number from 1 to 64, not "many".'],
  [{ WORKERS: '0' }, 'WORKERS must be auto or a whole number from 1 to 64, not "0".'],
  [{ WORKERS: '20' }, 'WORKERS must be at most 12 with the embedded database; set DATABASE_URL for more.'],
  [{ SITE_URL: 'thali.example' }, 'SITE_URL must be an address like https://thali.example.'],
  [{ SITE_URL: 'https://thali.example/app' }, 'SITE_URL must have no path: only scheme and host.'],
  [{ AUTH_SECRET: 'too short' }, 'AUTH_SECRET must be at least 32 characters long.'],
  [
    { DATABASE_URL, NODE_ENV: 'production' },
    'AUTH_SECRET must be set when DATABASE_URL is set and NODE_ENV=production.',
  ],
  [
    { DATABASE_URL: 'mysql://127.0.0.1/thali' },
    'DATABASE_URL must be an address like postgresql://user:password@host:5432/thali.',
  ],
  [{ DATABASE_URL: 'thali' }, 'DATABASE_URL must be an address like postgresql://user:password@host:5432/thali.'],
  [{ DATABASE_DIRECT_URL: DATABASE_URL }, 'DATABASE_DIRECT_URL must be set together with DATABASE_URL.'],
  [{ DATABASE_READ_URL: DATABASE_URL }, 'DATABASE_READ_URL must be set together with DATABASE_URL.'],
  [{ ADMIN_EMAIL: 'asha@thali.example' }, 'ADMIN_PASSWORD must be set together with ADMIN_EMAIL.'],
  [{ ADMIN_PASSWORD: PASSWORD }, 'ADMIN_EMAIL must be set together with ADMIN_PASSWORD.'],
  [{ ADMIN_EMAIL: 'asha', ADMIN_PASSWORD: PASSWORD }, 'ADMIN_EMAIL must be an email address.'],
  [
    { ADMIN_EMAIL: 'asha@thali.example', ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD is refused: Password must be at least 8 characters long.',
  ],
  [
    { ADMIN_EMAIL: 'asha@thali.example', ADMIN_PASSWORD: 'password123' },
    'ADMIN_PASSWORD is refused: This password is too common.',
  ],
  [
    { ADMIN_EMAIL: 'asha@thali.example', ADMIN_PASSWORD: 'Asha@thali.example' },
    'ADMIN_PASSWORD is refused: Your password can’t be your email address.',
  ],
  [{ DEMO_CONTENT: 'yes' }, 'DEMO_CONTENT must be one of true, false, not "yes".'],
  [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL must be an address like smtp://user:password@host:587.'],
  [{ MAIL_FROM: 'Thali' }, 'MAIL_FROM must be an address like "Thali <care@thali.example>".'],
  [{ STORAGE_URL: 'ftp://files.example' }, 'STORAGE_URL must be an address like '],
  [{ AI_BASE_URL: 'ai.example' }, 'AI_BASE_URL must be an address like https://ai.example/v1.'],
  [{ AI_BASE_URL: 'https://ai.example/v1' }, 'AI_MODEL must be set together with AI_BASE_URL.'],
  [
    { AI_BASE_URL: 'ftp://ai.example', AI_MODEL: 'writer' },
    'AI_BASE_URL must be an address like https://ai.example/v1.',
  ],
  [{ AI_MODEL: 'writer' }, 'AI_BASE_URL must be set when AI_MODEL or AI_API_KEY is set.'],
  [{ AI_API_KEY: 'key' }, 'AI_BASE_URL must be set when AI_MODEL or AI_API_KEY is set.'],
  [{ BACKUP_KEY: 'too short' }, 'BACKUP_KEY must be at least 32 characters long.'],
  [{ RATE_LIMITS: 'none' }, 'RATE_LIMITS must be one of on, off, not "none".'],
  [{ METRICS_TOKEN: 'too short' }, 'METRICS_TOKEN must be at least 24 characters long, without spaces.'],
  [{ TRUST_PROXY: 'true' }, 'TRUST_PROXY must be false or addresses of proxies, separated by commas, not "true".'],
]

describe('a bad variable ends the start with exit code 1 and one line that names it', () => {
  test.concurrent.for(BAD)('%j', async ([variables, line]) => {
    const { code, out, err } = await startAndFail({ DATA_DIR: await newFolder(), ...variables })
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toContain(line)
    expect(err.match(/\n/g)).toHaveLength(1)
  })
})

test('several bad variables are reported together, one line each', async () => {
  const { code, err } = await startAndFail({ DATA_DIR: await newFolder(), PORT: '0', RATE_LIMITS: 'maybe' })
  expect({ code, err }).toEqual({
    code: 1,
    err: 'PORT must be a whole number from 1 to 65535, not "0".\nRATE_LIMITS must be one of on, off, not "maybe".\n',
  })
})
