import { setTimeout as delay } from 'node:timers/promises'
import { createCalls } from './endurance/calls.ts'
import { checkJournal } from './endurance/check.ts'
import { faultsFor, killApp } from './endurance/faults.ts'
import { countWrites, newJournal } from './endurance/journal.ts'
import { appMemory, type Minute, printEndurance } from './endurance/outcome.ts'
import { gatherPeople } from './endurance/people.ts'
import { failSignIn, readArticle, readLists, readOwn, readPage, readProfile } from './endurance/reads.ts'
import { type Stage, setStage } from './endurance/stage.ts'
import {
  addMessage,
  createDraft,
  cutUpload,
  edit,
  reply,
  signOut,
  submit,
  summarise,
  upload,
  type World,
  writeArticles,
} from './endurance/writes.ts'

const MINUTE_MS = 60_000
/** Into a minute, before its fault. */
const BEFORE_FAULT_MS = 5000
const WORKERS_OF_LOAD = 8
const PAUSE_MS = 40

/** How often of a hundred each is done. */
const MIX: [share: number, act: (world: World) => Promise<void>][] = [
  [24, readPage],
  [14, readArticle],
  [10, readLists],
  [10, readOwn],
  [5, readProfile],
  [1, failSignIn],
  [12, submit],
  [7, reply],
  [6, addMessage],
  [5, edit],
  [1, createDraft],
  [1.5, upload],
  [0.5, cutUpload],
  [2, signOut],
  [1, summarise],
]
const ALL = MIX.reduce((sum, [share]) => sum + share, 0)

function someAct(): (world: World) => Promise<void> {
  let left = Math.random() * ALL
  for (const [share, act] of MIX) {
    left -= share
    if (left < 0) return act
  }
  return readPage
}

/** People who do one thing after another, until they are told to stop. */
function startLoad(world: World): () => Promise<void> {
  let isRunning = true
  const one = async () => {
    while (isRunning) {
      await someAct()(world)
      await delay(PAUSE_MS * 2 * Math.random())
    }
  }
  const all = Promise.all(Array.from({ length: WORKERS_OF_LOAD }, one))
  return async () => {
    isRunning = false
    await all
  }
}

async function withFaults(stage: Stage, minutes: number): Promise<boolean> {
  const calls = createCalls(stage)
  const world: World = { stage, calls, journal: newJournal(), ...(await gatherPeople(stage, calls)) }
  await writeArticles(world)
  const faults = faultsFor(minutes, stage.hasDisk)
  const measured: Minute[] = []
  const stopLoad = startLoad(world)
  for (let minute = 1; minute <= minutes; minute += 1) {
    const end = performance.now() + MINUTE_MS
    const before = { ...calls.totals(), writes: countWrites(world.journal) }
    await delay(BEFORE_FAULT_MS)
    const fault = faults.next().value
    if (!fault) break
    const struck = performance.now()
    await fault.strike(world)
    const strikeMs = performance.now() - struck
    const lost = await checkJournal(world, false)
    await delay(Math.max(0, end - performance.now()))
    const after = calls.totals()
    const figures: Minute = {
      minute,
      fault: fault.name,
      strikeMs,
      answered: after.answered - before.answered,
      refused: after.refused - before.refused,
      none: after.none - before.none,
      writes: countWrites(world.journal) - before.writes,
      lost,
      wrong: calls.wrongs.length,
      pid: stage.app.process.pid ?? 0,
      memory: appMemory(stage.app.process.pid ?? 0),
    }
    measured.push(figures)
    console.log(JSON.stringify(figures))
  }
  await stopLoad()
  // What has only just been answered as done has to outlive the process too.
  await killApp(world)
  const lost = await checkJournal(world, true)
  return printEndurance({ measured, calls, lost, writes: countWrites(world.journal), hasDisk: stage.hasDisk })
}

/** Mixed load with a fault every minute. @returns whether nothing was lost, doubled or answered wrongly */
export async function benchEndurance(folder: string, minutes: number, workers: number): Promise<boolean> {
  const stage = await setStage(folder, workers)
  try {
    return await withFaults(stage, minutes)
  } finally {
    await stage.stop()
  }
}
