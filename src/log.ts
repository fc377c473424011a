import { pino } from 'pino'
import type { Log } from './app.ts'

/** JSON lines on standard error: standard output is for people. Credentials never reach a line. */
export function makeLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: [
        'req.headers.authorization',
        'req.headers["chatrobot-sessionkey"]',
        'headers.authorization',
        // The database tells the whole row that it did not take: what somebody wrote, or their address.
        'err.detail',
      ],
    },
    pino.destination({ fd: 2, sync: false }),
  )
}
