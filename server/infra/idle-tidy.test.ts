// In a process of its own: the tests' own was not started with the flag.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const PROGRAM = `
  import { tidyWhenIdle } from '${import.meta.dirname}/idle-tidy.ts'
  let load = Array.from({ length: 400_000 }, (_, n) => ({ n, text: 'dal ' + n }))
  globalThis.gc({ type: 'major' })
  load = null
  const left = process.memoryUsage.rss()
  tidyWhenIdle(50)
  setInterval(() => process.memoryUsage.rss() < left * 0.75 && process.exit(0), 20)
`

test('what a load has left is given back once nothing is asked', async () => {
  const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', PROGRAM], { stdio: 'inherit' })
  expect((await once(child, 'exit'))[0]).toBe(0)
})
