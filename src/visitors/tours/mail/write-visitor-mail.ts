import type { ChatbotSettings } from '../../../firm/chatbots/chatbot-settings.ts'
import { isWebAddress } from '../../../homes/listings/web-address.ts'
import { oneLine } from '../../../platform/text/plain-lines.ts'
import type { ToldChange, TourWords } from '../../../reading/languages/tables/tour-words.ts'
import { showsSame, tellTime } from '../tour-time.ts'
import type { ToldTour, WrittenMail } from '../write-tour-mail.ts'

/**
 * For the visitor, in the visitor's language. Nothing that the visitor wrote stands in it: the address may be somebody
 * else’s, and a form must not send strangers what anybody likes.
 */
export function writeForVisitor(
  tour: ToldTour,
  { Name, TimeZone }: Pick<ChatbotSettings, 'Name' | 'TimeZone'>,
  words: TourWords,
): WrittenMail {
  const firm = oneLine(Name)
  const change = changeOf(tour)
  return {
    subject: `${firm}: ${words.subjects[change]}`,
    page: {
      opening: words.openings[change](firm),
      rows: [...describeTimes(tour, TimeZone, words), ...describeHome(tour, words)],
      heading: words.writes(firm),
      body: tour.answer,
      link: isWebAddress(tour.home.url) ? { label: words.pageOfHome, url: tour.home.url } : null,
      language: words.code,
    },
  }
}

function changeOf({ status, startsAt, times, isMoved }: ToldTour): ToldChange {
  if (status !== 'confirmed') return status
  if (isMoved) return 'rescheduled'
  const wasAsked = times.some((time) => time.getTime() === startsAt?.getTime())
  return wasAsked ? 'confirmed' : 'moved'
}

function describeTimes(tour: ToldTour, timeZone: string, words: TourWords): [string, string][] {
  const zone = tour.visitorZone || timeZone
  const tell = (time: Date): string => {
    const office = tellTime(time, timeZone, words.locale)
    return showsSame(time, timeZone, zone) ? office : words.onBothClocks(tellTime(time, zone, words.locale), office)
  }
  const length: [string, string] = [words.takes, words.minutes(tour.minutes)]
  if (tour.startsAt !== null) return [[words.when, tell(tour.startsAt)], length]
  return [[words.asked, tour.times.map(tell).join('\n')], length]
}

function describeHome({ home, listingId, kind }: ToldTour, words: TourWords): [string, string][] {
  return [
    [words.home, home.address || words.numbered(listingId)],
    [words.how, kind === 'video' ? words.byVideo : words.inPerson],
  ]
}
