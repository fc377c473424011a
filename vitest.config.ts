import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { LongestFirst } from './test/run/longest-first.ts'
import { NoteResults } from './test/run/note-results.ts'
import { kindOfRun, kinds } from './test/run/which-tests.ts'

const { include, exclude } = kinds[kindOfRun()]

export default defineConfig({
  test: {
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    globalSetup: ['test/run/global-setup.ts'],
    // Processes rather than threads: tests send signals, change limits of the process, and use native modules.
    pool: 'forks',
    // Two for each of the two processors that CI has: many files wait for processes and timers most of the time. More on larger
    // machines, as many as the connections of the database server of the tests are enough for.
    maxWorkers: Math.min(8, Math.max(4, availableParallelism())),
    // A process runs many files, one after the other: for half of all tests, loading the program took longer than the
    // test. What a test changes about its process is put back (decision 0025).
    isolate: false,
    setupFiles: ['test/run/measure-file.ts', 'test/run/restore-process.ts'],
    reporters: ['default', new NoteResults()],
    sequence: { sequencer: LongestFirst },
    // A test takes milliseconds; these are for a machine that is busy with something else.
    testTimeout: 240_000,
    hookTimeout: 240_000,
    teardownTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
