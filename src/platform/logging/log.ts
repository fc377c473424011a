import { type Logger, pino } from 'pino'
import { describeError } from './log-error.ts'
import { makeScrubber } from './log-scrub.ts'

export type Log = Logger

const gatheredBytes = 8_192
const longestHeldMs = 50

/**
 * JSON lines on standard error: standard output is for people. Errors are written by a list of fields, and credentials
 * never reach a line, whatever brought them: `secrets` are the values that the configuration calls secret.
 */
export function makeLog(level: string, secrets: readonly string[] = []): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: {
        err: (error: unknown) => describeError(error),
        error: (error: unknown) => describeError(error),
        // Fastify hands them over whole on some paths of its own.
        req: () => undefined,
        res: () => undefined,
      },
      hooks: { streamWrite: makeScrubber(secrets) },
    },
    // Lines of a busy moment leave together: a write for each costs more than making it. At the end of the process they all leave.
    pino.destination({ fd: 2, sync: false, minLength: gatheredBytes, periodicFlush: longestHeldMs }),
  )
}
