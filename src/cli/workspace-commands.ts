import type { Command } from 'commander'
import { recordChange } from '../change-log/record-change.ts'
import { makeKey } from '../workspaces/key.ts'
import { insertKey } from '../workspaces/key-store.ts'
import { insertWorkspace, listWorkspaces } from '../workspaces/workspace-store.ts'
import { UsageError, withDatabase } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'

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
}
