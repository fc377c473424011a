import type { ColumnFormat } from '../../intake/columns/column-format.ts'
import type { PartTarget } from '../../intake/intake-target.ts'
import { PhraseScanner } from '../../intake/values/phrase-scanner.ts'
import { toPlainText } from '../../intake/values/plain-text.ts'
import { readAreaUnit } from '../../intake/values/read-area.ts'
import { readDate } from '../../intake/values/read-date.ts'
import { readBedsAndBaths, readRooms } from '../../intake/values/read-rooms.ts'
import { readTenure } from '../../intake/values/read-status.ts'
import { quote } from '../../intake/values/reading.ts'
import { periodWords } from '../../intake/values/tables/money-words.ts'
import { completeAddress, isWebAddress } from '../../web-address.ts'
import { toText } from './cell-text.ts'
import type { FieldReading } from './field-reading.ts'

const longest = 500
const email = /^[^\s@<>]+@[^\s@<>]+\.\p{L}{2,}$/u
const phone = /^\+?[\d\s().\-/–]{6,25}(?:\s*(?:x|ext\.?)\s*\d{1,6})?$/i
/** Of a column "House no/name". */
const houseName = /^(?!(?:tb[acd]|unknown|unk|none|various|lot)\b)(?=.*\p{L}{3})\p{L}[\p{L}\d ,.'’&/-]{2,80}$/iu
const streetNumber = /^#?\d{1,6}(?:\s?[-–/]\s?\d{1,6})?\s?(?:\p{L}|1\/2|½|bis|ter)?(?:\s?[-–/]\s?\p{L}?)?\d{0,3}$/iu

/** Reads a cell that makes a field together with others, or is kept under a name that others read. */
export function readPart(target: PartTarget, raw: unknown, format: ColumnFormat): FieldReading {
  const text = toPlainText(toText(raw).trim())
  if (text.length > longest && target !== 'OpenHouse') return { fault: `is longer than ${longest} characters` }
  switch (target) {
    case 'BedsBaths':
    case 'Layout': {
      const read =
        target === 'BedsBaths'
          ? readBedsAndBaths(text, { ...format, counts: 'beds' })
          : readRooms(text, { ...format, counts: 'beds' })
      if (read.unknown !== undefined) return { fault: read.unknown, ...(read.isMeant && { isMeant: true }) }
      return {
        value: text,
        ...(read.beds !== undefined && { beds: read.beds }),
        ...(read.baths !== undefined && { baths: read.baths }),
      }
    }
    case 'BathsFull':
    case 'BathsHalf':
    case 'BathsThreeQuarter':
    case 'Rooms': {
      // 0 half baths say something; of these each is read as any room.
      const read = readRooms(typeof raw === 'number' ? raw : text, { ...format, counts: 'beds', countsHalves: false })
      if (read.unknown !== undefined) return { fault: read.unknown, ...(read.isMeant && { isMeant: true }) }
      return read.beds === undefined ? { fault: `is no number of rooms: ${quote(text)}` } : { value: read.beds }
    }
    case 'LotUnit': {
      const unit = readAreaUnit(text)
      return unit === undefined ? { fault: `is no unit of area: ${quote(text)}` } : { value: text, measure: unit }
    }
    case 'ListDate':
    case 'AvailableDate': {
      const read = readDate(raw, format.order)
      if (read.unknown === undefined) return { value: read.day }
      // "now", "sofort": words that a visitor understands.
      return target === 'AvailableDate' && !/\d/.test(text) && text.length <= 60
        ? { value: text }
        : { fault: read.unknown }
    }
    case 'RentPeriod': {
      const period = readPeriod(text)
      // "sale" beside "month".
      const tenure = readTenure(text)
      if (period === undefined && tenure.unknown === undefined) return { value: text, saleType: tenure.saleType }
      return period === undefined ? { fault: `is no time that a rent is for: ${quote(text)}` } : { value: text, period }
    }
    case 'Coordinates': {
      const pair = /^[([]?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,; ]\s*(-?\d{1,3}(?:\.\d+)?)\s*[)\]]?$/.exec(text)
      return pair ? { value: [Number(pair[1]), Number(pair[2])] } : { fault: `is no pair of degrees: ${quote(text)}` }
    }
    case 'VirtualTour': {
      const address = completeAddress(text)
      return isWebAddress(address) && /[./]/.test(text)
        ? { value: address }
        : { fault: `is no web address: ${quote(text)}` }
    }
    case 'AgentEmail':
      return email.test(text) ? { value: text } : { fault: `is no e-mail address: ${quote(text)}` }
    case 'AgentPhone':
    case 'OfficePhone':
      return phone.test(text) && text.replace(/\D/g, '').length >= 6
        ? { value: text }
        : { fault: `is no telephone number: ${quote(text)}` }
    case 'StreetNumber':
      return streetNumber.test(text) || houseName.test(text)
        ? { value: text.replace(/\.0$/, '') }
        : { fault: `is no number of a house: ${quote(text)}` }
    default:
      return { value: text }
  }
}

const periodScanner = new PhraseScanner({
  period: {
    month: `${periodWords.month}|months|monat|mois|mes|mês|mese|maand|m`,
    week: `${periodWords.week}|week|weeks|w|woche|semaine|semana`,
    year: `${periodWords.year}|year|annual|y|jahr|année`,
    quarter: `${periodWords.quarter}|quarter|quarterly|q`,
    fortnight: periodWords.fortnight,
    day: `${periodWords.day}|daily|day`,
  },
})

/** The time that a word names: "Monthly", "pcm", "week". */
export function readPeriod(text: string): string | undefined {
  const tokens = periodScanner.scan(text)
  const [first] = tokens
  return tokens.length > 0 && tokens.every(({ kind, value }) => kind === 'period' && value === first?.value)
    ? first?.value
    : undefined
}
