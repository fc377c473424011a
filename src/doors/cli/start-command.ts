import { join } from 'node:path'
import type { Command } from 'commander'
import { readConfig } from '../../platform/config/config.ts'
import type { RunningServer } from '../running-server.ts'
import { describeSearch } from './describe/describe-search.ts'

export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('start Porchlight: open the database, make the demo on the first start, listen')
    .action(runServer)
}

/** How long running answers may take to finish when the launcher was killed. */
const orphanGraceMs = 2_000

async function runServer(): Promise<void> {
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`)
  }
  let server: RunningServer | null = null
  let stopping = false

  const stop = (exitCode: number, graceMs?: number): void => {
    if (stopping) return
    stopping = true
    void (async () => {
      await server?.stop(graceMs)
      process.exit(exitCode)
    })()
  }
  // Before the start is through there is nothing to finish, but an embedded database that has to be stopped cleanly.
  let askedToStop = false
  const onSignal = (): void => {
    askedToStop = true
    if (server) stop(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  // The launcher holds this channel: when it is killed, nobody is left who would stop us, and the next start waits for us.
  process.on('disconnect', () => {
    askedToStop = true
    if (server) stop(0, orphanGraceMs)
  })
  // It must not keep alive a process that has failed to start.
  process.channel?.unref()

  // The last resort: a failure that nobody waited for must not end everybody else's answers, nor go unseen.
  process.on('unhandledRejection', (error) => {
    if (server) server.app.log.error({ err: error }, 'a failure that nobody waited for: please report it')
    else throw error
  })

  const config = readConfig(process.env)
  // Most of the program: a setting that is wrong is told before.
  const { startServer } = await import('../../main.ts')
  server = await startServer(config, { say })
  if (askedToStop) return stop(0)
  say(`Porchlight is ready on ${server.localUrl}`)
  for (const line of describePlaces(server)) say(line)
  const { makeFirstOwnerLink } = await import('../../firm/accounts/team/make-owner-link.ts')
  const link = await makeFirstOwnerLink(server.app)
  say(
    link === null
      ? `Console: ${server.app.publicUrl}/console`
      : `Make the owner’s account (once, within a day): ${link}`,
  )
  const { describeUnheard } = await import('../../visitors/leads/describe-unheard.ts')
  const unheard = await describeUnheard(server.app)
  if (unheard !== null) say(`Note: ${unheard}.`)
}

function describePlaces({ app, dataDir, localUrl, credentials }: RunningServer): string[] {
  const lines = [`API guide: ${app.publicUrl}/docs`]
  if (!credentials) return lines
  const file = join(dataDir, 'credentials.json')
  if (!credentials.serialNumber) return [...lines, `Keys: ${file}`]
  const search = `${localUrl}/v1/chatbots/${credentials.serialNumber}/search`
  return [
    ...lines,
    `Try the chat: ${app.publicUrl}/share/${credentials.serialNumber}`,
    `Demo listings: ${app.publicUrl}/demo`,
    'Ask the demo chatbot:',
    describeSearch(process.platform, { file, url: search, question: '3 bedrooms near Green Lake under 600k' }),
  ]
}
