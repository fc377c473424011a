import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Command, Option } from 'commander'
import { recordChange } from '../../platform/change-log/record-change.ts'
import { keepRead } from '../../platform/read-log/read-log.ts'
import { type ErasedPerson, erasePerson } from '../../visitors/privacy/erase-person.ts'
import { describeExport, exportPerson, type PersonExport } from '../../visitors/privacy/export-person.ts'
import { type ExportedFile, locateFiles } from '../../visitors/privacy/export-store.ts'
import { type Person, readPerson } from '../../visitors/privacy/person.ts'
import type { App } from '../app.ts'
import { UsageError, withApp } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'
import { chooseWorkspace, readId } from './key-commands.ts'
import { askFirst } from './terminal/ask-first.ts'
import { countOf } from './terminal/count-of.ts'

interface VisitorFlags {
  email?: string
  session?: number
  workspace?: number
}

export function addVisitorCommands(program: Command): void {
  const visitor = program.command('visitor').description('export or erase all that is kept of a visitor')

  addFlags(visitor.command('export'))
    .description('write all that is kept of a visitor as JSON to standard output, or into a folder')
    .option('--out <folder>', 'a new folder for visitor.json and the files that were sent')
    .action((flags: VisitorFlags & { out?: string }) =>
      withApp('visitor export', async (app) => {
        const { workspaceId, person } = await choosePerson(app, flags)
        const found = await exportPerson(app.patientDb, workspaceId, person, app.now())
        await recordChange(app.db, describeExport(found, workspaceId, commandLineActor()))
        const read = { workspaceId, actor: commandLineActor(), now: app.now(), sessionId: flags.session }
        await keepRead(app.db, { ...read, action: 'visitor.exported' })
        if (flags.out === undefined)
          return pipeline(
            writeJson(found, () => {}),
            process.stdout,
            { end: false },
          )
        await writeFolder(app, workspaceId, found, flags.out)
      }),
    )

  addFlags(visitor.command('erase'))
    .description('remove for good all that is kept of a visitor')
    .option('--yes', 'do not ask first', false)
    .action((flags: VisitorFlags & { yes: boolean }) =>
      withApp('visitor erase', async (app) => {
        const { workspaceId, person } = await choosePerson(app, flags)
        if (!flags.yes) {
          const found = await exportPerson(app.patientDb, workspaceId, person, app.now())
          console.log(describeFound(found))
          await askFirst('Erase all of it?', 'Nothing was erased. (--yes does not ask.)')
        }
        const options = { by: commandLineActor(), tablesOfAnySize: true }
        console.log(describeErased(await erasePerson(app, workspaceId, person, options)))
      }),
    )
}

function addFlags(command: Command): Command {
  return command
    .option('--email <address>', 'every conversation in which the visitor left or typed this address')
    .addOption(new Option('--session <id>', 'one conversation').argParser(readId))
    .addOption(new Option('--workspace <id>', 'workspace; not needed when there is only one').argParser(readId))
}

async function choosePerson(app: App, flags: VisitorFlags): Promise<{ workspaceId: number; person: Person }> {
  const email = flags.email?.trim() ?? ''
  if ((email === '') === (flags.session === undefined)) {
    throw new UsageError('Say who: with --email ADDRESS, or with --session ID.')
  }
  if (email !== '' && !/^[^\s@]+@[^\s@]+$/.test(email)) throw new UsageError(`"${email}" is no e-mail address.`)
  const person = readPerson({ email, ...(flags.session === undefined ? {} : { sessionID: flags.session }) })
  return { workspaceId: await chooseWorkspace(app.db, flags.workspace), person }
}

/** The export as JSON, conversation by conversation, so that its size does not matter. */
async function* writeJson(found: PersonExport, onFile: (file: ExportedFile) => void): AsyncGenerator<string> {
  const { exportedAt, person, mails, textMessages, keptAnswers } = found
  yield `{\n"exportedAt": ${JSON.stringify(exportedAt)},\n"person": ${JSON.stringify(person)},\n"sessions": [`
  let between = '\n'
  for await (const session of found.sessions) {
    session.files.forEach(onFile)
    yield `${between}${JSON.stringify(session, null, 2)}`
    between = ',\n'
  }
  yield `],\n"mails": ${JSON.stringify(mails, null, 2)},\n"textMessages": ${JSON.stringify(textMessages, null, 2)},\n"keptAnswers": ${JSON.stringify(keptAnswers, null, 2)}\n}\n`
}

async function writeFolder(app: App, workspaceId: number, found: PersonExport, folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new UsageError(`${folder} exists already: name a new folder.`)
    throw new UsageError(`${folder} cannot be made: ${error.message}.`)
  })
  const names = new Map<number, string>()
  const json = writeJson(found, (file) => names.set(file.id, fileNameOf(file)))
  await pipeline(Readable.from(json), createWriteStream(join(folder, 'visitor.json'), { mode: 0o600 }))
  const files = await locateFiles(app.db, workspaceId, [...names.keys()])
  for (const { id, storageName } of files) {
    const target = join(folder, names.get(id) ?? String(id))
    await pipeline(await app.files.open(storageName), createWriteStream(target, { mode: 0o600 }))
  }
  console.log(
    `${join(folder, 'visitor.json')}: ${countOf(found.sessionIds.length, 'conversation')}; ${countOf(files.length, 'file')}.`,
  )
}

/** A name of ours with the ending that the file came with: what a visitor calls a file must not lead anywhere. */
function fileNameOf({ id, fileName }: ExportedFile): string {
  return `file-${id}${/\.[A-Za-z0-9]{1,8}$/.exec(fileName)?.[0] ?? ''}`
}

function describeFound({ sessionIds, mails, textMessages, keptAnswers }: PersonExport): string {
  return `Found: ${[
    countOf(sessionIds.length, 'conversation'),
    countOf(mails.length, 'mail'),
    countOf(textMessages.length, 'text message'),
    countOf(keptAnswers.length, 'kept answer'),
  ].join(', ')}. What is erased cannot be brought back.`
}

function describeErased(erased: ErasedPerson): string {
  const { sessions, messages, leads, files, mails, textMessages, keptAnswers, waiting } = erased
  const lines = [
    `Erased: ${countOf(sessions, 'conversation')} with ${[
      countOf(messages, 'message'),
      countOf(leads, 'lead'),
      countOf(files, 'file'),
      countOf(mails, 'mail'),
      countOf(textMessages, 'text message'),
      countOf(keptAnswers, 'kept answer'),
    ].join(', ')}.`,
  ]
  if (waiting.tables.length > 0) {
    lines.push(
      `Somebody still reads ${waiting.tables.join(', ')}: the rows are gone, and the tables are written anew by the running server later.`,
    )
  }
  if (waiting.files > 0)
    lines.push(`${countOf(waiting.files, 'file')} could not be removed yet: the running server tries again.`)
  lines.push('Backups, and the write-ahead log of your own database server, still hold them until they age out.')
  return lines.join('\n')
}
