import type { ClauseKind } from '../../languages/tables/clause-words.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { Token } from '../../languages/words/tokens.ts'
import { isBehindPhrase } from '../words/phrase-before.ts'
import type { Aside } from './aside.ts'
import { saysOfHome } from './words-of-clauses.ts'

/**
 * Numbers that measure nothing of a home, by how they are written: phone numbers and mail addresses, the time of day, days
 * of a month, per cents, and numbers of rooms, flights and versions.
 */
export function findPlainData(tokens: readonly Token[], lexicon: Lexicon): Aside[] {
  const found: Aside[] = []
  let index = 0
  while (index < tokens.length) {
    const end = endOfData(tokens, index, lexicon)
    if (end !== null) found.push({ start: index, end, role: 'talk' })
    index = end ?? index + 1
  }
  return found
}

function endOfData(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const token = tokens[at]
  if (token === undefined) return null
  const mail = endOfMail(tokens, at)
  if (mail !== null) return mail
  const lead = token.kind === 'digits' ? null : lexicon.clauseAt(tokens, at)
  if (lead === null && token.kind === 'word') return null
  const isLed = lead?.kinds.includes('contacts') ?? false
  return endOfContact(tokens, at, isLed ? (lead?.end ?? null) : null) ?? endOfDate(tokens, at, lead, lexicon)
}

type Lead = ReturnType<Lexicon['clauseAt']>

/** "tom.becker@example.com" */
function endOfMail(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind === 'sign') return null
  let index = at + 1
  while (tokens[index]?.glued && /^[.\-_+]$|^[\p{L}\d]/u.test(tokens[index]?.text ?? '')) index++
  if (tokens[index]?.text !== '@' || !tokens[index]?.glued || !tokens[index + 1]?.glued) return null
  index++
  while (tokens[index]?.glued && /^[.-]$|^[\p{L}\d]/u.test(tokens[index]?.text ?? '')) index++
  return tokens[index - 1]?.text === '.' ? index - 1 : index
}

