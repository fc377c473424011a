import type { Database } from '../../platform/database/connect.ts'
import type { Member } from '../../platform/member.ts'
import { checkProof } from '../accounts/sign-in/check-proof.ts'
import { type ChatbotSettings, chatbotSettings } from './chatbot-settings.ts'
import { findChatbot } from './chatbot-store.ts'

/** Settings that are an address: what visitors say and leave is mailed there for as long as it stands. */
const addresses = (Object.keys(chatbotSettings.properties) as (keyof ChatbotSettings)[]).filter(
  (name) => Object(chatbotSettings.properties[name]).format === 'e-mail',
)

/**
 * Fails with `proof-needed` where what visitors say and leave would be mailed to another address than before, by somebody
 * who has not proven lately who they are: it would go on being mailed to whoever found an open console.
 */
export async function checkAddresses(
  db: Database,
  member: Pick<Member, 'provenSecondsAgo'>,
  { workspaceId, serialNumber }: { workspaceId: number; serialNumber: string },
  given: Partial<ChatbotSettings>,
): Promise<void> {
  const named = addresses.filter((name) => given[name])
  if (named.length === 0) return
  const chatbot = await findChatbot(db, workspaceId, serialNumber)
  if (chatbot && named.some((name) => given[name] !== chatbot.settings[name])) checkProof(member)
}
