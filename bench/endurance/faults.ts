import { once } from 'node:events'
import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serverPid } from '../../test/faults/embedded-process.ts'
import { familyOf, signalAll } from '../../test/faults/process-family.ts'
import type { Stage } from './stage.ts'
import { cutUpload, type World } from './writes.ts'

export interface Fault {
  name: string
  /** Does it, and undoes it. */
  strike(world: World): Promise<void>
}

const FROZEN_MS = 6000
const AWAY_MS = 5000
const OTHERS_AWAY_MS = 20_000
const FULL_MS = 8000
const CUT_UPLOADS = 10
const MEGABYTE = Buffer.alloc(1024 * 1024)

async function during(stage: Stage, trouble: Parameters<Stage['begin']>[0], work: () => Promise<void>): Promise<void> {
  stage.begin(trouble)
  await work()
  // Not sooner than the product has noticed that it is over.
  while (!(await stage.isReady())) await delay(50)
  stage.end(trouble)
}

export async function killApp({ stage }: World): Promise<void> {
  await during(stage, 'app', async () => {
    stage.app.process.kill('SIGKILL')
    await once(stage.app.process, 'exit')
    await stage.startApp()
  })
}

async function freezeDatabase({ stage }: World): Promise<void> {
  await during(stage, 'database', async () => {
    const family = familyOf(serverPid(stage.databaseFolder))
    signalAll(family, 'SIGSTOP')
    await delay(FROZEN_MS)
    signalAll(family, 'SIGCONT')
  })
}

async function stopDatabase({ stage }: World): Promise<void> {
  await during(stage, 'database', async () => {
    await stage.database.stop()
    await delay(AWAY_MS)
    await stage.startDatabase()
  })
}

async function killDatabase({ stage }: World): Promise<void> {
  await during(stage, 'database', async () => {
    const before = serverPid(stage.databaseFolder)
    process.kill(before, 'SIGKILL')
    while (!(serverPid(stage.databaseFolder) > 0) || serverPid(stage.databaseFolder) === before) await delay(50)
  })
}

async function endConnections({ stage }: World): Promise<void> {
  await during(stage, 'database', async () => {
    await stage.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    )
  })
}

async function endListener({ stage }: World): Promise<void> {
  const ended = await stage.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %' and pid <> pg_backend_pid()`,
  )
  if (ended.length === 0) throw new Error('nobody listens')
}

async function stopMail({ stage }: World): Promise<void> {
  await stage.mail.close()
  await delay(OTHERS_AWAY_MS)
  await stage.startMail()
}

async function stopAi({ stage }: World): Promise<void> {
  stage.begin('ai')
  await stage.ai.close()
  await delay(OTHERS_AWAY_MS)
  await stage.startAi()
  stage.end('ai')
}

async function cutUploads(world: World): Promise<void> {
  await Promise.all(Array.from({ length: CUT_UPLOADS }, () => cutUpload(world)))
}

async function fillDisk({ stage }: World): Promise<void> {
  const path = join(stage.dataDir, 'fill')
  stage.begin('disk')
  const file = await open(path, 'w')
  const isFull = (error: { code?: string }) => {
    if (error.code !== 'ENOSPC') throw error
    return true
  }
  while (!(await file.write(MEGABYTE).then(() => false, isFull)));
  await file.close()
  await delay(FULL_MS)
  await rm(path)
  stage.end('disk')
}

const KILL: Fault = { name: 'kill -9 of the app', strike: killApp }
const OTHERS: Fault[] = [
  { name: 'database frozen 6 s', strike: freezeDatabase },
  { name: 'database stopped 5 s', strike: stopDatabase },
  { name: 'mail server gone 20 s', strike: stopMail },
  { name: 'AI server gone 20 s', strike: stopAi },
  { name: '10 uploads cut off', strike: cutUploads },
  { name: 'listener cut off', strike: endListener },
  { name: 'disk full 8 s', strike: fillDisk },
  { name: 'kill -9 of the database', strike: killDatabase },
  { name: 'all connections cut off', strike: endConnections },
]

/** In the first third the app is killed by turns with all else; afterwards one process lives to the end, to see whether it grows. */
export function* faultsFor(minutes: number, hasDisk: boolean): Generator<Fault> {
  const others = OTHERS.filter(({ strike }) => hasDisk || strike !== fillDisk)
  for (let minute = 0, other = 0; ; minute += 1) {
    if (minute < minutes / 3 && minute % 3 === 0) yield KILL
    else yield others[other++ % others.length] as Fault
  }
}
