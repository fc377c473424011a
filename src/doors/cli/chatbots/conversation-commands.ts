import { type Command, InvalidArgumentError, Option } from 'commander'
import { type ConversationPage, readConversationPage } from '../../../conversation/history/conversation-page.ts'
import { isDay } from '../../../conversation/history/list-conversations.ts'
import type { ConversationSummary, Message } from '../../../conversation/history/present-conversation.ts'
import { findListedChatbot } from '../../../firm/chatbots/chatbot-store.ts'
import type { Database } from '../../../platform/database/connect.ts'
import { keepRead } from '../../../platform/read-log/read-log.ts'
import { UsageError, withDatabase } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { chooseFirstWorkspace, readId } from '../key-commands.ts'
import { asUse } from '../terminal/as-use.ts'
import { asTerminalLines } from '../terminal/markdown-text.ts'
import { asJson, asLines, asPlain } from '../terminal/plain-text.ts'
import { readAll } from './read-all.ts'
import { readSessionId } from './read-session-id.ts'

interface ListFlags {
  workspace?: number
  chatbot?: string
  from?: string
  to?: string
  search?: string
  limit: number
  json: boolean
}

const mostOfPage = 100

export function addConversationCommands(program: Command): void {
  const conversation = program.command('conversation').description('list, search and read what was said')

  conversation
    .command('list')
    .description(
      'list conversations, newest first: sessionID, last message, messages, whether a lead was left, first question',
    )
    .addOption(workspaceOption())
    .option('--chatbot <serial>', 'only of this chatbot')
    .option('--from <day>', 'in which something was said on this day (UTC) or later', readDay)
    .option('--to <day>', 'in which something was said on this day (UTC) or earlier', readDay)
    .option('--search <words>', 'in which each of these words was said')
    .addOption(new Option('--limit <count>', 'how many at most').argParser(readId).default(20))
    .option('--json', 'one JSON object a line', false)
    .action((flags: ListFlags) =>
      withDatabase('conversation list', async ({ database: { db } }) => {
        for await (const one of listConversations(db, flags)) console.log(flags.json ? asJson(one) : describe(one))
      }),
    )

  conversation
    .command('show')
    .description('show all that was said in a conversation')
    .argument('<sessionID>', 'id of the session, from `conversation list`', readSessionId)
    .addOption(workspaceOption())
    .option('--json', 'one JSON object', false)
    .action((sessionId: number, flags: { workspace?: number; json: boolean }) =>
      withDatabase('conversation show', async ({ database: { db } }) => {
        const workspaceId = await chooseFirstWorkspace(db, flags.workspace)
        const whole = await asUse(() => readAll(db, { workspaceId, sessionId }))
        await keepRead(db, {
          workspaceId,
          actor: commandLineActor(),
          now: new Date(),
          action: 'conversation.opened',
          sessionId,
        })
        if (flags.json) return console.log(asJson(whole))
        console.log(describe(whole))
        if (whole.page !== '') console.log(`on ${asPlain(whole.page)}`)
        for (const message of whole.messages) console.log(`\n${describeMessage(message)}`)
      }),
    )
}

const workspaceOption = () => new Option('--workspace <id>', 'workspace; the first one unless said').argParser(readId)

async function* listConversations(db: Database, flags: ListFlags): AsyncGenerator<ConversationSummary> {
  const workspaceId = await chooseFirstWorkspace(db, flags.workspace)
  const chatbot = flags.chatbot === undefined ? null : await findListedChatbot(db, workspaceId, flags.chatbot.trim())
  if (chatbot === null && flags.chatbot !== undefined) {
    throw new UsageError(
      `Workspace ${workspaceId} has no chatbot with the serialNumber ${JSON.stringify(flags.chatbot)}.`,
    )
  }
  const { from, to, search: q } = flags
  let left = flags.limit
  for (let cursor: string | null = ''; cursor !== null && left > 0; ) {
    const query = { chatbotId: chatbot?.id, from, to, q, cursor, limit: Math.min(left, mostOfPage) }
    const page: ConversationPage = await asUse(() => readConversationPage(db, workspaceId, query))
    yield* page.conversations
    left -= page.conversations.length
    cursor = page.nextCursor
  }
}

function describe(one: Omit<ConversationSummary, 'page'>): string {
  const messages = `${one.messageCount} ${one.messageCount === 1 ? 'message' : 'messages'}`
  const fields = [one.sessionID, one.lastMessageAt ?? one.startedAt, messages, one.hasLead ? 'lead' : '-']
  return [...fields, asPlain(one.firstQuestion.replace(/\s+/g, ' '))].join('\t')
}

const speakers: Record<Message['from'], string> = { visitor: 'Visitor', chatbot: 'Chatbot', person: 'Person' }

function describeMessage({ createdAt, from, kind, content, status, files, name }: Message): string {
  const failed = status === 'failed' || status === 'interrupted' ? ` (${status})` : ''
  const words = from === 'chatbot' ? asTerminalLines(content, '  ') : asLines(content, '  ')
  const said = content.trim() === '' ? `(${kind.toLowerCase()})` : words
  const names = files.map(({ fileName }) => `\n  [${asPlain(fileName)}]`)
  const who = name === '' ? speakers[from] : `${speakers[from]} (${asPlain(name)})`
  return `${createdAt}  ${who}${failed}:\n  ${said}${names.join('')}`
}

function readDay(text: string): string {
  if (!isDay(text)) throw new InvalidArgumentError('expected a day as YYYY-MM-DD.')
  return text
}
