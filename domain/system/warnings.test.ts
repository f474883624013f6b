import { expect, test } from 'vitest'
import type { System } from './system.schema.ts'
import { findWarnings } from './warnings.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NONE = { count: 0, is_more: false }

const SOUND: System = {
  app: { version: '0.1.0', node: '26.10.0', started_at: '2026-11-20T00:00:00.000Z' },
  database: { version: '18.4', is_embedded: true, migrations: 18, bytes: 1, tables: [] },
  jobs: { queues: [], daily: { done_at: '2026-11-21T00:05:00.000Z', failed_at: null } },
  mails: { transport: 'smtp', queued: NONE, failed: NONE, oldest_queued_at: null },
  storage: { kind: 'disk', pictures: NONE, disk_bytes: 1000, free_bytes: 500 },
  last_backup: { finished_at: '2026-11-21T02:00:00.000Z', bytes: null },
  backups: { count: 7, oldest_at: '2026-11-15T02:00:00.000Z', failed_at: null },
  ai: { engine: 'built_in', model: null },
  has_rate_limits: true,
}

test('a healthy system has no warnings', () => {
  expect(findWarnings(SOUND, NOW)).toEqual([])
})

test.each<[Partial<System>, RegExp]>([
  [{ storage: { ...SOUND.storage, free_bytes: 99 } }, /tenth of the disk/],
  [{ mails: { ...SOUND.mails, failed: { count: 1, is_more: false } } }, /couldn’t be sent/],
  [{ mails: { ...SOUND.mails, oldest_queued_at: '2026-11-21T05:00:00.000Z' } }, /waiting for more than 6 hours/],
  [{ jobs: { queues: [], daily: { done_at: '2026-11-20T00:05:00.000Z', failed_at: null } } }, /more than a day/],
  [
    { jobs: { queues: [], daily: { done_at: '2026-11-20T00:05:00.000Z', failed_at: '2026-11-21T00:05:00.000Z' } } },
    /daily run failed/,
  ],
  [{ last_backup: null }, /No backup has been recorded/],
  [{ last_backup: { finished_at: '2026-11-18T02:00:00.000Z', bytes: 1 } }, /two days old/],
  [{ backups: { count: 7, oldest_at: null, failed_at: '2026-11-21T02:00:00.000Z' } }, /daily backup failed/],
  [{ has_rate_limits: false }, /Rate limits are off/],
])('%j gives a warning', (change, note) => {
  expect(findWarnings({ ...SOUND, ...change }, NOW)).toEqual([expect.stringMatching(note)])
})

test('a daily run that failed and later succeeded gives no warning', () => {
  const daily = { done_at: '2026-11-21T00:10:00.000Z', failed_at: '2026-11-21T00:05:00.000Z' }
  expect(findWarnings({ ...SOUND, jobs: { queues: [], daily } }, NOW)).toEqual([])
})

test('a process that has just started gives no warning about its first daily run', () => {
  const app = { ...SOUND.app, started_at: '2026-11-21T11:59:00.000Z' }
  const jobs = { queues: [], daily: { done_at: null, failed_at: null } }
  expect(findWarnings({ ...SOUND, app, jobs }, NOW)).toEqual([])
})
