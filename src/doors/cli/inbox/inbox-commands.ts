import { type Command, InvalidArgumentError, Option } from 'commander'
import { releaseConversation, takeConversation } from '../../../conversation/take-over/change-hands.ts'
import { noteReadBy } from '../../../conversation/take-over/mark-read.ts'
import { writeAsPerson } from '../../../conversation/take-over/write-message.ts'
import { isWebAddress, maxAddress, webAddressRule } from '../../../homes/listings/web-address.ts'
import { listenFor } from '../../../platform/database/listen.ts'
import { liveChannel } from '../../../platform/live/live-channel.ts'
import { LiveStreams } from '../../../platform/live/live-streams.ts'
import { keepRead } from '../../../platform/read-log/read-log.ts'
import { readAll } from '../chatbots/read-all.ts'
import { readSessionId } from '../chatbots/read-session-id.ts'
import { type CommandContext, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { chooseFirstWorkspace, readId } from '../key-commands.ts'
import { asUse } from '../terminal/as-use.ts'
import { asJson, asPlain } from '../terminal/plain-text.ts'
import { describeEntry, describeSaid } from './describe-inbox.ts'
import { followInbox } from './follow-inbox.ts'
import { listInbox } from './list-inbox.ts'

interface Flags {
  workspace?: number
  name: string
  picture: string
  limit: number
  json: boolean
}

const mostOfName = 100

export function addInboxCommands(program: Command): void {
  const inbox = program
    .command('inbox')
    .description('talk with visitors yourself: on a terminal it shows what comes and sends what you type')
    .addOption(workspaceOption())
    .addOption(nameOption())
    .addOption(pictureOption())
    .addOption(limitOption())
    .option('--json', 'one JSON object a line, and no more than the list', false)
    .action((flags: Flags) => {
      const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true
      return withDatabase('inbox', (context) =>
        isTerminal && !flags.json ? follow(context, flags) : printList(context, flags),
      )
    })

  inbox
    .command('list')
    .description(
      'list conversations, those that wait for a person first: sessionID, state, last message, first question',
    )
    .action((_: object, command: Command) =>
      withDatabase('inbox list', (context) => printList(context, command.optsWithGlobals<Flags>())),
    )

  inbox
    .command('read')
    .description('show what was said; who of the firm has the conversation has read it then')
    .argument('<sessionID>', 'id of the session, from the list', readSessionId)
    .action((sessionId: number, _: object, command: Command) =>
      withDatabase('inbox read', async ({ database: { db } }) => {
        const { workspace, json } = command.optsWithGlobals<Flags>()
        const place = { workspaceId: await chooseFirstWorkspace(db, workspace), sessionId }
        const whole = await asUse(() => readAll(db, place))
        const read = { ...place, actor: commandLineActor(), now: new Date() }
        await keepRead(db, { ...read, action: 'conversation.opened' })
        const last = whole.messages.findLast(({ from }) => from === 'visitor')
        if (whole.takenBy && last) await noteReadBy({ db }, place, 'person', last.id)
        if (json) return console.log(asJson(whole))
        console.log(describeEntry(whole, new Date()))
        for (const message of whole.messages) console.log(describeSaid(message))
      }),
    )

  inbox
    .command('take')
    .description('take over a conversation: the chatbot says nothing in it until you release it')
    .argument('<sessionID>', 'id of the session', readSessionId)
    .action((sessionId: number, _: object, command: Command) =>
      withDatabase('inbox take', async ({ database: { db } }) => {
        const { workspace, name, picture } = command.optsWithGlobals<Flags>()
        const place = { workspaceId: await chooseFirstWorkspace(db, workspace), sessionId }
        await asUse(() => takeConversation({ db }, place, { name, picture }))
        console.log(`You have conversation ${sessionId}${name === '' ? '' : ` as ${asPlain(name)}`}.`)
      }),
    )

  inbox
    .command('answer')
    .description('say something to the visitor of a conversation that was taken')
    .argument('<sessionID>', 'id of the session', readSessionId)
    .argument('<text...>', 'what you say')
    .action((sessionId: number, text: string[], _: object, command: Command) =>
      withDatabase('inbox answer', async ({ database: { db } }) => {
        const { workspace } = command.optsWithGlobals<Flags>()
        const place = { workspaceId: await chooseFirstWorkspace(db, workspace), sessionId }
        const { id } = await asUse(() => writeAsPerson({ db }, place, text.join(' ').toWellFormed()))
        console.log(`Said in conversation ${sessionId} as message ${id}.`)
      }),
    )

  inbox
    .command('release')
    .description('give a conversation back to the chatbot')
    .argument('<sessionID>', 'id of the session', readSessionId)
    .action((sessionId: number, _: object, command: Command) =>
      withDatabase('inbox release', async ({ database: { db } }) => {
        const { workspace } = command.optsWithGlobals<Flags>()
        const place = { workspaceId: await chooseFirstWorkspace(db, workspace), sessionId }
        const wasTaken = await asUse(() => releaseConversation({ db }, place))
        console.log(
          wasTaken ? `The chatbot answers in conversation ${sessionId} again.` : 'Nobody had it: the chatbot answers.',
        )
      }),
    )
}

async function printList({ database: { db } }: CommandContext, flags: Flags): Promise<void> {
  const workspaceId = await chooseFirstWorkspace(db, flags.workspace)
  const now = new Date()
  for (const one of await listInbox(db, workspaceId, flags.limit))
    console.log(flags.json ? asJson(one) : describeEntry(one, now))
}

async function follow({ database }: CommandContext, { workspace, name, picture }: Flags): Promise<void> {
  const { db } = database
  const workspaceId = await chooseFirstWorkspace(db, workspace)
  // A look that fails is made again in half a second.
  const live = new LiveStreams(db, { onError: () => {} })
  const listener = await listenFor(database.connection, liveChannel, (payload) => live.wake(payload))
  try {
    const [input, output] = [process.stdin, process.stdout]
    await followInbox({ db, live, workspaceId, name, picture, input, output, isTerminal: true, now: () => new Date() })
  } finally {
    live.close()
    await listener.close()
  }
}

const workspaceOption = () => new Option('--workspace <id>', 'workspace; the first one unless said').argParser(readId)
const nameOption = () =>
  new Option('--name <name>', 'who you are, as visitors read it')
    .argParser(readName)
    .default('', 'nobody in particular')
const pictureOption = () =>
  new Option('--picture <address>', 'address of a picture of you, as visitors see it')
    .argParser(readPicture)
    .default('', 'none')
const limitOption = () => new Option('--limit <count>', 'how many at most').argParser(readId).default(20)

function readName(text: string): string {
  const name = text.trim().toWellFormed()
  if (name.length > mostOfName) throw new InvalidArgumentError(`expected at most ${mostOfName} characters.`)
  return name
}

function readPicture(text: string): string {
  const address = text.trim()
  if (isWebAddress(address) && address.length <= maxAddress) return address
  throw new InvalidArgumentError(`expected ${webAddressRule}, of at most ${maxAddress} characters.`)
}
