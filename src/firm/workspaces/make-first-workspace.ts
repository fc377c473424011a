import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { makeKey } from './key.ts'
import { insertKey } from './keys/key-store.ts'
import { unnamed } from './workspace-name.ts'
import { insertWorkspace, updateOwnerEmail } from './workspace-store.ts'

export interface FirstWorkspace {
  secretKey: string
  sessionKey: string
  serialNumber?: string
}

/** Makes the demo chatbot of a workspace and answers its serialNumber. */
export type AddDemoChatbot = (db: Database, workspaceId: number) => Promise<string>

/** Makes the first workspace with its keys and, with the demo on, the demo chatbot. */
export async function makeFirstWorkspace(
  db: Database,
  options: {
    secretKey: string | null
    sessionKey: string | null
    addDemo: AddDemoChatbot | null
    /** Who is told where no chatbot names anybody; null: nobody. */
    ownerEmail: string | null
  },
): Promise<FirstWorkspace> {
  const workspaceId = await insertWorkspace(db, unnamed)
  if (options.ownerEmail !== null) await updateOwnerEmail(db, workspaceId, options.ownerEmail)
  const secretKey = options.secretKey ?? makeKey('secret')
  const sessionKey = options.sessionKey ?? makeKey('session')
  await insertKey(db, { workspaceId, kind: 'secret', key: secretKey, label: 'first secret key' })
  await insertKey(db, { workspaceId, kind: 'session', key: sessionKey, label: 'first session key' })
  const change = { workspaceId, by: 'first start', target: `workspace ${workspaceId}` }
  await recordChange(db, { ...change, action: 'workspace.created', details: { demo: options.addDemo !== null } })
  if (options.addDemo === null) return { secretKey, sessionKey }
  return { secretKey, sessionKey, serialNumber: await options.addDemo(db, workspaceId) }
}