const fewestGroups = 3
const fewestDigits = 9
/** "+1 (425) 555-0199", "06 12 34 56 78"; "1 200 000" is an amount. */
function endOfContact(tokens: readonly Token[], at: number, lead: number | null): number | null {
  if (lead === null && !/^[+(\d]/.test(tokens[at]?.text ?? '')) return null
  let index = lead ?? at
  while (lead !== null && /^[:.]$/.test(tokens[index]?.text ?? '')) index++
  const groups: string[] = []
  const signs: string[] = []
  let end = index
  for (let token = tokens[index]; token; token = tokens[++index]) {
    if (token.kind === 'digits') {
      if (groups.length > 0 && token.text.length === 1) break
      groups.push(token.text)
      end = index + 1
    } else if (/^[+()/.-]$/.test(token.text) && tokens[index + 1]?.kind !== 'word') signs.push(token.text)
    else break
  }
  const digits = groups.join('')
  if (lead !== null) return digits.length >= 6 ? end : null
  const isMarked = signs.includes('+') || signs.includes('(') || signs.filter((sign) => sign === '-').length > 1
  // "612 345 678" is no price of a home, and "0171 2345678" no number at all.
  const isPrice = digits.length < fewestDigits || digits.endsWith('000')
  const isAmount =
    (groups.slice(1).every((group) => group.length === 3) && isPrice) || signs.some((sign) => sign === '/')
  if (/^0\d/.test(digits) && groups.length > 1 && digits.length >= fewestDigits) return end
  if (
    groups.length < fewestGroups ||
    digits.length < fewestDigits ||
    !/^[+(\d]$/.test(tokens[at]?.text.charAt(0) ?? '')
  )
    return groups.length === 1 && /^1\d{10}$/.test(digits) ? end : null
  return isMarked || !isAmount ? end : null
}

const lastHour = 24
const lastDay = 31

/** "5 pm", "10:30", "June 12", "12 de junio", "4 percent", "room 204". */
function endOfDate(tokens: readonly Token[], at: number, lead: Lead, lexicon: Lexicon): number | null {
  const token = tokens[at]
  if (token?.kind === 'digits') {
    const speed = endOfSpeed(tokens, endOfNumber(tokens, at), lexicon)
    if (speed !== null) return speed
    const full = endOfYearFirst(tokens, at, lexicon)
    if (full !== null) return full
    const clock = endOfClock(tokens, at, lexicon)
    if (clock !== null) return clock
    const behind = endOfNumber(tokens, at)
    const percent = tokens[behind]?.text === '%' ? behind + 1 : kindEnd(tokens, behind, 'percents', lexicon)
    if (percent !== null)
      return isDownPayment(tokens, percent, lexicon) || isTolerance(tokens, at, lexicon) ? null : percent
    if (Number(token.text) > lastDay) return null
    const month = kindEnd(tokens, skipDateLinks(tokens, at + 1, lexicon), 'months', lexicon)
    return month === null ? null : endOfYear(tokens, endOfDay(tokens, month), lexicon)
  }
  const month = endOfKind(lead, 'months')
  const day = month === null ? null : tokens[month]
  if (month !== null && day?.kind === 'digits' && Number(day.text) <= lastDay && !measures(tokens, month + 1, lexicon))
    return endOfYear(tokens, endOfDay(tokens, month + 1), lexicon)
  const hour = endOfKind(lead, 'clockLeads')
  if (hour !== null && Number(tokens[hour]?.text) <= lastHour && isHour(tokens, hour, hour - at, lexicon))
    return hour + 1
  const numbered = endOfKind(lead, 'numbered')
  return numbered !== null && tokens[numbered]?.kind === 'digits' && !measures(tokens, numbered + 1, lexicon)
    ? numbered + 1
    : null
}

const longestPer = 3

/** "70 miles an hour", "110 kilómetros por hora" */
function endOfSpeed(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const length = lexicon.longestAt(tokens, at)
  if (!length?.tags.some((tag) => tag === 'unit.kilometers' || tag === 'unit.miles')) return null
  for (let index = length.end; index < length.end + longestPer; index++) {
    const hour = lexicon.longestAt(tokens, index)
    if (hour?.tags.includes('unit.hours')) return index > length.end ? hour.end : null
    if (hour === null || !hour.tags.some((tag) => tag === 'filler' || tag.startsWith('glue.'))) return null
  }
  return null
}

/** "2025年3月4日" */
function endOfYearFirst(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const [year, named, month] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!/^(19|20)\d\d$/.test(year?.text ?? '') || named?.text !== '年' || month?.kind !== 'digits') return null
  const day = kindEnd(tokens, at + 3, 'months', lexicon)
  if (day === null || tokens[day]?.kind !== 'digits') return null
  const end = endOfDay(tokens, day + 1)
  return end > day + 1 ? end : null
}

function endOfClock(tokens: readonly Token[], at: number, lexicon: Lexicon): number | null {
  const hour = Number(tokens[at]?.text)
  if (hour > lastHour) return null
  const isMinutes =
    tokens[at + 1]?.text === ':' && /^[0-5]\d$/.test(tokens[at + 2]?.text ?? '') && tokens[at + 2]?.glued
  const end = isMinutes ? at + 3 : at + 1
  const named = kindEnd(tokens, end, 'clocks', lexicon)
  if (named === null) return isMinutes ? end : null
  // "17h30"
  return tokens[named]?.kind === 'digits' && tokens[named]?.glued ? named + 1 : named
}

/** "20% down" */
function isDownPayment(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  return lexicon.longestAt(tokens, at)?.tags.includes('glue.downPayment') ?? false
}

/** "+/- 10%", "give or take 5 percent" */
function isTolerance(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (['±', '-'].includes(tokens[at - 1]?.text ?? '')) return true
  return isBehindPhrase(tokens, at, lexicon, (tag) => tag === 'post.about')
}

/** "2.5" */
function endOfNumber(tokens: readonly Token[], at: number): number {
  const [point, rest] = [tokens[at + 1], tokens[at + 2]]
  const isDecimal = point?.glued && /^[.,]$/.test(point.text) && rest?.kind === 'digits' && rest.glued
  return isDecimal ? at + 3 : at + 1
}

/** "12th of", "12. ", "12 de". */
function skipDateLinks(tokens: readonly Token[], from: number, lexicon: Lexicon): number {
  let index = from
  for (let count = 0; count < 3; count++) {
    const token = tokens[index]
    const isLink = token?.text === '.' || (token !== undefined && kindEnd(tokens, index, 'dateLinks', lexicon) !== null)
    if (!isLink) break
    index++
  }
  return index
}

/** The ending of a day, "12th", "12号". */
function endOfDay(tokens: readonly Token[], at: number): number {
  return tokens[at]?.glued && /^(st|nd|rd|th|号|日)$/.test(tokens[at]?.text ?? '') ? at + 1 : at
}

/** "March 4, 2025", "4 de marzo de 2025": the year of a day. */
function endOfYear(tokens: readonly Token[], day: number, lexicon: Lexicon): number {
  const isComma = tokens[day]?.text === ',' || tokens[day]?.text === '.'
  const at = isComma ? day + 1 : (kindEnd(tokens, day, 'dateLinks', lexicon) ?? day)
  const isYear = tokens[at]?.kind === 'digits' && /^(19|20)\d\d$/.test(tokens[at]?.text ?? '')
  return isYear && !measures(tokens, at + 1, lexicon) ? at + 1 : day
}

/** "at 8" ends there; "a las 2" is no number of anything, whatever comes behind it. */
function isHour(tokens: readonly Token[], at: number, leading: number, lexicon: Lexicon): boolean {
  return endsThere(tokens, at + 1) || (leading > 1 && !measures(tokens, at + 1, lexicon))
}

function endsThere(tokens: readonly Token[], at: number): boolean {
  return tokens[at] === undefined || (tokens[at]?.kind === 'sign' && !tokens[at + 1]?.glued)
}

/** "room 3 beds": the number is one of what stands behind it. */
function measures(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  const tags = lexicon.longestAt(tokens, at)?.tags ?? []
  return tags.some(saysOfHome) || tags.some((tag) => tag.startsWith('unit.')) || tokens[at]?.kind === 'digits'
}

function kindEnd(tokens: readonly Token[], at: number, kind: ClauseKind, lexicon: Lexicon): number | null {
  return endOfKind(lexicon.clauseAt(tokens, at), kind)
}

function endOfKind(found: Lead, kind: ClauseKind): number | null {
  return found?.kinds.includes(kind) ? found.end : null
}
