import type { Command } from 'commander'
import { countWork, listFailedWork, replayFailedWork } from '../../platform/events/event-store.ts'
import { UsageError, withDatabase } from './command-context.ts'
import { readId } from './key-commands.ts'

export function addEventsCommands(program: Command): void {
  const events = program.command('events').description('see what happened and could not be told to anybody')

  events
    .command('failed')
    .description('list what failed for good, newest first: when, event, who was to be told, tries, why')
    .option('--limit <count>', 'how many at most', readId, 100)
    .action(({ limit }: { limit: number }) =>
      withDatabase('events failed', async ({ database: { db } }) => {
        const rows = await listFailedWork(db, limit)
        for (const { failedAt, eventId, type, consumer, attempts, error } of rows) {
          console.log([failedAt.toISOString(), eventId, type, consumer, attempts, onOneLine(error)].join('\t'))
        }
        const { waiting, failed } = await countWork(db)
        console.error(`${failed} failed, ${waiting} waiting.`)
      }),
    )

  events
    .command('replay')
    .description('have what failed for good tried again')
    .argument('[event]', 'number of the event, as `events failed` shows it; left out: all, with --all', readId)
    .option('--all', 'everything that failed', false)
    .option('--consumer <name>', 'only what this one was to be told')
    .action((eventId: number | undefined, { all, consumer }: { all: boolean; consumer?: string }) =>
      withDatabase('events replay', async ({ database: { db } }) => {
        if (eventId === undefined && !all && consumer === undefined) {
          throw new UsageError('Say which: the number of an event, --consumer NAME, or --all.')
        }
        const count = await replayFailedWork(db, {
          ...(eventId === undefined ? {} : { eventId }),
          ...(consumer === undefined ? {} : { consumer }),
        })
        console.log(count === 0 ? 'Nothing of that had failed.' : `${count} will be tried again while Porchlight runs.`)
      }),
    )
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, 300)
}
