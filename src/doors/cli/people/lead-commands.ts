import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, InvalidArgumentError } from 'commander'
import { isDay } from '../../../platform/lists/utc-days.ts'
import { keepRead } from '../../../platform/read-log/read-log.ts'
import { itemSources } from '../../../visitors/leads/item-sources.ts'
import { exportItems } from '../../../visitors/leads/write-items.ts'
import { chooseChatbot, UsageError, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'

interface Flags {
  chatbot?: string
  from?: string
  to?: string
  out?: string
}

export function addLeadCommands(program: Command): void {
  const lead = program.command('lead').description('see who left contact details')

  lead
    .command('export')
    .description('write the leads of a chatbot as comma-separated values, oldest first, to standard output or a file')
    .option('--chatbot <serialNumber>', 'which chatbot; without it the demo chatbot or the only one there is')
    .option('--from <day>', 'first day of UTC, as YYYY-MM-DD', readDay)
    .option('--to <day>', 'last day of UTC, as YYYY-MM-DD', readDay)
    .option('--out <file>', 'a new file, which its owner alone can read')
    .action(({ chatbot, from, to, out }: Flags) =>
      withDatabase('lead export', async ({ config, database: { db } }) => {
        if (from !== undefined && to !== undefined && from > to) {
          throw new UsageError(`--from ${from} comes after --to ${to}.`)
        }
        const { workspaceId, id: chatbotId } = await chooseChatbot(db, config, chatbot)
        const filter = {
          workspaceId,
          chatbotId,
          days: { from: from ?? null, to: to ?? null },
          sessionId: null,
          seenBy: null,
        }
        await keepRead(db, { workspaceId, actor: commandLineActor(), now: new Date(), action: 'leads.exported' })
        const table = Readable.from(exportItems(db, itemSources, filter))
        if (out === undefined) return pipeline(table, process.stdout, { end: false })
        await pipeline(table, createWriteStream(out, { flags: 'wx', mode: 0o600 }))
      }),
    )
}

function readDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError('expected a day as YYYY-MM-DD')
  return text
}
