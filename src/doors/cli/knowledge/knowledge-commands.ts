import { type Command, InvalidArgumentError, Option } from 'commander'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { addKnowledge, removeKnowledge, retrainKnowledge } from '../../../knowledge/adjust-knowledge.ts'
import type { ChangedKnowledge } from '../../../knowledge/change-knowledge.ts'
import { findAnswer } from '../../../knowledge/retrieval/find-answer.ts'
import type { KnowledgeScope } from '../../../knowledge/source.ts'
import { readAllSources } from '../../../knowledge/sources/list-sources.ts'
import { presentSource } from '../../../knowledge/sources/source-item.ts'
import type { SourceRow } from '../../../knowledge/sources/source-store.ts'
import type { Config } from '../../../platform/config/config.ts'
import type { App } from '../../app.ts'
import { chooseChatbot, UsageError, withApp } from '../command-context.ts'
import { commandLineActor } from '../command-line-actor.ts'
import { asUse } from '../terminal/as-use.ts'
import { asJson } from '../terminal/plain-text.ts'
import { describeAnswer, describeProgress, describeSource } from './describe-sources.ts'
import { followLearning } from './follow-learning.ts'
import { addMissingCommands } from './missing-commands.ts'
import { storeDocument } from './store-document.ts'

/** Told apart from what could not begin: scripts may go on. */
const failedExitCode = 3

const help = `
Examples:
  porchlight knowledge add handbook.pdf fees.xlsx
  porchlight knowledge add --sitemap https://www.example.com/sitemap.xml --every 7
  porchlight knowledge add --qa "Do you charge application fees?" "Yes: \\$45 for each adult."
  porchlight knowledge list
  porchlight knowledge ask "What are your office hours?"

A server that is running learns what is added; where none is, the command does. Ctrl-C only ends the showing.
Exit code: 0 all is learned, 1 or 2 it could not be done, 3 a source has failed (the list says why and what to do).`

interface AddFlags {
  chatbot?: string
  url: string[]
  text: string[]
  qa?: string[]
  sitemap?: string
  every?: 1 | 7 | 30
  sheet?: string
  wait: boolean
}

export function addKnowledgeCommands(program: Command): void {
  const knowledge = program
    .command('knowledge')
    .description('what a chatbot learns from besides listings: files, pages, texts, questions, a sheet')
    .addHelpText('after', help)

  addMissingCommands(knowledge)
  ofChatbot(knowledge.command('list'))
    .description('list sources: ID, how each stands, type, characters that were learned, name; failed ones say why')
    .option('--failed', 'only those that have failed', false)
    .option('--json', 'one JSON object a line, as GetSource has them', false)
    .action((flags: { chatbot?: string; failed: boolean; json: boolean }) =>
      withChatbot('list', flags, async ({ app, scope }) => {
        for await (const source of sourcesOf(app, scope)) {
          if (flags.failed && source.status !== 3) continue
          console.log(flags.json ? asJson(presentSource(source)) : describeSource(source))
        }
      }),
    )

  ofChatbot(knowledge.command('add'))
    .description('add sources to those that there are, and show how they are learned')
    .argument('[files...]', 'PDF, DOCX, XLSX, PPTX, ODT, TXT, Markdown, HTML or CSV, up to 40 MB each')
    .option('--url <address>', 'a page; may be repeated', collect, [])
    .option('--sitemap <address>', 'a sitemap or an index of sitemaps, in place of the one there is')
    .addOption(
      new Option('--every <days>', 'read the sitemap and its pages again after so many days: 1, 7 or 30').argParser(
        readDays,
      ),
    )
    .option('--text <text>', 'a paragraph; may be repeated', collect, [])
    .option('--qa <words...>', 'a question and its answer, in quotes; may be repeated')
    .option('--sheet <address>', 'a table that is published as CSV, in place of the one there is')
    .option('--no-wait', 'do not wait until all is learned')
    .action((files: string[], flags: AddFlags) =>
      withChatbot('add', flags, async (place) => {
        await add(place, files, flags)
        if (flags.wait) await follow(place)
      }),
    )

  ofChatbot(knowledge.command('remove'))
    .description('take sources away with all that was learned from them')
    .argument('<sources...>', 'their IDs from the list, addresses, questions, or names of files; "text", "sheet"')
    .action((names: string[], flags: { chatbot?: string }) =>
      withChatbot('remove', flags, async ({ app, scope, changed }) => {
        const sources = await findNamed(app, scope, names)
        const ids = sources.map(({ id }) => id)
        await asUse(() => removeKnowledge(app, changed, ids))
        console.log(`Removed ${countOf(ids.length)}.`)
      }),
    )

  ofChatbot(knowledge.command('retrain'))
    .description('learn sources again although they have not changed')
    .argument('[sources...]', 'as for remove; without any: all')
    .option('--failed', 'those that have failed', false)
    .option('--no-wait', 'do not wait until all is learned')
    .action((names: string[], flags: { chatbot?: string; failed: boolean; wait: boolean }) =>
      withChatbot('retrain', flags, async (place) => {
        const { app, scope, changed } = place
        const ids = names.length > 0 ? (await findNamed(app, scope, names)).map(({ id }) => id) : null
        const failed = flags.failed ? await failedOf(app, scope) : null
        const count = await retrainKnowledge(app, changed, failed ?? ids)
        console.log(`${countOf(count)} to be learned again.`)
        if (flags.wait) await follow(place)
      }),
    )

  ofChatbot(knowledge.command('ask'))
    .description('show what the sources say to a question, and how sure that is')
    .argument('<question>', 'in quotes')
    .option('--json', 'one JSON object', false)
    .action((question: string, flags: { chatbot?: string; json: boolean }) =>
      withChatbot('ask', flags, async ({ app, scope }) => {
        const answer = await findAnswer(app, scope, question, { limit: 5 })
        console.log(flags.json ? asJson(answer) : describeAnswer(answer))
      }),
    )
}

