import { makeChatbot } from '../../src/chatbots/make-chatbot.ts'
import { demoChatbotSettings } from '../../src/demo/demo-chatbot.ts'
import { demoListings } from '../../src/demo/demo-listings.ts'
import { addListings } from '../../src/listings/chatbot-listings.ts'
import type { TestApp } from '../test-app.ts'

/** Makes the demo chatbot with its listings in the first workspace and answers its serialNumber. */
export async function addDemoChatbot({ app, workspaceId, url }: TestApp): Promise<string> {
  const { chatbotId, serialNumber } = await makeChatbot(app, workspaceId, demoChatbotSettings)
  await addListings(app.db, { workspaceId, chatbotId }, demoListings(url))
  return serialNumber
}
