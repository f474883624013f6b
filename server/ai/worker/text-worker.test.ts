import { expect, test } from 'vitest'
import { AppError } from '../../errors.ts'
import { TOO_SHORT_TO_SUMMARISE } from '../summarise.ts'
import { runInTextWorker } from './text-worker.ts'

const still = new AbortController().signal

test('runs tasks one after another on another thread', async () => {
  const texts = ['Karela cures diabetes.', 'Dal and rice.', 'Eat 800 kcal a day.']
  const found = await Promise.all(texts.map((summary) => runInTextWorker('checkClaims', [{ summary }], still)))
  expect(found.map((findings) => findings.map(({ kind }) => kind))).toEqual([
    ['cure_promise'],
    [],
    ['low_calorie_target'],
  ])
  expect(await runInTextWorker('improveText', ['<p>In order to eat, cook.</p>'], still)).toHaveLength(1)
})

test('a cancelled task ends at once, and the next one runs', async () => {
  const leaving = new AbortController()
  const long = runInTextWorker('checkClaims', [{ content: 'Eat karela. '.repeat(16_000) }], leaving.signal)
  const next = runInTextWorker('checkClaims', [{ title: 'Karela cures diabetes' }], still)
  const never = runInTextWorker('checkClaims', [{ title: 'Dal' }], AbortSignal.abort())
  leaving.abort()
  await expect(long).rejects.toMatchObject({ code: 'cancelled' })
  expect(await next).toHaveLength(1)
  await expect(never).rejects.toMatchObject({ code: 'cancelled' })
})

test('the error of a failed task is returned, and the next task runs', async () => {
  await expect(runInTextWorker('summarise', [null as never], still)).rejects.toThrow(TypeError)
  await expect(runInTextWorker('summarise', [{ title: 'Dal', content: '<p>Dal</p>' }], still)).rejects.toEqual(
    new AppError('bad_request', TOO_SHORT_TO_SUMMARISE),
  )
  expect(await runInTextWorker('checkClaims', [{ title: 'Dal' }], still)).toEqual([])
})

test('tasks beyond the queue limit are rejected', async () => {
  const all = Array.from({ length: 30 }, () => runInTextWorker('checkClaims', [{ title: 'Dal' }], still))
  const states = (await Promise.allSettled(all)).map(({ status }) => status)
  expect(states.filter((status) => status === 'rejected')).toHaveLength(9)
})
