import { demoChatbotSettings } from '../../src/doors/demo/demo-chatbot.ts'
import { demoListings } from '../../src/doors/demo/demo-listings.ts'
import { makeChatbot } from '../../src/firm/chatbots/make-chatbot.ts'
import { addListings } from '../../src/homes/listings/chatbot-listings.ts'
import type { TestApp } from '../test-app.ts'

/** Makes the demo chatbot with its listings in the first workspace and answers its serialNumber. */
export async function addDemoChatbot({ app, workspaceId, url }: TestApp): Promise<string> {
  const { chatbotId, serialNumber } = await makeChatbot(app, workspaceId, demoChatbotSettings)
  await addListings(app.db, { workspaceId, chatbotId }, demoListings(url))
  return serialNumber
}
