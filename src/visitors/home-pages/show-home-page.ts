import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { tagOf } from '../../firm/chatbots/languages.ts'
import { isMadeUrl } from '../../homes/listings/import/fields/made-values.ts'
import { homePageAddress } from '../../homes/pages/home-page-address.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import { type FirmLogo, findFirmLogo, fitLogo } from '../../platform/firm-logo/firm-logo.ts'
import { isWindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { chooseBubbleLanguage } from '../windows/bubble-words.ts'
import { makeHomePage } from './home-page.ts'
import { styleOf } from './page-frame.ts'
import { type PageSurroundings, renderHomePage, renderMissingHome } from './render-home-page.ts'

export interface AskedPage {
  /** As the address has it. */
  id: string
  /** Where the page is at home, an address without a path. */
  site: string
  acceptLanguage: string | undefined
  /** Picture of the firm as a data: URI, or "". */
  icon: string
}

/** The page of a home as a document, and all that is styled in it. `isFound`: false where visitors may see no such home. */
export async function showHomePage(
  app: VisitorsApp,
  chatbot: Chatbot,
  asked: AskedPage,
): Promise<{ html: string; style: string; isFound: boolean }> {
  const { settings, serialNumber, workspaceId, id: chatbotId } = chatbot
  const owner = ownerOf(chatbot, asked, await findFirmLogo(app.db, workspaceId))
  const id = /^[1-9]\d{0,14}$/.test(asked.id) ? Number(asked.id) : 0
  const [home] = id === 0 ? [] : await lookUpListings(app.db, { workspaceId, chatbotId }, [id])
  const style = styleOf(owner)
  if (!home) return { html: renderMissingHome(owner), style, isFound: false }
  await app.languages.hear((home.Description ?? '').slice(0, 2_000))
  const page = makeHomePage(app.languages, home, isMadeUrl(home.Url) ? '' : home.Url)
  const around = {
    owner,
    url: homePageAddress(asked.site, serialNumber, id),
    sharePicture: `${asked.site}/share/${encodeURIComponent(serialNumber)}/card.png`,
    bookingPage: settings.CalendlyAppointmentEnable ? settings.CalendlyAppointmentScheduleUrl : '',
  }
  return { html: renderHomePage(page, around), style, isFound: true }
}

const logoBox = { width: 180, height: 48 }

function ownerOf(
  { settings, serialNumber }: Chatbot,
  asked: AskedPage,
  logo: FirmLogo | null,
): PageSurroundings['owner'] {
  const language = chooseBubbleLanguage(tagOf(settings.AIResponseLanguage), asked.acceptLanguage)
  const path = encodeURIComponent(serialNumber)
  const icon = asked.icon === '' ? `../../share/${path}/icon.svg` : asked.icon
  return {
    serialNumber,
    name: settings.Name,
    bubbleColour: settings.ChatBubbleColor,
    picture:
      settings.ChatProfilePicture === ''
        ? icon
        : `../../chatbots/${path}/pictures/${encodeURIComponent(settings.ChatProfilePicture)}`,
    logo: logo && { address: `../..${logo.path}`, ...fitLogo(logo, logoBox) },
    icon,
    language: isWindowLanguage(language) ? language : 'en',
  }
}
