import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** What `bin/test.mjs` learns of a run. */
export interface NotedFailures {
  /** Files with a test or a hook that failed, each with why, and those whose process ended before they did. */
  files: { path: string; why: string[] }[]
  /** First lines of what failed beside all files. */
  elsewhere: string[]
}

/** Writes down, in the file that PORCHLIGHT_TEST_FAILURES names, which test files failed: they have a second try (decision 0060). */
export class NoteFailures implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.PORCHLIGHT_TEST_FAILURES
    if (path === undefined) return
    const files = modules
      .filter((module) => !isDone(module))
      .map((module) => ({ path: module.moduleId, why: whyOf(module) }))
    const known = new Set(files.map((file) => file.path))
    const elsewhere = unhandled.filter((error) => !isOf(error, known)).map(({ message }) => firstLine(message))
    writeFileSync(path, JSON.stringify({ files, elsewhere } satisfies NotedFailures))
  }
}

/** A file whose process broke off has neither passed nor failed. */
function isDone(module: TestModule): boolean {
  return module.state() === 'passed' || module.state() === 'skipped'
}

/** Whether the file that an error belongs to is known to have failed. A process that ended names it in its cause. */
function isOf(error: SerializedError, failed: ReadonlySet<string>): boolean {
  const text = [error.VITEST_TEST_PATH, error.message, causeOf(error)]
    .filter((part) => typeof part === 'string')
    .join('\n')
  return [...failed].some((path) => text.includes(path))
}

function causeOf({ cause }: SerializedError): string {
  return typeof cause === 'object' && cause !== null && 'message' in cause ? String(cause.message) : ''
}

function whyOf(module: TestModule): string[] {
  const tests = [...module.children.allTests('failed')].map(
    (test) => `${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`,
  )
  const hooks = [module, ...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map(({ message }) => firstLine(message)),
  )
  const why = [...hooks, ...tests]
  return why.length > 0 ? why : ['its process ended before it did']
}

function firstLine(text: string | undefined): string {
  return text?.split('\n')[0] ?? 'no word'
}
