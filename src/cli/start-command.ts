import type { Command } from 'commander'
import { readConfig } from '../config.ts'
import { type RunningServer, startServer } from '../main.ts'

export function addStartCommand(program: Command): void {
  program
    .command('start')
    .description('start Porchlight: open the database, make the demo on the first start, listen')
    .action(runServer)
}

async function runServer(): Promise<void> {
  const say = (line: string): void => {
    process.stdout.write(`${line}\n`)
  }
  let server: RunningServer | null = null
  let stopping = false

  const stop = (exitCode: number): void => {
    if (stopping) return
    stopping = true
    void (async () => {
      await server?.stop()
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
  // The launcher holds this channel: when it is killed, nobody is left who would stop us.
  process.on('disconnect', onSignal)
  // It must not keep alive a process that has failed to start.
  process.channel?.unref()

  // The last resort: a failure that nobody waited for must not end everybody else's answers, nor go unseen.
  process.on('unhandledRejection', (error) => {
    if (server) server.app.log.error({ err: error }, 'a failure that nobody waited for: please report it')
    else throw error
  })

  server = await startServer(readConfig(process.env), { say })
  if (askedToStop) return stop(0)
  say(`Porchlight is ready on ${server.localUrl}`)
  for (const line of describePlaces(server)) say(line)
}

function describePlaces({ app, localUrl, credentials }: RunningServer): string[] {
  const lines = [`API guide: ${app.publicUrl}/docs`]
  if (!credentials) return lines
  if (!credentials.serialNumber) return [...lines, `Keys: credentials.json in the data folder`]
  const body = JSON.stringify({ q: '3 bedrooms near Green Lake under 600k' })
  return [
    ...lines,
    `Try the chat: ${app.publicUrl}/share/${credentials.serialNumber}`,
    `Demo listings: ${app.publicUrl}/demo`,
    'Ask the demo chatbot:',
    `curl -s ${localUrl}/v1/chatbots/${credentials.serialNumber}/search -H 'Authorization: ${credentials.secretKey}' -H 'Content-Type: application/json' -d '${body}'`,
  ]
}
