import { Type } from 'typebox'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import { type ChatbotSettings, chatbotSettings, defaultSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { settleSettings } from '../../../firm/chatbots/edit-chatbot.ts'
import { drawSmallPicture } from '../../../firm/uploads/small-picture.ts'
import { chatbotOperation } from '../../define-operation.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import { makeBubbleLook } from '../bubble-look.ts'
import { findSenses } from '../find-senses.ts'
import { openWell } from '../open-well.ts'
import { makeWidgetConfig, WidgetConfig } from '../widget-config.ts'

/** How the button looks, as websites are told it. */
const Bubble = Type.Object({
  name: Type.String({ description: 'Name of the chatbot' }),
  colour: Type.String({ description: 'Of the button, as rgb(r,g,b)' }),
  textColour: Type.String({ description: 'Of the sign on it, black or white by contrast' }),
  left: Type.Boolean({ description: 'Whether it stands on the left' }),
  icon: Type.String({ description: 'Picture of the button as a data: URI; "" without one' }),
  greeting: Type.Array(Type.String(), { description: 'What stands over it, one bubble each' }),
})

/** POST /v1/chatbots/{serialNumber}/preview */
export const previewChatbot = chatbotOperation({
  id: 'showChatbotPreview',
  summary: 'See how a chatbot would look with other settings',
  description:
    'Takes settings as Edit does, and checks them as Edit does, but changes nothing. Answers what a chat window would be given: the config of GetConfig, without a session.',
  tag: 'Chatbots',
  access: 'secret-key',
  nullClears: true,
  input: Type.Object({
    ...chatbotSettings.properties,
  }),
  output: Type.Object({ config: WidgetConfig, bubble: Bubble }),
  example: { WelcomeMessage: 'Hello, what home do you look for?' },
  errors: [],
  async run(app, { workspaceId }, { chatbot, ...given }, { cleared, client }) {
    const { changes, emptied } = await settleSettings(app, workspaceId, given)
    const settings = applySettings(chatbot.settings, changes, [...cleared, ...emptied])
    const changed = { ...chatbot, settings }
    const pictures = await drawPictures(app, changed)
    const config = makeWidgetConfig(changed, {
      sessionId: 0,
      sessionKey: '',
      opening: openWell(app, changed, client),
      pictureUrl: (fileId) => pictures.get(fileId) ?? '',
      senses: await findSenses(app, workspaceId, settings),
      tiles: app.mapTiles?.provider ?? null,
    })
    const icon = pictures.get(settings.ChatIcon) ?? ''
    const { name, colour, textColour, left, greeting } = makeBubbleLook(changed, {
      icon,
      acceptLanguage: client.acceptLanguage,
    })
    return { config, bubble: { name, colour, textColour, left, icon, greeting } }
  },
})

/** Settings as they would be: `changes` made, the `cleared` ones at their defaults. */
function applySettings(
  settings: ChatbotSettings,
  changes: Partial<ChatbotSettings>,
  cleared: readonly string[],
): ChatbotSettings {
  const defaults = Object.fromEntries(Object.entries(defaultSettings).filter(([name]) => cleared.includes(name)))
  return { ...settings, ...changes, ...defaults }
}

/** Pictures as data: URIs, by their file ids: a picture that is not saved yet has no address. */
async function drawPictures(app: VisitorsApp, { workspaceId, settings }: Chatbot): Promise<Map<string, string>> {
  const ids = [...new Set([settings.ChatIcon, settings.ChatProfilePicture])].filter((id) => id !== '')
  const drawn = await Promise.all(
    ids.map(async (id): Promise<[string, string]> => {
      const picture = await drawSmallPicture(app, workspaceId, Number(id), { side: 160, quality: 80 }).catch(() => null)
      return [id, picture === null ? '' : `data:image/webp;base64,${picture.toString('base64')}`]
    }),
  )
  return new Map(drawn)
}
