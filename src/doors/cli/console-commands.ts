import { type Command, Option } from 'commander'
import { makeOwnerLink, ownerLinkHours } from '../../firm/accounts/team/make-owner-link.ts'
import { readCredentialsFile } from '../../firm/workspaces/credentials-file.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import { withDatabase } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'
import { chooseFirstWorkspace, readId } from './key-commands.ts'

export function addConsoleCommands(program: Command): void {
  const console = program.command('console').description('the console, where people of the firm work')

  console
    .command('link')
    .description(
      'print a link that makes an owner’s account, once; for an owner who cannot sign in any more, a new password',
    )
    .addOption(new Option('--workspace <id>', 'workspace; the first one when it is not given').argParser(readId))
    .action((options: { workspace?: number }) =>
      withDatabase('console link', async ({ database: { db }, config }) => {
        const workspaceId = await chooseFirstWorkspace(db, options.workspace)
        const known = config.publicUrl ?? (await readCredentialsFile(config.dataDir))?.baseUrl
        const publicUrl = known ?? `http://${config.host}:${config.port}`
        const link = await db.transaction().execute(async (transaction) => {
          const change = { workspaceId, by: commandLineActor(), target: `workspace ${workspaceId}` }
          await recordChange(transaction, { ...change, action: 'owner-link.made' })
          return makeOwnerLink({ db: transaction, publicUrl }, workspaceId)
        })
        process.stdout.write(`${link}\n`)
        process.stderr.write(`It works once, and for ${ownerLinkHours} hours: whoever opens it becomes an owner.\n`)
      }),
    )
}
