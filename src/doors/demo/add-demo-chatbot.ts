import { makeChatbot } from '../../firm/chatbots/make-chatbot.ts'
import type { AddDemoChatbot } from '../../firm/workspaces/make-first-workspace.ts'
import { addListings } from '../../homes/listings/chatbot-listings.ts'
import { demoChatbotSettings } from './demo-chatbot.ts'
import { demoListings } from './demo-listings.ts'

/** How the demo chatbot is added to the first workspace, with listings whose pages are at `publicUrl`. */
export function addDemoChatbot({ publicUrl, newId }: { publicUrl: string; newId(): string }): AddDemoChatbot {
  return async (db, workspaceId) => {
    const { chatbotId, serialNumber } = await makeChatbot({ db, newId }, workspaceId, demoChatbotSettings)
    await addListings(db, { workspaceId, chatbotId }, demoListings(publicUrl))
    return serialNumber
  }
}
