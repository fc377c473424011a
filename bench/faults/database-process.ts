// A PostgreSQL server that stands for the one of DATABASE_URL, in a process of its own: it goes and comes without Porchlight.
import { openEmbeddedDatabase } from '../../src/platform/database/embedded/open-embedded-database.ts'
import { readSettings, sayReady } from '../child-process.ts'

const { dataDir } = readSettings<{ dataDir: string }>()
const database = await openEmbeddedDatabase({ dataDir, purpose: 'bench:faults', log: (line) => console.error(line) })
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
sayReady(0)
