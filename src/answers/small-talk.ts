import { escapeMarkdown } from './escape-markdown.ts'

interface SmallTalk {
  said: RegExp
  reply: (chatbotName: string) => string
}

const about = 'homes by city, price, bedrooms, size or features'

/** Whole messages that are nothing but small talk, and one honest sentence for each. */
const talks: readonly SmallTalk[] = [
  {
    said: /^(?:(?:hi|hello|hey|hiya|howdy|yo|greetings|good (?:morning|afternoon|evening|day)|hallo|hola|bonjour)(?: there| again| everyone| folks| all)?)$/,
    reply: (name) => `Hello! I am ${name}; ask me for ${about}, for example "3 bedroom homes under 500k".`,
  },
  {
    said: /^(?:(?:ok |okay |great |perfect |cool |awesome |nice )*(?:thanks|thank you|thx|ty|cheers|much appreciated|appreciate it)(?: so much| a lot| very much| a bunch| for your help| for the help| again)?)$/,
    reply: () => 'You are welcome; tell me any time if you want to look further.',
  },
  {
    said: /^(?:bye|goodbye|good bye|see you|see ya|later|have a (?:nice|good|great) (?:day|one|evening|weekend)|good night|that's all|thats all|that is all)(?: thanks| thank you| bye| then| now)*$/,
    reply: () => 'Goodbye, and good luck with your search!',
  },
  {
    said: /^(?:who|what) (?:are|r) (?:you|u)|^what(?:'s| is) your name|^are you (?:a |an )?(?:bot|robot|human|real|ai|person|machine)|^is this (?:a )?(?:bot|robot|human|real person)/,
    reply: (name) => `I am ${name}, a program that answers from this site's listings; I am not a person.`,
  },
  {
    said: /^(?:help|what can you do|what do you do|how does this work|how do(?:es)? (?:you|this) work|what can i ask(?: you)?|how can you help(?: me)?|can you help(?: me)?|i need help)$/,
    reply: () =>
      `I can look up ${about}, count them, compare prices, and tell you what a listing says; try "cheapest condos with parking".`,
  },
  {
    said: /^how are you(?: doing| today)*|^how(?:'s| is) it going|^what's up$|^whats up$|^sup$/,
    reply: () => 'All is well here, thank you; what kind of home are you looking for?',
  },
  {
    said: /^(?:ok|okay|cool|great|nice|perfect|awesome|good|got it|alright|sounds good|yes|no|sure|fine|wow|lol|haha|hm+|right|i see|understood)$/,
    reply: () => 'Good; tell me what to look for next, for example a city, a price or a number of bedrooms.',
  },
]

/** One friendly sentence for a message that asks nothing; null for every other message. */
export function replyToSmallTalk(content: string, chatbotName: string): string | null {
  const text = content
    .slice(0, 200)
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (text === '') return null
  const withoutGreeting = text.replace(/^(?:hi|hello|hey)(?: there)? (?=\S)/, '')
  const talk =
    talks.find(({ said }) => said.test(text)) ??
    (text.split(' ').length <= 8 ? talks.find(({ said }) => said.test(withoutGreeting)) : undefined)
  return talk ? talk.reply(escapeMarkdown(chatbotName || 'your guide')) : null
}
