import { readInteger, readWebAddress } from './config-values.ts'
import { define } from './config-variable.ts'

/** The settings of config.ts for a database of somebody else's. */
export const databaseVariables = {
  databaseUrl: define({
    variable: 'DATABASE_URL',
    defaultText: 'none',
    meaning:
      'A PostgreSQL server (15 or later) instead of the embedded database, as postgres://user:password@host/name.',
    secret: true,
    read: (text) => readWebAddress(text, ['postgres:', 'postgresql:']),
  }),
  databaseWaitMs: define({
    variable: 'PORCHLIGHT_DATABASE_WAIT_MS',
    defaultText: '60000',
    meaning: 'How long a start waits for a database that does not answer yet, in milliseconds; 0 tries once.',
    read: (text) => readInteger(text, 60_000, 0, 86_400_000),
  }),
}
