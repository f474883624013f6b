import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** With NODE_ENV unset, as `npm start` leaves it, a question asked when it runs is answered with the slow build of React. */
test('which build of React the server has is decided when it is built', () => {
  const files = globSync('dist/server/**/*.js')
  expect(files.length).toBeGreaterThan(10)
  const undecided = files.filter((path) =>
    /process\.env\.NODE_ENV|react[\w.-]*\.development\b/.test(readFileSync(path, 'utf8')),
  )
  expect(undecided).toEqual([])
})
