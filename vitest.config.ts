import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/run/longest-first.ts'
import { NoteFailures } from './test/run/note-failures.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'widget/**/*.test.ts', 'console/**/*.test.ts'],
    globalSetup: ['test/run/global-setup.ts'],
    // Processes rather than threads: tests send signals, change limits of the process, and use native modules.
    pool: 'forks',
    // Two for each of the two processors that CI has: many files wait for processes and timers most of the time. More on larger
    // machines, as many as the connections of the database server of the tests are enough for.
    maxWorkers: Math.min(8, Math.max(4, availableParallelism())),
    // A process runs many files, one after the other: for half of all tests, loading the program took longer than the
    // test. What a test changes about its process is put back (decision 0025).
    isolate: false,
    setupFiles: ['test/run/restore-process.ts'],
    reporters: ['default', new NoteFailures()],
    sequence: { sequencer: LongestFirst },
    // A test takes milliseconds; these are for a machine that is busy with something else.
    testTimeout: 120_000,
    hookTimeout: 60_000,
    teardownTimeout: 30_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
