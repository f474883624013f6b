// A backup made under load restores everything that was answered before it began, or fails with one line.
import { readFileSync, statSync } from 'node:fs'
import { copyFile, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { PLAIN_BACKUP } from '#server/backup/make-backup.ts'
import { restoreBackup } from '#server/backup/restore.ts'
import { startBackupSchedule } from '#server/backup/schedule.ts'
import { someDietitian } from '../faults/people.ts'
import { apiOf, signInAs } from './api-of.ts'
import { runScript } from './commands.ts'
import { cleanUp, connectTo, newFolder, newInstallation, start, startDatabase, urlOfDatabaseIn } from './fixtures.ts'

cleanUp(afterAll)
// Several starts and commands per test take long on a busy machine.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

const KEY = 'a key for backups that is long enough'

let dataDir: string
let backups: string
/** An encrypted backup, made under load. */
let backup: string
/** Messages answered with 201 before the backup began. */
let answeredBefore: string[]
/** Token of a session that was live then. */
let tokenBefore: string

const modeOf = (path: string) => statSync(path).mode & 0o777

async function backUp(variables: Record<string, string>): Promise<string> {
  const folder = variables.BACKUP_DIR ?? ''
  const before = await readdir(folder).catch((): string[] => [])
  const { code, out, err } = await runScript('backup', [], variables)
  expect({ code, err }).toEqual({ code: 0, err: variables.BACKUP_KEY ? '' : `${PLAIN_BACKUP}\n` })
  expect(out).toMatch(/^Backed up into .* \(\d+\.\d MB.*\)\.\n$/)
  const created = (await readdir(folder)).filter((name) => name.startsWith('thali-') && !before.includes(name))
  expect(created.length).toBe(1)
  return join(folder, created[0] ?? '')
}

/** Sends requests in several sequences in parallel, until stopped. */
async function writeSteadily(siteUrl: string) {
  const { api } = await signInAs(siteUrl, 'user')
  const dietitian = await someDietitian(api)
  const answered: string[] = []
  let isFinal = false
  const lane = async (number: number) => {
    for (let count = 0; !isFinal; count++) {
      const message = `Backup test ${number}-${count}: what may I eat at night?`
      await api.consultations.create({ to_dietitian: dietitian, message })
      answered.push(message)
    }
  }
  const lanes = [0, 1, 2, 3].map(lane)
  const until = async (count: number) => {
    while (answered.length < count) await Promise.race([delay(5), ...lanes])
  }
  const end = async () => {
    isFinal = true
    await Promise.all(lanes)
  }
  return { answered, until, end }
}

/** Creates a session, a link of each kind and a code, all live when the backup is made. */
async function giveOutProofs(siteUrl: string): Promise<void> {
  const { userId, token } = await signInAs(siteUrl, 'user')
  tokenBefore = token
  const client = await connectTo(urlOfDatabaseIn(dataDir))
  await client.query(`
    insert into password_resets (user_id, token_hash, expires_at) values (${userId}, 'a', now() + interval '1 hour');
    insert into email_verifications (user_id, token_hash, expires_at) values (${userId}, 'b', now() + interval '7 days');
    insert into recovery_codes (user_id, code_hash) values (${userId}, 'c');
    with sent as (
      insert into assessments (full_name, email, phone_number, age, gender, height, weight)
      values ('Asha Rao', 'asha@example.in', '+919815000000', 30, 'female', 160, 60) returning id
    )
    insert into assessment_links (assessment_id, token_hash, may_show, expires_at)
    select id, 'd', true, now() + interval '30 days' from sent`)
  await client.end()
}

/** Number of proofs of each kind that can still be used. */
async function liveIn(databaseUrl: string): Promise<Record<string, number>> {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query(`select
    (select count(*)::int from sessions where revoked_at is null) as sessions,
    (select count(*)::int from password_resets where used_at is null) as resets,
    (select count(*)::int from email_verifications where used_at is null) as verifications,
    (select count(*)::int from recovery_codes where used_at is null) as codes,
    (select count(*)::int from assessment_links where used_at is null) as links`)
  await client.end()
  return rows[0]
}

beforeAll(async () => {
  dataDir = await newInstallation({ demo: true })
  backups = join(await newFolder(), 'backups')
  const app = await start({ DATA_DIR: dataDir })
  const writing = await writeSteadily(app.url)
  await writing.until(40)
  await giveOutProofs(app.url)
  const live = Object.values(await liveIn(urlOfDatabaseIn(dataDir)))
  expect(Math.min(...live)).toBeGreaterThan(0)
  answeredBefore = [...writing.answered]
  backup = await backUp({ DATA_DIR: dataDir, BACKUP_DIR: backups, BACKUP_KEY: KEY })
  await writing.until(writing.answered.length + 40)
  await writing.end()
  expect(await app.stop()).toBe(0)
})

async function messagesIn(databaseUrl: string): Promise<string[]> {
  const client = await connectTo(databaseUrl)
  const { rows } = await client.query<{ message: string }>(
    `select message from consultation_requests where message like 'Backup test %'`,
  )
  // Each index agrees with its table, unlike in an inconsistent copy.
  await client.query('set enable_seqscan = off')
  const { rows: counted } = await client.query('select count(*)::int as all, count(distinct id)::int as ids from users')
  expect(counted[0].all).toBe(counted[0].ids)
  await client.end()
  return rows.map(({ message }) => message)
}

const restoring = (file: string, target: string, key: string | undefined = KEY) =>
  restoreBackup({ file, dataDir: target, databaseUrl: undefined, key, isReplacing: false })

test('a backup is readable only by its owner, is shown on the System page, and contains no plain text', async () => {
  expect([dataDir, join(dataDir, 'media'), join(dataDir, 'outbox')].map(modeOf)).toEqual([0o700, 0o700, 0o700])
  expect([modeOf(backups), modeOf(backup)]).toEqual([0o700, 0o600])
  expect((await readdir(backups)).filter((name) => name.startsWith('.'))).toEqual([])
  const { finished_at, bytes } = JSON.parse(await readFile(join(dataDir, 'last-backup.json'), 'utf8'))
  expect(bytes).toBe(statSync(backup).size)
  expect(Date.now() - Date.parse(finished_at)).toBeLessThan(600_000)
  expect(readFileSync(backup).includes('auth-secret')).toBe(false)
})

test('a backup restored elsewhere has every confirmed write, and the start erases what was erased since', async () => {
  const target = join(await newFolder(), 'restored')
  // An account was erased after the backup, and is in the list next to the backups.
  const erased = { target_type: 'user', erased_at: new Date().toISOString(), retained_articles: false }
  const client = { DATA_DIR: dataDir }
  const product = await start(client)
  const { userId } = await signInAs(product.url, 'dietitian')
  await product.stop()
  await writeFile(join(backups, 'erasures.json'), JSON.stringify([{ ...erased, target_id: userId }]))

  const { code, out, err } = await runScript('restore', [backup], { DATA_DIR: target, BACKUP_KEY: KEY })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  expect(out).toMatch(/^Restored the backup of .*\n$/)
  expect(modeOf(target)).toBe(0o700)

  // A start makes the day's backup, and removes expired ones.
  const daily = await newFolder()
  const outlived = 'thali-20200101T020000.000Z.tar.zst'
  await writeFile(join(daily, outlived), '')
  const again = await start({ DATA_DIR: target, BACKUP_DIR: daily })
  expect(await liveIn(urlOfDatabaseIn(target))).toEqual({
    sessions: 0,
    resets: 0,
    verifications: 0,
    codes: 0,
    links: 0,
  })
  await expect(apiOf(again.url, tokenBefore).accounts.profile()).rejects.toMatchObject({ status: 401 })
  const restored = await messagesIn(urlOfDatabaseIn(target))
  expect(restored.length).toBe(new Set(restored).size)
  expect(answeredBefore.filter((message) => !restored.includes(message))).toEqual([])
  await expect(signInAs(again.url, 'dietitian')).rejects.toMatchObject({ status: 401 })

  // The restored site continues: the secret is the same, files are served, and new rows get new ids.
  expect(readFileSync(join(target, 'auth-secret'))).toEqual(readFileSync(join(dataDir, 'auth-secret')))
  const { api } = await signInAs(again.url, 'user')
  const pictured = (await api.dietitians.list()).results.find(({ profile_picture }) => profile_picture)
  expect((await fetch(new URL(pictured?.profile_picture ?? '', again.url))).status).toBe(200)
  const dietitian = await someDietitian(api)
  await api.consultations.create({ to_dietitian: dietitian, message: 'What may I eat after the restore?' })
  const dailyBackups = async () => (await readdir(daily)).filter((name) => /^thali-.*\.tar\.zst$/.test(name))
  await expect.poll(dailyBackups, { interval: 50 }).toEqual([expect.not.stringContaining(outlived)])
  expect(await again.stop()).toBe(0)
})

test('a file that is damaged, truncated, of another key or no backup is rejected, and nothing is left', async () => {
  const target = join(await newFolder(), 'not-restored')
  const other = join(await newFolder(), 'other')
  const damaged = `The backup ${other} is damaged or incomplete.`
  const errorMessage = (file: string, key?: string) => restoring(file, target, key).catch(({ message }) => message)

  expect(await errorMessage(backup, '')).toBe('This backup is encrypted. Set BACKUP_KEY to the key it was made with.')
  expect(await errorMessage(backup, 'another key that is long enough, too')).toBe(
    'BACKUP_KEY is not the key this backup was made with.',
  )
  await copyFile(backup, other)
  await truncate(other, statSync(backup).size - 1000)
  expect(await errorMessage(other)).toBe(damaged)
  for (const place of [statSync(backup).size >> 1, statSync(backup).size - 100]) {
    const bytes = readFileSync(backup)
    bytes[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(other, bytes)
    expect(await errorMessage(other)).toBe(damaged)
  }
  await writeFile(other, 'something else altogether')
  expect(await errorMessage(other)).toBe(`${other} is not a backup of this Thali.`)
  expect(await errorMessage(join(backups, 'none'))).toBe(`Backup not found: ${join(backups, 'none')}.`)
  expect(await readdir(target)).toEqual([])

  expect(await restoring(backup, dataDir).catch(({ message }) => message)).toBe(
    `The data directory ${dataDir} is not empty. Choose another one, or add --replace to move its content aside.`,
  )
})

test('a stopped app is backed up too, and a restore over it keeps the old data', async () => {
  const plain = await backUp({ DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, 'backups') })
  const bytes = readFileSync(plain)
  const cut = join(backups, 'cut')
  for (const length of [bytes.length - 500, bytes.length >> 1]) {
    await writeFile(cut, bytes.subarray(0, length))
    await expect(restoring(cut, join(backups, 'target'))).rejects.toThrow('is damaged or incomplete')
  }
  const { code, err } = await runScript('restore', [plain, '--replace'], { DATA_DIR: dataDir })
  expect({ code, err }).toEqual({ code: 0, err: '' })
  const names = await readdir(dataDir)
  expect(names.filter((name) => name.startsWith('restoring-'))).toEqual([])
  const aside = names.find((name) => name.startsWith('replaced-')) ?? ''
  expect(await readdir(join(dataDir, aside))).toEqual(expect.arrayContaining(['auth-secret', 'media', 'postgres']))
  const again = await start({ DATA_DIR: dataDir })
  expect((await messagesIn(urlOfDatabaseIn(dataDir))).length).toBeGreaterThanOrEqual(answeredBefore.length)
  expect(await again.stop()).toBe(0)
})

test('a database of the operator is backed up as an export, and restored into any', async () => {
  const shared = await newFolder()
  const { url } = await startDatabase(await newInstallation({ demo: true }))
  const app = await start({ DATA_DIR: shared, DATABASE_URL: url })
  const folder = join(await newFolder(), 'backups')
  const file = await backUp({ DATA_DIR: shared, DATABASE_URL: url, BACKUP_DIR: folder })
  await app.stop()

  // An aborted backup leaves no files.
  const warnings: string[] = []
  const log = { info: () => {}, error: () => {}, warn: (_: object, message: string) => void warnings.push(message) }
  const daily = await newFolder()
  const source = { dataDir: shared, url, isEmbedded: false }
  await startBackupSchedule(source, { folder: daily, key: undefined }, log).stop()
  expect(warnings).toEqual([PLAIN_BACKUP])
  expect((await readdir(daily)).filter((name) => name !== 'erasures.json')).toEqual([])
  expect((await readdir(shared)).filter((name) => name.startsWith('.'))).toEqual([])

  const target = await newFolder()
  expect(await restoring(file, target)).toMatchObject({ kind: 'export' })
  const again = await start({ DATA_DIR: target })
  expect((await (await signInAs(again.url, 'user')).api.dietitians.list()).count).toBe(24)
})
