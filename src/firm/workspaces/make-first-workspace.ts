import type { App } from '../../doors/app.ts'
import { demoChatbotSettings } from '../../doors/demo/demo-chatbot.ts'
import { demoListings } from '../../doors/demo/demo-listings.ts'
import { addListings } from '../../homes/listings/chatbot-listings.ts'
import { recordChange } from '../../platform/change-log/record-change.ts'
import type { Database } from '../../platform/database/connect.ts'
import { makeChatbot } from '../chatbots/make-chatbot.ts'
import { makeKey } from './key.ts'
import { insertKey } from './keys/key-store.ts'
import { insertWorkspace, updateOwnerEmail } from './workspace-store.ts'

export interface FirstWorkspace {
  secretKey: string
  sessionKey: string
  serialNumber?: string
}

/** Makes the first workspace with its keys and, with the demo on, the demo chatbot and its listings. */
export async function makeFirstWorkspace(
  db: Database,
  options: {
    secretKey: string | null
    sessionKey: string | null
    demo: boolean
    /** Who is told where no chatbot names anybody; null: nobody. */
    ownerEmail: string | null
    publicUrl: string
    newId: App['newId']
  },
): Promise<FirstWorkspace> {
  const workspaceId = await insertWorkspace(db, 'First workspace')
  if (options.ownerEmail !== null) await updateOwnerEmail(db, workspaceId, options.ownerEmail)
  const secretKey = options.secretKey ?? makeKey('secret')
  const sessionKey = options.sessionKey ?? makeKey('session')
  await insertKey(db, { workspaceId, kind: 'secret', key: secretKey, label: 'first secret key' })
  await insertKey(db, { workspaceId, kind: 'session', key: sessionKey, label: 'first session key' })
  const change = { workspaceId, by: 'first start', target: `workspace ${workspaceId}` }
  await recordChange(db, { ...change, action: 'workspace.created', details: { demo: options.demo } })
  if (!options.demo) return { secretKey, sessionKey }
  const { chatbotId, serialNumber } = await makeChatbot({ db, newId: options.newId }, workspaceId, demoChatbotSettings)
  await addListings(db, { workspaceId, chatbotId }, demoListings(options.publicUrl))
  return { secretKey, sessionKey, serialNumber }
}
