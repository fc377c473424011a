import { type Command, Option } from 'commander'
import { addWithSettings } from '../../../firm/chatbots/add-chatbot.ts'
import {
  findChatbotAnywhere,
  findListedChatbot,
  type ListedChatbot,
  purgeRemovedChatbots,
} from '../../../firm/chatbots/chatbot-store.ts'
import { changeSettings, settleSettings } from '../../../firm/chatbots/edit-chatbot.ts'
import { readChatbotPage } from '../../../firm/chatbots/list-chatbots.ts'
import { describeChatbot } from '../../../firm/chatbots/present-chatbot.ts'
import { takeAwayChatbot } from '../../../firm/chatbots/remove-chatbot.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { PorchlightError } from '../../../platform/errors.ts'
import type { App } from '../../app.ts'
import { UsageError, withApp, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { chooseFirstWorkspace, readId } from '../key-commands.ts'
import { askFirst } from '../terminal/ask-first.ts'
import { asJson, asLines, asPlain } from '../terminal/plain-text.ts'
import { readSettingPairs } from './setting-pairs.ts'

interface Flags {
  workspace?: number
  json: boolean
}

const pairsMeaning = 'settings as Name=value; Name= sets one back to its default'

export function addChatbotCommands(program: Command): void {
  const chatbot = program.command('chatbot').description('list, make, see, set up and remove chatbots')

  addFlags(chatbot.command('list'))
    .description('list the chatbots of a workspace, oldest first: serialNumber, since when, name')
    .action((flags: Flags) =>
      withDatabase('chatbot list', async ({ database: { db } }) => {
        const workspaceId = await chooseFirstWorkspace(db, flags.workspace)
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await readChatbotPage(db, workspaceId, { cursor, limit: 200 })
          for (const one of page.chatbots) {
            console.log(flags.json ? asJson(one) : [one.serialNumber, one.createdAt, asPlain(one.Name)].join('\t'))
          }
          cursor = page.nextCursor
        }
      }),
    )

  addFlags(chatbot.command('create'))
    .description('make a chatbot, and say its serialNumber')
    .argument('[settings...]', pairsMeaning)
    .action((pairs: string[], flags: Flags) =>
      withSettings('chatbot create', pairs, async (app, { given }) => {
        const workspaceId = await chooseFirstWorkspace(app.db, flags.workspace)
        const { changes } = await settleSettings(app, workspaceId, given)
        const serialNumber = await addWithSettings(app, { workspaceId, by: commandLineActor() }, changes)
        console.log(flags.json ? asJson({ serialNumber }) : serialNumber)
      }),
    )

  addFlags(chatbot.command('show'))
    .description('show every setting of a chatbot as it stands')
    .argument('<serial>', 'serialNumber of the chatbot')
    .action((serial: string, flags: Flags) =>
      withDatabase('chatbot show', async ({ database: { db } }) => {
        const description = describeChatbot(await chooseListed(db, serial, flags.workspace))
        console.log(flags.json ? asJson(description) : describeSettings(description))
      }),
    )

  addFlags(chatbot.command('set'))
    .description('change settings of a chatbot, all of those that are named or none')
    .argument('<serial>', 'serialNumber of the chatbot')
    .argument('<settings...>', pairsMeaning)
    .action((serial: string, pairs: string[], flags: Flags) =>
      withSettings('chatbot set', pairs, async (app, { given, cleared }) => {
        const { workspaceId, serialNumber } = await chooseListed(app.db, serial, flags.workspace)
        await changeSettings(app, { workspaceId, serialNumber, by: commandLineActor() }, given, cleared)
        const after = describeChatbot(await chooseListed(app.db, serialNumber, workspaceId))
        const names = [...Object.keys(given), ...cleared]
        const changed = Object.fromEntries(Object.entries(after).filter(([name]) => names.includes(name)))
        console.log(flags.json ? asJson(after) : describeSettings(changed))
      }),
    )

  addFlags(chatbot.command('remove'))
    .description('delete a chatbot with its listings, conversations and leads')
    .argument('<serial>', 'serialNumber of the chatbot')
    .option('--yes', 'do not ask first', false)
    .action((serial: string, flags: Flags & { yes: boolean }) =>
      withDatabase('chatbot remove', async ({ database: { db } }) => {
        const { workspaceId, serialNumber, settings } = await chooseListed(db, serial, flags.workspace)
        if (!flags.yes) {
          const name = `${asPlain(settings.Name)} (${serialNumber})`
          const question = `Delete the chatbot ${name} with its listings, conversations and leads?`
          await askFirst(question, 'Nothing was deleted. (--yes does not ask.)')
        }
        await takeAwayChatbot(db, { workspaceId, serialNumber, by: commandLineActor() })
        await purgeRemovedChatbots(db)
        console.log(flags.json ? asJson({ serialNumber, removed: true }) : `The chatbot ${serialNumber} is deleted.`)
      }),
    )
}

function addFlags(command: Command): Command {
  return command
    .addOption(new Option('--workspace <id>', 'workspace; the first one unless said').argParser(readId))
    .option('--json', 'answer as JSON', false)
}

/** Reads the settings first, so that a wrong one is told at once; what only the app refuses is a wrong use too. */
async function withSettings(
  purpose: string,
  pairs: readonly string[],
  run: (app: App, settings: ReturnType<typeof readSettingPairs>) => Promise<void>,
): Promise<void> {
  const settings = readSettingPairs(pairs)
  try {
    await withApp(purpose, (app) => run(app, settings))
  } catch (error) {
    throw error instanceof PorchlightError && error.code === 'invalid-fields' ? new UsageError(error.message) : error
  }
}

async function chooseListed(db: Database, serial: string, given: number | undefined): Promise<ListedChatbot> {
  const workspaceId = await chooseFirstWorkspace(db, given)
  const found = await findListedChatbot(db, workspaceId, serial.trim())
  if (found) return found
  const elsewhere = await findChatbotAnywhere(db, serial.trim())
  const way = elsewhere
    ? `; it belongs to workspace ${elsewhere.workspaceId}: add --workspace ${elsewhere.workspaceId}`
    : ': see `porchlight chatbot list`'
  throw new UsageError(`Workspace ${workspaceId} has no chatbot with the serialNumber ${JSON.stringify(serial)}${way}.`)
}

/** A setting a line, its name in front. */
function describeSettings(settings: Record<string, unknown>): string {
  const width = Math.max(...Object.keys(settings).map((name) => name.length))
  return Object.entries(settings)
    .map(([name, value]) => {
      // As `chatbot set` takes it.
      const said = typeof value === 'object' ? JSON.stringify(value) : String(value)
      return `${name.padEnd(width)}  ${asLines(said, ' '.repeat(width + 2))}`.trimEnd()
    })
    .join('\n')
}
