// A process of its own for the tests: opens the database of the folder it is given, says where, and ends with its input, or at once for the purpose "leave".
import { openEmbeddedDatabase } from './open-embedded-database.ts'

const [dataDir = '', purpose = 'fixture'] = process.argv.slice(2)
try {
  const { connection, location, pid, stop } = await openEmbeddedDatabase({
    dataDir,
    purpose,
    log: (line) => process.stdout.write(`${JSON.stringify({ log: line })}\n`),
  })
  process.stdout.write(`${JSON.stringify({ connection, location, pid })}\n`)
  if (purpose === 'leave') process.exit(0)
  process.stdin.resume().on('end', async () => {
    await stop()
    process.exit(0)
  })
} catch (error) {
  process.stdout.write(`${JSON.stringify({ failure: error instanceof Error ? error.message : String(error) })}\n`)
  process.exit(1)
}
