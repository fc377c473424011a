import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'

/** Settings of the demo chatbot. */
export const demoChatbotSettings: Partial<ChatbotSettings> = {
  Name: 'Porchlight demo',
  TimeZone: 'America/Los_Angeles',
  WelcomeMessage: [
    'Hi! I know 64 homes in Seattle, Austin and Portland, Maine, all made up.',
    'Ask for one, then try “cheaper”, “compare the first two” or “book a tour”.',
  ].join('\n'),
  SuggestedMessage: [
    '3 bedrooms near Green Lake under 600k?',
    'Homes with a water view in Portland',
    'Which rentals in Seattle allow pets?',
    'Which homes have an open house?',
  ].join('\n'),
  ChatBubbleColor: 'rgb(47,93,98)',
  UserMessageColor: 'rgb(47,93,98)',
  ChatBubbleAlign: 0,
  ChatbotPopupOnce: true,
  ChatbotPrivacyPolicyName: 'How this demo handles messages',
  ChatbotPrivacyPolicyDescription:
    'What you write here is stored on the computer that runs this demo, so that the conversation can go on, and is sent to nobody else unless its operator has set up an outside language model.',
  TalkToHumanResponseMessage:
    'Behind this demo there is no office and nobody to call. In your own chatbot this message goes out when a visitor asks for a person, and an e-mail goes to the address that you have set.',
}
