import { appendFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node'

/** What `bin/test.mjs` learns of a run. */
export interface NotedResults {
  files: NotedFile[]
  /** First lines of what failed beside all files. */
  elsewhere: string[]
}

/** A line of what is noted beside them while the run goes on, for one that is ended before its end: the files of it all, or one that has ended. */
export type NotedLine = { files: string[] } | { ended: NotedFile }

interface NotedFile {
  path: string
  /** Whether it passed. A file whose process broke off has neither passed nor failed. */
  isDone: boolean
  /** Its failed tests and hooks, each with why. */
  why: string[]
  passed: number
  failed: number
  /** Seconds on the clock. What it takes of the processor is noted by measure-file.ts. */
  clock: number
}

/**
 * Writes down, in the file that PORCHLIGHT_TEST_RESULTS names, what became of each test file: those that failed have a second try
 * (decision 0060), and the whole of what they took is held against a figure (decision 0089).
 */
export class NoteResults implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    noteLine({ files: specifications.map(({ moduleId }) => relative(process.cwd(), moduleId)) })
  }

  onTestModuleEnd(module: TestModule): void {
    noteLine({ ended: noteFile(module) })
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const path = process.env.PORCHLIGHT_TEST_RESULTS
    if (path === undefined) return
    const files = modules.map((module) => noteFile(module))
    const failed = new Set(modules.filter((module) => !isDone(module)).map((module) => module.moduleId))
    const elsewhere = unhandled.filter((error) => !isOf(error, failed)).map(({ message }) => firstLine(message))
    writeFileSync(path, JSON.stringify({ files, elsewhere } satisfies NotedResults))
  }
}

function noteLine(line: NotedLine): void {
  const path = process.env.PORCHLIGHT_TEST_RESULTS
  if (path !== undefined) appendFileSync(`${path}.lines`, `${JSON.stringify(line)}\n`)
}

function noteFile(module: TestModule): NotedFile {
  const { duration, collectDuration, setupDuration } = module.diagnostic()
  const failed = [...module.children.allTests('failed')].length
  return {
    path: relative(process.cwd(), module.moduleId),
    isDone: isDone(module),
    why: isDone(module) ? [] : whyOf(module),
    passed: [...module.children.allTests('passed')].length,
    // A hook, or a process that ended, takes tests with it that were never begun.
    failed: isDone(module) ? 0 : Math.max(1, failed),
    clock: (duration + collectDuration + setupDuration) / 1000,
  }
}

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
