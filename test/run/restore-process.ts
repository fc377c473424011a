import { afterAll, vi } from 'vitest'

// Several test files run in one process, one after the other (decision 0025): what one of them has changed about the
// process is as before when the next one begins.

const variables = { ...process.env }
const folder = process.cwd()
const { exitCode } = process

// Registered first, so it runs last.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name]
  Object.assign(process.env, variables)
  process.chdir(folder)
  process.exitCode = exitCode
})
