import { expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { TOO_SHORT_TO_SUMMARISE } from '../summarise.ts'
import { runInTextWorker } from './text-worker.ts'

const neverAborted = new AbortController().signal

test('runs tasks one after another on another thread', async () => {
  const texts = ['Karela cures diabetes.', 'Dal and rice.', 'Eat 800 kcal a day.']
  const results = await Promise.all(texts.map((summary) => runInTextWorker('checkClaims', [{ summary }], neverAborted)))
  expect(results.map((findings) => findings.map(({ kind }) => kind))).toEqual([
    ['cure_promise'],
    [],
    ['low_calorie_target'],
  ])
  expect(await runInTextWorker('improveText', ['<p>In order to eat, cook.</p>'], neverAborted)).toHaveLength(1)
})

test('a cancelled task ends at once, and the next one runs', async () => {
  const controller = new AbortController()
  const running = runInTextWorker('checkClaims', [{ content: 'Eat karela. '.repeat(16_000) }], controller.signal)
  const waiting = runInTextWorker('checkClaims', [{ title: 'Karela cures diabetes' }], neverAborted)
  const aborted = runInTextWorker('checkClaims', [{ title: 'Dal' }], AbortSignal.abort())
  controller.abort()
  await expect(running).rejects.toMatchObject({ code: 'cancelled' })
  expect(await waiting).toHaveLength(1)
  await expect(aborted).rejects.toMatchObject({ code: 'cancelled' })
})

test('the error of a failed task is returned, and the next task runs', async () => {
  await expect(runInTextWorker('summarise', [null as never], neverAborted)).rejects.toThrow(TypeError)
  await expect(runInTextWorker('summarise', [{ title: 'Dal', content: '<p>Dal</p>' }], neverAborted)).rejects.toEqual(
    new AppError('bad_request', TOO_SHORT_TO_SUMMARISE),
  )
  expect(await runInTextWorker('checkClaims', [{ title: 'Dal' }], neverAborted)).toEqual([])
})

test('tasks beyond the queue limit are rejected', async () => {
  const all = Array.from({ length: 30 }, () => runInTextWorker('checkClaims', [{ title: 'Dal' }], neverAborted))
  const states = (await Promise.allSettled(all)).map(({ status }) => status)
  expect(states.filter((status) => status === 'rejected')).toHaveLength(9)
})
