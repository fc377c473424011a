import { type Command, InvalidArgumentError } from 'commander'
import { findChatbotAnywhere } from '../../firm/chatbots/chatbot-store.ts'
import { deleteSigningKeys, insertRevocation } from '../../firm/visitor-keys/signing-key-store.ts'
import { hasWorkspace } from '../../firm/workspaces/workspace-store.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { UsageError, withDatabase } from './command-context.ts'
import { commandLineActor } from './command-line-actor.ts'

interface Flags {
  chatbot?: string
  workspace?: number
}

/** What is meant, for people and for the change log; `chatbotId` 0: all of the workspace, `workspaceId` 0: everything. */
interface Reach {
  workspaceId: number
  chatbotId: number
  target: string
  whose: string
}

export function addVisitorKeyCommand(key: Command): void {
  key
    .command('revoke-visitors')
    .description('end the keys that chat windows hold, at once; open windows begin a new conversation by themselves')
    .option('--chatbot <serial>', 'only those of this chatbot')
    .option('--workspace <id>', 'only those of this workspace', readId)
    .action((flags: Flags) =>
      withDatabase('key revoke-visitors', async ({ database: { db } }) => {
        const { workspaceId, chatbotId, target, whose } = await findReach(db, flags)
        await db.transaction().execute(async (transaction) => {
          // Without what they were signed with, also forged ones are worth nothing.
          if (workspaceId === 0) await deleteSigningKeys(transaction)
          else await insertRevocation(transaction, { workspaceId, chatbotId })
          await recordChange(transaction, {
            workspaceId,
            by: commandLineActor(),
            action: 'visitor-keys.revoked',
            target,
          })
        })
        console.log(`All visitor keys ${whose} are revoked.`)
      }),
    )
}

async function findReach(db: Database, { chatbot: serial, workspace }: Flags): Promise<Reach> {
  if (workspace !== undefined && !(await hasWorkspace(db, workspace))) {
    throw new UsageError(`There is no workspace with the id ${workspace}.`)
  }
  if (serial !== undefined) {
    const chatbot = await findChatbotAnywhere(db, serial.trim())
    if (!chatbot || (workspace !== undefined && chatbot.workspaceId !== workspace)) {
      throw new UsageError(`There is no chatbot with the serialNumber "${serial}".`)
    }
    const { workspaceId, id, serialNumber } = chatbot
    return { workspaceId, chatbotId: id, target: `chatbot ${serialNumber}`, whose: `of the chatbot ${serialNumber}` }
  }
  if (workspace === undefined) return { workspaceId: 0, chatbotId: 0, target: 'all', whose: 'of all workspaces' }
  const target = `workspace ${workspace}`
  return { workspaceId: workspace, chatbotId: 0, target, whose: `of the ${target}` }
}

function readId(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError('expected a whole number')
  return Number(text)
}
