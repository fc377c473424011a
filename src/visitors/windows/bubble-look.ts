import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { splitLines } from '../../firm/chatbots/domains.ts'
import { tagOf } from '../../firm/chatbots/languages.ts'
import { bubbleWordsIn, chooseBubbleLanguage } from './bubble-words.ts'
import { textColourOn } from './widget-config.ts'

/** More lines of greeting than this would hide the page that they stand on; the chat shows them all. */
const maxGreetingLines = 4

/** What a website is told of a chatbot before anybody opens it: how the button looks, and what stands over it. */
export interface BubbleLook {
  name: string
  /** BCP 47 tag of the words below. */
  language: string
  open: string
  close: string
  dismiss: string
  /** Of the button, as rgb(r,g,b). */
  colour: string
  /** Of the glyph on it: black or white by contrast. */
  textColour: string
  left: boolean
  /** Picture of the button as a data: URI; "" without one. */
  icon: string
  greeting: string[]
  /** Seconds until the greeting appears. */
  greetingDelay: number
  /** Whether the greeting appears once a visitor, instead of until it is hidden. */
  greetOnce: boolean
}

/** Makes the look of a chatbot: every field spelled out, so that nothing comes along unseen. */
export function makeBubbleLook(
  { settings }: Chatbot,
  around: { icon: string; acceptLanguage: string | undefined },
): BubbleLook {
  const language = chooseBubbleLanguage(tagOf(settings.AIResponseLanguage), around.acceptLanguage)
  return {
    name: settings.Name,
    language,
    ...bubbleWordsIn(language, settings.Name),
    colour: settings.ChatBubbleColor,
    textColour: textColourOn(settings.ChatBubbleColor),
    left: settings.ChatBubbleAlign === 1,
    icon: around.icon,
    greeting: splitLines(settings.WelcomeMessage).slice(0, maxGreetingLines),
    greetingDelay: 3,
    greetOnce: settings.ChatbotPopupOnce,
  }
}