interface Place {
  app: App
  chatbot: Chatbot
  scope: KnowledgeScope
  changed: ChangedKnowledge
}

function ofChatbot(command: Command): Command {
  return command.option('--chatbot <serial>', 'serialNumber of the chatbot; not needed for the demo or the only one')
}

function withChatbot(word: string, flags: { chatbot?: string }, run: (place: Place) => Promise<void>): Promise<void> {
  return withApp(`knowledge ${word}`, async (app: App, config: Config) => {
    const chatbot = await chooseChatbot(app.db, config, flags.chatbot)
    const { workspaceId, id: chatbotId, serialNumber } = chatbot
    const changed = { workspaceId, serialNumber, by: commandLineActor() }
    await run({ app, chatbot, scope: { workspaceId, chatbotId }, changed })
  })
}

async function add({ app, scope, changed }: Place, files: readonly string[], flags: AddFlags): Promise<void> {
  const { url: pages, text: texts, qa = [], sitemap, every, sheet } = flags
  if (qa.length % 2 === 1) throw new UsageError('--qa takes a question and an answer, each in quotes.')
  const questions = qa.flatMap((key, index) => (index % 2 === 0 ? [{ key, value: qa[index + 1] ?? '' }] : []))
  const settings = {
    ...(sitemap === undefined ? {} : { SiteMapUrl: sitemap }),
    ...(every === undefined ? {} : { EnableSyncSiteMap: true, SyncSiteMapDays: every }),
    ...(sheet === undefined ? {} : { googleSheetUrl: sheet }),
  }
  const given = files.length + pages.length + texts.length + questions.length + Object.keys(settings).length
  if (given === 0) throw new UsageError('Say what to add: files, --url, --sitemap, --text, --qa or --sheet.')
  await asUse(async () => {
    const fileIds: number[] = []
    for (const path of files) fileIds.push(await storeDocument(app, scope.workspaceId, path))
    await addKnowledge(app, changed, { fileIds, pages, texts, questions, settings })
  })
}

/** Waits until all is learned, and tells what has failed. */
async function follow({ app, scope }: Place): Promise<void> {
  const failed = await followLearning(app, scope, process.stderr)
  const counts = { 0: 0, 1: 0, 2: 0, 3: 0 }
  for await (const source of sourcesOf(app, scope)) {
    counts[source.status] += 1
    if (source.status === 3) console.log(describeSource(source))
  }
  console.log(`${describeProgress(counts)}.`)
  if (failed > 0) process.exitCode = failedExitCode
}

async function* sourcesOf(app: App, scope: KnowledgeScope): AsyncGenerator<SourceRow> {
  for await (const page of readAllSources(app.db, scope)) yield* page
}

async function failedOf(app: App, scope: KnowledgeScope): Promise<number[]> {
  const ids: number[] = []
  for await (const { id, status } of sourcesOf(app, scope)) if (status === 3) ids.push(id)
  return ids
}

/** The sources that are named, each by its ID or by what it is called. */
async function findNamed(app: App, scope: KnowledgeScope, names: readonly string[]): Promise<SourceRow[]> {
  const left = new Set(names.map((name) => name.trim()))
  const found: SourceRow[] = []
  for await (const source of sourcesOf(app, scope)) {
    const { id, kind, name, value, sourceLink } = source
    const own = [
      String(id),
      name,
      sourceLink,
      ...(kind === 'file' ? [value] : []),
      ...(kind === 'text' || kind === 'sheet' ? [kind] : []),
    ]
    const said = own.filter((each) => each !== '' && names.some((given) => given.trim() === each))
    for (const each of said) left.delete(each)
    if (said.length > 0) found.push(source)
  }
  const [unknown] = left
  if (unknown === undefined) return found
  throw new UsageError(`There is no source ${JSON.stringify(unknown)}: porchlight knowledge list shows all.`)
}

function countOf(count: number): string {
  return `${count} ${count === 1 ? 'source' : 'sources'}`
}

function collect(value: string, former: string[]): string[] {
  return [...former, value]
}

function readDays(text: string): 1 | 7 | 30 {
  const days = ([1, 7, 30] as const).find((each) => String(each) === text.trim())
  if (days === undefined) throw new InvalidArgumentError('expected 1, 7 or 30.')
  return days
}
