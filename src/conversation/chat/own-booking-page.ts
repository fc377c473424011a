import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { foldText } from '../../platform/text/listing-keys.ts'

type Settings = Pick<
  ChatbotSettings,
  'CalendlyAppointmentEnable' | 'CalendlyAppointmentTriggerKeyword' | 'CalendlyAppointmentScheduleUrl'
>

/**
 * The page of the firm's own to which a message leads because of its words; null where it leads to none. A keyword counts
 * as whole words, without regard to case and accents; signs of Chinese and Japanese, which have no blanks, anywhere.
 */
export function findOwnBookingPage(settings: Settings, message: string): string | null {
  const { CalendlyAppointmentEnable: isOn, CalendlyAppointmentScheduleUrl: url } = settings
  if (!isOn || url === '') return null
  const said = ` ${plain(message)} `
  const keywords = settings.CalendlyAppointmentTriggerKeyword.split(/[\n,;，；、]/)
    .map(plain)
    .filter(Boolean)
  const isSaid = keywords.some((keyword) => said.includes(hasNoBlanks.test(keyword) ? keyword : ` ${keyword} `))
  return isSaid ? url : null
}

const hasNoBlanks = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function plain(text: string): string {
  return foldText(text.slice(0, 10_000))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
