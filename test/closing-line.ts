import type { Reporter, TestModule } from 'vitest/node'

/** Closes a run with one plain line that any other program can read. */
export default class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const skipped = tests.filter((test) => test.result().state === 'skipped').length
    // A file that did not even load, and an error outside any test, count as failures too.
    const broken = modules.filter((module) => module.errors().length > 0).length + unhandled.length
    const failed = tests.length - passed - skipped + broken
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
  }
}
