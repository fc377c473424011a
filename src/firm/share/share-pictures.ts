import { createHash } from 'node:crypto'
import type { Chatbot } from '../chatbots/chatbot.ts'
import { drawChatbotPicture } from '../chatbots/chatbot-pictures.ts'
import { splitLines } from '../chatbots/domains.ts'
import type { FirmApp } from '../firm-app.ts'
import { drawShareCard } from './draw-share-card.ts'
import { makeShareColours } from './share-colours.ts'
import { drawTouchIcon } from './share-icon.ts'
import { chooseShareWords } from './share-words.ts'

/** Changes with how pictures are drawn: whoever kept an older one is to fetch the new one. */
const drawingVersion = 1

/** The first line that a chatbot greets with; what a share page says of itself. */
export function greetingOf({ WelcomeMessage, Name }: Chatbot['settings']): string {
  const [greeting] = splitLines(WelcomeMessage)
  return greeting ?? `Chat with ${Name}`
}

/** Names what the pictures of a chatbot show, as it is now: with it in their address they may be kept for long. */
export function versionOfPictures({ settings }: Chatbot): string {
  const { Name, ChatBubbleColor, ChatProfilePicture } = settings
  const shown = [drawingVersion, Name, greetingOf(settings), ChatBubbleColor, ChatProfilePicture]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 12)
}

/** The picture that messengers and networks show a share page with, as PNG. */
export function findShareCard(app: FirmApp, chatbot: Chatbot): Promise<Buffer | null> {
  const { settings, serialNumber } = chatbot
  return app.sharePictures.find(`card ${serialNumber} ${versionOfPictures(chatbot)}`, async () =>
    drawShareCard({
      words: chooseShareWords({ name: settings.Name, greeting: greetingOf(settings) }, (text) =>
        app.shareFont.covers(text),
      ),
      colours: makeShareColours(settings.ChatBubbleColor),
      font: app.shareFont,
      logo: await findLogo(app, chatbot),
    }),
  )
}

/** The icon of a share page for phones, as PNG. */
export function findTouchIcon(app: FirmApp, { settings }: Chatbot): Promise<Buffer | null> {
  const colour = settings.ChatBubbleColor
  return app.sharePictures.find(`icon ${colour}`, () => drawTouchIcon(colour))
}

/** A picture that is gone or cannot be drawn is left out: the card is good without. */
async function findLogo(app: FirmApp, chatbot: Chatbot): Promise<Buffer | null> {
  const { ChatProfilePicture } = chatbot.settings
  try {
    return await drawChatbotPicture(app, chatbot, ChatProfilePicture)
  } catch (err) {
    app.log.warn({ err, file: ChatProfilePicture }, 'the picture of a chatbot could not be drawn')
    return null
  }
}
