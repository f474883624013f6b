// Interrupted backups and restores: nothing incomplete is accepted as complete, and the next attempt works.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkDataDirectory } from '#server/runtime/bootstrap.ts'
import { runScript } from '../start/commands.ts'
import { query } from './embedded-process.ts'
import { cleanUp, newFolder, start } from './embedded-start.ts'

const SCRIPTS = join(import.meta.dirname, '../../scripts')
const hasNamespaces = spawnSync('unshare', ['-Urm', 'true']).status === 0

cleanUp()

const namesIn = (folder: string, beginning: string) => readdirSync(folder).filter((name) => name.startsWith(beginning))

/** Runs an operator's command and kills it as soon as a file exists. */
async function killWhen(name: string, args: string[], variables: Record<string, string>, isThere: () => boolean) {
  const child = spawn(process.execPath, [join(SCRIPTS, `${name}.ts`), ...args], {
    env: { ...process.env, ...variables },
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await expect.poll(isThere, { timeout: 60_000, interval: 1 }).toBe(true)
  child.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
}

test('a killed backup leaves nothing in the database, and the next one works', async () => {
  const dataDir = newFolder()
  const backups = newFolder()
  const { url } = await start(dataDir).ready
  await query(url, 'create table numbers as select n, md5(n::text) as text from generate_series(1, 100000) as n')
  const variables = { DATA_DIR: dataDir, BACKUP_DIR: backups }
  await killWhen('backup', [], variables, () => namesIn(backups, '.unfinished-').length > 0)
  expect(namesIn(backups, 'thali-')).toEqual([])
  const slots = () => query(url, 'select slot_name from pg_replication_slots')
  await expect.poll(slots, { timeout: 10_000, interval: 20 }).toEqual([])
  const plain = expect.stringMatching(/^NOT ENCRYPTED: .*\n$/)
  expect(await runScript('backup', [], variables)).toMatchObject({ code: 0, err: plain })

  // The same for a restore: no start accepts an incomplete one, and it can be repeated.
  const target = newFolder()
  const [name = ''] = namesIn(backups, 'thali-')
  const reading = () => namesIn(target, 'restoring-').some((folder) => readdirSync(join(target, folder)).length > 0)
  await killWhen('restore', [join(backups, name)], { DATA_DIR: target }, reading)
  await expect(checkDataDirectory(target)).rejects.toThrow(
    `A restore into ${target} did not finish. Run it again (npm run restore -- FILE --replace).`,
  )
  const again = await runScript('restore', [join(backups, name), '--replace'], { DATA_DIR: target })
  expect(again).toMatchObject({ code: 0, err: '' })
  const restored = await start(target).ready
  expect(await query(restored.url, 'select count(*)::int as rows from numbers')).toEqual([{ rows: 100_000 }])
})

test.skipIf(!hasNamespaces).each([
  ['size=1m', 'the disk is full'],
  ['ro', 'the file system is read-only'],
])('a backup onto a disk of %s: one line, and nothing is left', async (options, reason) => {
  const dataDir = newFolder()
  const backups = newFolder()
  await start(dataDir, { once: true }).ended
  const script = `mount -t tmpfs -o ${options} tmpfs "$0"; "$@"; code=$?; ls -A "$0"; exit $code`
  const { status, stdout, stderr } = spawnSync(
    'unshare',
    ['-Urm', 'sh', '-c', script, backups, process.execPath, join(SCRIPTS, 'backup.ts')],
    { env: { ...process.env, DATA_DIR: dataDir, BACKUP_DIR: backups }, encoding: 'utf8' },
  )
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Cannot write to the backup folder ${backups}: ${reason}.\n`,
  })
})
