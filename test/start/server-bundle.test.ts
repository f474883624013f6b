import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** With NODE_ENV unset, as in `npm start`, a check at run time would select React's slow build. */
test('the server’s build of React is selected at build time', () => {
  const files = globSync('dist/server/**/*.js')
  expect(files.length).toBeGreaterThan(10)
  const undecided = files.filter((path) =>
    /process\.env\.NODE_ENV|react[\w.-]*\.development\b/.test(readFileSync(path, 'utf8')),
  )
  expect(undecided).toEqual([])
})
