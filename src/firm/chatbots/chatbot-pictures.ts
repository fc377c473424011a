import type { FirmApp } from '../firm-app.ts'
import { drawSmallPicture } from '../uploads/small-picture.ts'
import type { Chatbot } from './chatbot.ts'

/** Twice what the header of a chat and its button show, for screens of fine resolution. */
const pictureShape = { side: 256, quality: 82 }
/** Twice the 56 pixels of the button. */
const iconSide = 112
/** The icon comes with the script of every page that embeds the chatbot. */
const maxIconCharacters = 6_000

/** The picture that a chatbot now has as its ChatIcon or ChatProfilePicture, as WebP; null for any other file. */
export async function drawChatbotPicture(app: FirmApp, chatbot: Chatbot, fileId: string): Promise<Buffer | null> {
  const { ChatIcon, ChatProfilePicture } = chatbot.settings
  if (fileId === '' || (fileId !== ChatIcon && fileId !== ChatProfilePicture)) return null
  return drawSmallPicture(app, chatbot.workspaceId, Number(fileId), pictureShape)
}

/**
 * The ChatIcon as a data: URI of at most 6,000 characters, drawn coarser until it fits; "" when there is none, or none
 * that can be drawn: the button then shows its glyph.
 */
export async function chatbotIconData(app: FirmApp, { workspaceId, settings }: Chatbot): Promise<string> {
  if (settings.ChatIcon === '') return ''
  try {
    for (const quality of [80, 60, 40, 20, 5]) {
      const icon = await drawSmallPicture(app, workspaceId, Number(settings.ChatIcon), { side: iconSide, quality })
      if (!icon) return ''
      const uri = `data:image/webp;base64,${icon.toString('base64')}`
      if (uri.length <= maxIconCharacters) return uri
    }
  } catch (error) {
    app.log.warn({ err: error, file: settings.ChatIcon }, 'the icon of a chatbot could not be drawn')
  }
  return ''
}
