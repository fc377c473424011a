import { type Command, InvalidArgumentError, Option } from 'commander'
import { changeAllowance } from '../../firm/workspaces/change-limits.ts'
import { changeRetention } from '../../firm/workspaces/change-retention.ts'
import { makeKey } from '../../firm/workspaces/key.ts'
import { insertKey } from '../../firm/workspaces/keys/key-store.ts'
import { changeOwner } from '../../firm/workspaces/workspace-owner.ts'
import { maxRetentionDays } from '../../firm/workspaces/workspace-settings.ts'
import { insertWorkspace, listWorkspaces } from '../../firm/workspaces/workspace-store.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import { isEmailAddress } from '../../platform/mail/email-address.ts'
import { UsageError, withDatabase } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'
import { chooseWorkspace, readId } from './key-commands.ts'

/** The largest integer of the database's column. */
const largestAllowance = 2_147_483_647

export function addWorkspaceCommands(program: Command): void {
  const workspace = program.command('workspace').description('make and list workspaces')

  workspace
    .command('create')
    .description('make a workspace with a secret key and a session key, which are shown this once')
    .argument('<name>', 'name of the workspace')
    .action((name: string) =>
      withDatabase('workspace create', async ({ database: { db } }) => {
        if (name.trim() === '') throw new UsageError('The name of the workspace must not be blank.')
        const secretKey = makeKey('secret')
        const sessionKey = makeKey('session')
        const workspaceId = await db.transaction().execute(async (transaction) => {
          const id = await insertWorkspace(transaction, name.trim())
          await insertKey(transaction, { workspaceId: id, kind: 'secret', key: secretKey, label: 'first secret key' })
          await insertKey(transaction, {
            workspaceId: id,
            kind: 'session',
            key: sessionKey,
            label: 'first session key',
          })
          const change = { workspaceId: id, by: commandLineActor(), target: `workspace ${id}` }
          const details = { after: { name: name.trim() } }
          await recordChange(transaction, { ...change, action: 'workspace.created', details })
          return id
        })
        console.log(`workspace   ${workspaceId}\nsecret key  ${secretKey}\nsession key ${sessionKey}`)
        console.error('Keep the keys now: they are stored as hashes and cannot be shown again.')
      }),
    )

  workspace
    .command('list')
    .description('list the workspaces')
    .action(() =>
      withDatabase('workspace list', async ({ database: { db } }) => {
        for (const row of await listWorkspaces(db)) {
          console.log(`${row.id}\t${row.name}\t${row.createdAt.toISOString()}`)
        }
      }),
    )

  workspace
    .command('set-owner')
    .description('say who is told of leads, and of trouble, where no chatbot names anybody')
    .argument('<email>', 'e-mail address, or none', readOwner)
    .addOption(new Option('--workspace <id>', 'workspace; not needed when there is only one').argParser(readId))
    .action((email: string, options: { workspace?: number }) =>
      withDatabase('workspace set-owner', async ({ database: { db } }) => {
        const workspaceId = await chooseWorkspace(db, options.workspace)
        await changeOwner(db, { workspaceId, by: commandLineActor() }, email)
        console.log(
          email === ''
            ? `Workspace ${workspaceId} has no owner now: leads of chatbots that name nobody are mailed to nobody.`
            : `Workspace ${workspaceId}: ${email} is told where no chatbot names anybody.`,
        )
      }),
    )

  workspace
    .command('set-retention')
    .description('say how many days conversations, leads, visitors’ files and mails are kept after their end')
    .argument('<days>', 'whole days, or none to keep them for good', readDays)
    .addOption(new Option('--workspace <id>', 'workspace; not needed when there is only one').argParser(readId))
    .action((days: number | null, options: { workspace?: number }) =>
      withDatabase('workspace set-retention', async ({ database: { db } }) => {
        const workspaceId = await chooseWorkspace(db, options.workspace)
        await changeRetention(db, { workspaceId, by: commandLineActor() }, days)
        console.log(
          days === null
            ? `Workspace ${workspaceId} keeps conversations for good.`
            : `Workspace ${workspaceId} keeps conversations for ${days} ${days === 1 ? 'day' : 'days'}: older ones are removed within ten minutes while Porchlight runs.`,
        )
      }),
    )

  workspace
    .command('set-allowance')
    .description('say how many messages visitors may send in a calendar month (UTC), to all chatbots of the workspace')
    .argument('<messages>', 'a whole number, or -1 for any number', readAllowance)
    .addOption(new Option('--workspace <id>', 'workspace; the first one unless said').argParser(readId))
    .action((allowance: number | null, options: { workspace?: number }) =>
      withDatabase('workspace set-allowance', async ({ database: { db } }) => {
        const [first] = await listWorkspaces(db)
        const workspaceId = await chooseWorkspace(db, options.workspace ?? first?.id)
        await changeAllowance(db, { workspaceId, by: commandLineActor() }, allowance)
        console.log(
          allowance === null
            ? `Visitors of workspace ${workspaceId} may send any number of messages.`
            : `Visitors of workspace ${workspaceId} may send ${allowance.toLocaleString('en')} messages in a month (UTC).`,
        )
      }),
    )
}

/** null: any number. */
function readAllowance(text: string): number | null {
  const allowance = Number(text)
  if (!/^(-1|\d{1,10})$/.test(text) || allowance > largestAllowance) {
    throw new InvalidArgumentError(`expected -1, or a whole number from 0 to ${largestAllowance}`)
  }
  return allowance === -1 ? null : allowance
}

/** '': none. */
function readOwner(text: string): string {
  if (text.toLowerCase() === 'none') return ''
  if (!isEmailAddress(text)) throw new InvalidArgumentError('expected one e-mail address, or none')
  return text
}

/** null: none. */
function readDays(text: string): number | null {
  if (text.toLowerCase() === 'none') return null
  const days = Number(text)
  if (!/^\d+$/.test(text) || days < 1 || days > maxRetentionDays) {
    throw new InvalidArgumentError(`expected none, or whole days from 1 to ${maxRetentionDays}`)
  }
  return days
}
