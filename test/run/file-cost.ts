import { appendFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** Notes for `bin/test.mjs`, beside the results of the run, what something took of the processor: a test file by its path, or `beside` them. */
export function noteCost(what: string, seconds: number | null): void {
  const results = process.env.PORCHLIGHT_TEST_RESULTS
  if (results === undefined || seconds === null) return
  const path = what === 'beside' ? what : relative(root, what)
  appendFileSync(`${results}.costs`, `${JSON.stringify({ path, seconds })}\n`)
}
