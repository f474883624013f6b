import { checkText } from '#server/ai/claims.service.ts'
import { ms, printTable } from './table.ts'

/** Maximum CPU milliseconds of one uninterrupted block on the main thread, during which other requests wait. */
const STALL_GOAL = 50
/** 200,000 characters each, the maximum the API accepts. */
const TEXTS: [name: string, content: string][] = [
  ['first use: numbers', '1  %'.repeat(50_000)],
  ['numbers', '1  %'.repeat(50_000)],
  ['one number', '1'.repeat(200_000)],
  ['one name', `(${'A'.repeat(199_999)}`],
  ['words', 'diabetes '.repeat(22_222)],
]

/** A thread's CPU time excludes the delays of a busy machine. */
function watchEventLoop() {
  let isFinal = false
  let longest = 0
  let before = process.threadCpuUsage()
  const measure = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
    before = process.threadCpuUsage()
    if (!isFinal) setImmediate(measure)
  }
  measure()
  return () => {
    isFinal = true
    return longest
  }
}

/** Measures how long the claim check takes with worst-case texts, and how long it blocks the main thread. */
export async function measureClaims(): Promise<void> {
  const rows: string[][] = []
  for (const [name, content] of TEXTS) {
    const longestStall = watchEventLoop()
    const began = performance.now()
    await checkText({ content }, new AbortController().signal)
    const [took, stall] = [performance.now() - began, longestStall()]
    rows.push([name, ms(took), ms(stall), stall < STALL_GOAL ? 'reached' : 'missed'])
  }
  printTable([['milliseconds', 'answer', 'main thread held', `under ${STALL_GOAL}`], ...rows])
}
