import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from './env.ts'

const ROOT = join(import.meta.dirname, '../..')
const textOf = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Every variable that the configuration reads. */
function knownVariables(): Set<string> {
  const asked = new Set<string>()
  const variables = new Proxy<Record<string, string>>({}, { get: (_, name) => void asked.add(String(name)) })
  readConfig(variables, false)
  return asked
}

const known = knownVariables()
/** Node.js's own variable, which is not documented as ours. */
const settable = [...known].filter((name) => name !== 'NODE_ENV').sort()

interface Service {
  environment?: Record<string, string>
  volumes?: string[]
  networks?: string[]
  healthcheck?: { test: string[] }
  deploy?: { replicas: number }
  depends_on?: Record<string, { condition: string }>
}

const compose: {
  services: Record<'proxy' | 'app' | 'database', Service>
  networks: { front: { ipam: { config: { subnet: string }[] } } }
  volumes: Record<string, null>
} = parse(textOf('compose.yaml'))
const { proxy, app, database } = compose.services

/** Substitutes `${NAME:-default}` and `${NAME:?}` as Compose does. */
function filledIn(environment: Record<string, string>, given: Record<string, string>): Record<string, string> {
  const fill = (value: string) =>
    value.replace(/\$\{(\w+)(?::-([^}]*)|:\?)\}/g, (_, name: string, byDefault = '') => given[name] ?? byDefault)
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(String(value))]))
}

test('the README and .env.example name every variable, and no other', () => {
  const table = textOf('README.md').split('## Environment')[1]?.split('\n## ')[0] ?? ''
  const inReadme = table
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name))
  expect(inReadme.sort()).toEqual(settable)
  const inExample = [...textOf('.env.example').matchAll(/^#([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(inExample.sort()).toEqual(settable)
})

test('compose.yaml sets only known variables, to valid values', () => {
  const environment = app.environment ?? {}
  expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([])
  const given = { POSTGRES_PASSWORD: 'a-password', AUTH_SECRET: 'a secret that is long enough for it' }
  const image = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' }
  for (const [name, value] of Object.entries(image)) expect(textOf('Dockerfile')).toContain(`${name}=${value}`)
  expect(readConfig({ ...image, ...filledIn(environment, given) }, false)).toMatchObject({
    databaseUrl: 'postgresql://thali:a-password@database:5432/thali',
    siteUrl: 'http://localhost',
    workers: 1,
    demoContent: false,
    rateLimits: true,
    trustProxy: compose.networks.front.ipam.config.map(({ subnet }) => subnet),
    smtpUrl: undefined,
    storageUrl: undefined,
    ai: undefined,
  })
})

test('compose.yaml runs two app processes behind the proxy, which waits until they can answer', () => {
  expect(app.deploy?.replicas).toBeGreaterThanOrEqual(2)
  expect(textOf('Caddyfile')).toContain('dynamic a app 3000')
  expect(app.healthcheck?.test.join(' ')).toContain('http://127.0.0.1:3000/readyz')
  expect(proxy.depends_on?.app?.condition).toBe('service_healthy')
  expect(app.depends_on?.database?.condition).toBe('service_healthy')
  // Only the proxy can reach the app, and only the app the database.
  expect([proxy.networks, app.networks, database.networks]).toEqual([['front'], ['front', 'back'], ['back']])
  const named = [proxy, app, database].flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0] ?? ''),
  )
  expect(named.filter((name) => !name.startsWith('.')).sort()).toEqual(Object.keys(compose.volumes).sort())
})
