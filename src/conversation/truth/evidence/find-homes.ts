import { once } from '../../../platform/memoize.ts'
import { languageOf } from '../../../reading/languages/languages.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { Evidence, KnownHome } from './evidence.ts'

/** Words of a text that name homes of the evidence: one, or several that share an address. */
export interface HomeMention {
  start: number
  end: number
  homes: readonly KnownHome[]
}

interface Word {
  text: string
  start: number
  end: number
}

// Han signs stand close to other words: each is one by itself.
const wordPattern = /\p{Script=Han}|[[\p{L}\p{M}\p{N}]--\p{Script=Han}]+/gv

function wordsOf(folded: string): Word[] {
  return [...folded.matchAll(wordPattern)].map(({ 0: text, index }) => ({
    text,
    start: index,
    end: index + text.length,
  }))
}

const spellings = once((): ReadonlyMap<string, string> => {
  const { streetTypes, directions } = languageOf('en')
  return new Map([...streetTypes, ...directions].map(([short, long]) => [long, short]))
})
const shortTypes = once((): ReadonlySet<string> => new Set(languageOf('en').streetTypes.map(([short]) => short)))

/** "street" and "st", "north" and "n" are one. */
function spellingOf(word: string): string {
  return spellings().get(word) ?? word
}

function isStreetType(word: string): boolean {
  return shortTypes().has(spellingOf(word))
}

/** How much of an address is said from a word on; 0 when it is another address. */
function matchAddress(address: readonly string[], words: readonly Word[], from: number, folded: string): number {
  let said = 0
  let strong = 0
  for (const [index, part] of address.entries()) {
    const word = words[from + said]
    const before = words[from + said - 1]
    // A sentence may end inside, but the words of an address stand close together.
    const isClose = said === 0 || !word || !before || word.start - before.end <= 3
    if (!word || !isClose || spellingOf(word.text) !== spellingOf(part)) {
      if (index === 0) return 0
      // "12 Main Ave" is not "12 Main St".
      if (
        word &&
        isClose &&
        isStreetType(part) &&
        isStreetType(word.text) &&
        !/[.\n,;:]/.test(folded.slice(before?.end, word.start))
      )
        return 0
      // A direction may be left out.
      if (spellingOf(part).length <= 2 && !/\d/.test(part) && !isStreetType(part)) continue
      break
    }
    said += 1
    if (!isStreetType(part) && spellingOf(part).length > 0) strong += 1
  }
  // "9 Pine Street": a street may be named like what streets are called.
  const isWhole = said === address.length && said > 0
  return strong >= 2 || (isWhole && (said > 2 || (address[0] ?? '').length > 3)) ? said : 0
}

function addressOf({ listing }: KnownHome): readonly string[] {
  return wordsOf(foldAligned(listing.Address ?? '')).map(({ text }) => text)
}

/** Where a text names homes of the evidence, by address or MLS number. */
export function findHomes(folded: string, evidence: Evidence): HomeMention[] {
  const words = wordsOf(folded)
  const mentions: HomeMention[] = []
  const homes = evidence.homes
  if (homes.length === 0) return []
  const first = new Map<string, KnownHome[]>()
  for (const home of homes) {
    const [begin] = home.derive(addressOf)
    if (begin !== undefined) first.set(begin, [...(first.get(begin) ?? []), home])
    const number = foldAligned(home.listing.MLSNumber)
    for (const { index } of number.length >= 4 && folded.includes(number)
      ? folded.matchAll(
          new RegExp(`(?<![\\p{Script=Latin}\\p{N}])${escapePattern(number)}(?![\\p{Script=Latin}\\p{N}])`, 'gu'),
        )
      : [])
      addMention(mentions, { start: index, end: index + number.length, homes: [home] })
  }
  for (let at = 0; at < words.length; at += 1) {
    const candidates = first.get(words[at]?.text ?? '')
    if (!candidates) continue
    let best = 0
    let found: KnownHome[] = []
    for (const home of candidates) {
      const length = matchAddress(home.derive(addressOf), words, at, folded)
      if (length === 0 || length < best) continue
      found = length > best ? [home] : [...found, home]
      best = length
    }
    const [begin, last] = [words[at], words[at + best - 1]]
    if (best === 0 || !begin || !last) continue
    addMention(mentions, { start: begin.start, end: extend(folded, last.end, found), homes: found })
    at += best - 1
  }
  for (const mention of findByShortName(folded, evidence))
    if (!mentions.some(({ start, end }) => mention.start < end && mention.end > start)) mentions.push(mention)
  return mentions.sort((a, b) => a.start - b.start)
}

interface ShortName {
  pattern: RegExp
  homes: readonly KnownHome[]
}

/** "the Duval St one", "the condo in Zilker": a street, a neighborhood or a city names a home where no other known home has it. */
function findByShortName(folded: string, evidence: Evidence): HomeMention[] {
  return evidence
    .derive(shortNames)
    .flatMap(({ pattern, homes }) =>
      [...folded.matchAll(pattern)].map(({ 0: said, index }) => ({ start: index, end: index + said.length, homes })),
    )
}

function shortNames(evidence: Evidence): readonly ShortName[] {
  const { homes } = evidence
  const named = new Map<string, KnownHome[]>()
  const add = (name: string, home: KnownHome) => {
    if (name.length >= 3) named.set(name, [...new Set([...(named.get(name) ?? []), home])])
  }
  for (const home of homes) {
    // "#1407", "Unit B", "Apt 1108, 6 Baltimore Wharf": a unit is no name of a street.
    const street = foldAligned(home.listing.Address ?? '').replace(unit, ' ')
    const core = wordsOf(street)
      .map(({ text }) => text)
      .filter(
        (word) =>
          !/^\d+[a-z]?$/u.test(word) &&
          !directions.test(word) &&
          !isStreetType(word) &&
          word.length > 1 &&
          !/^(?:calle|rua)$/u.test(word) &&
          !streetWords.test(word),
      )
    for (const word of core)
      if (word.length >= 5 && !evidence.languages.tablesOf('en').lexicon.isKnown(word)) add(word, home)
    const rest = core.filter((word) => !directions.test(word))
    if (rest.length > 0) add(rest.join(' '), home)
    for (const name of [home.listing.Location, home.listing.City]) add(foldAligned(name ?? '').trim(), home)
    if (/^\d+$/u.test(home.listing.MLSNumber) === false) add(foldAligned(home.listing.MLSNumber), home)
  }
  return [...named].flatMap(([name, owners]) => {
    if (owners.length > 1 || commonNames.test(name)) return []
    const words = name.split(/\s+/u).map(escapePattern).join('[\\s\\u00A0-]+')
    const types = String.raw`(?:[\s\u00A0]+(?:${[...shortTypes()].join('|')}|street|avenue|road|drive|lane|court|place|loop|way|boulevard|terrace|trail|circle)\.?(?![\p{L}]))?`
    const before = /\p{Script=Han}/u.test(name) ? '' : String.raw`(?<![\p{Script=Latin}\p{N}])`
    const behind = /\p{Script=Han}/u.test(name) ? '' : String.raw`(?![\p{Script=Latin}\p{N}])`
    return [{ pattern: new RegExp(`${before}${words}${types}${behind}`, 'gu'), homes: owners }]
  })
}

const unit =
  /(?:#|\b(?:unit|apt|apartment|suite|ste|lot|tract|flat|floor|fl|depto|dpto|piso|etage)\b\.?)[\s\u00A0]*#?[\p{L}\d.-]{0,6}(?![\p{L}])/gu
const streetWords =
  /^(?:calle|avenida|avda|carrer|rue|quai|chemin|boulevard|rua|via|viale|corso|strada|piazza|place|plaza|privada|camino|paseo|am|an|der|die|das|de|del|la|las|los|el|les|des|du|da|do|das|dos|of|the)$/u
const directions = /^(?:n|s|e|w|ne|nw|se|sw|north|south|east|west|northeast|northwest|southeast|southwest)$/u
/** Words that a street may be named by and sentences are full of. */
const commonNames =
  /^(?:park|main|lake|hill|view|garden|gardens|center|central|old|new|the|la|el|le|de|river|bay|beach|ocean|first|second|third|high|church|school|market|north|south|east|west)$/u

/** Two numbers of one home ("12 Main St (MLS 1234567)") stay two mentions. */
function addMention(mentions: HomeMention[], mention: HomeMention): void {
  const same = mentions.find(({ start, end }) => start === mention.start && end === mention.end)
  if (same) mentions.splice(mentions.indexOf(same), 1, { ...same, homes: [...same.homes, ...mention.homes] })
  else mentions.push(mention)
}

/** Takes ", Seattle, WA 98103" into a mention, as far as it is what the listing says. */
function extend(folded: string, end: number, [home]: readonly KnownHome[]): number {
  if (!home) return end
  const { City, State, ZIP } = home.listing
  let at = end
  for (let part = 0; part < 4; part += 1) {
    const rest = folded.slice(at, at + 80)
    const gap = /^[\s,.()#]*/.exec(rest)?.[0].length ?? 0
    const next = [City, State, ZIP, ZIP?.slice(0, 5)].find((value) => {
      const text = foldAligned(value ?? '')
      return text !== '' && rest.slice(gap).startsWith(text) && !/^[\p{L}\p{N}]/u.test(rest.slice(gap + text.length))
    })
    if (!next || /[.]\s/.test(rest.slice(0, gap))) return at
    at += gap + next.length
  }
  return at
}

const countedThing =
  /^[\s\u00A0*_]*(?:one|home|house|listing|property|option|place|condo|apartment|townho(?:us|m)e|result|match|casa|vivienda|propiedad|piso|apartamento|opcion|inmueble|anuncio|maison|appartement|logement|annonce|bien|option|haus|wohnung|immobilie|objekt|angebot|inserat|套|处|个房|间房|房)/u
const leadsOrdinal =
  /(?:^|[^\p{L}])(?:the|la|el|le|les|los|las|die|der|das|dem|den|del|al|du|au|num(?:ber|ero)?|no\.?|nr\.?|option|home|house|listing|opcion|casa|maison|haus|nummer|wohnung)[\s#*_]*$|#\s*$|第\s*$/u
const notHomes =
  /^[\s\u00A0-]*(?:floor|story|storey|level|bath|bed|garage|time|half|hand|planta|bano|etage|salle|stock|bad|schlafzimmer|thing|step|viewing|opinion|look|question|tip|way|reason|point|pregunta|paso|visita|visite|besichtigung|offer|oferta|offre|angebot|payment|month|day|week|year|mes|dia|semana|ano|mois|jour|semaine|annee|monat|tag|woche|jahr|vez|punto|consejo|etape|fois|conseil|point|schritt|frage|mal|tipp|punkt|passo|pergunta|vez|ponto|dica|步|个问题|点|层|楼|次)/u

/** "the second one", "#2", "la primera opción": a home of the list that was shown last; null when it is no such words. */
export function homeOfOrdinal(folded: string, number: SaidNumber, evidence: Evidence): KnownHome | 'unknown' | null {
  if (number.kind !== 'ordinal') return null
  const behind = folded.slice(number.end, number.end + 40)
  if (notHomes.test(behind)) return null
  const before = folded.slice(Math.max(0, number.start - 16), number.start)
  const isHeading = /(?:^|\n)[\s#]*$/.test(folded.slice(0, number.start))
  if (isHeading || (!countedThing.test(behind) && !leadsOrdinal.test(before))) return null
  const [place = 0] = number.values
  return evidence.listed[place - 1] ?? 'unknown'
}

/** A house number before a name and what English streets are called. */
export const addressLike =
  /(?<![\p{L}\p{N}$€£.,#:-])\d{1,6}[a-z]?[\s\u00A0]+(?:(?:[nsew]|ne|nw|se|sw|north|south|east|west)\.?[\s\u00A0]+)?(?:[\p{L}\p{N}'’.]+[\s\u00A0]+){1,3}?(?:st|street|ave|avenue|av|rd|road|dr|drive|ln|lane|blvd|boulevard|ct|court|pl|place|way|ter|terrace|cir|circle|pkwy|parkway|hwy|highway|trail|loop|square(?![\s\u00A0-]*(?:f|m|p|y))|row|walk|alley|plaza|crescent)(?![\p{L}\p{N}])/u

/** Whether words look like an address although no known home has it. */
export function namesStranger(folded: string, mentions: readonly { start: number; end: number }[]): boolean {
  let masked = folded
  for (const { start, end } of mentions)
    masked = masked.slice(0, start) + '\u0001'.repeat(end - start) + masked.slice(end)
  return addressLike.test(masked)
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}

/** Whether an address that no home has is one that somebody has named: the visitor, the firm, or a listing by the way. */
export function isKnownPlace(folded: string, mentions: readonly HomeMention[], evidence: Evidence): boolean {
  let masked = folded
  for (const { start, end } of mentions)
    masked = masked.slice(0, start) + '\u0001'.repeat(end - start) + masked.slice(end)
  const place = /\d{1,6}[a-z]?[\s\u00A0]+[\p{L}'’.]+(?:[\s\u00A0]+[\p{L}'’.]+)?/u.exec(masked)?.[0].replace(/\.$/u, '')
  if (place === undefined) return true
  const known = [
    evidence.visitorWords,
    evidence.settingsWords,
    ...evidence.passages.map(({ text }) => foldAligned(text)),
    ...evidence.homes.map(({ words }) => words),
  ]
  return known.some((words) => words.includes(place))
}

/** With "the second one", where a number is the place of a home in the list. */
export function withOrdinals(
  byName: readonly HomeMention[],
  numbers: readonly SaidNumber[],
  folded: string,
  evidence: Evidence,
): readonly HomeMention[] {
  const mentions = [...byName]
  for (const number of numbers) {
    if (byName.some(({ start, end }) => number.start >= start && number.end <= end)) continue
    const home = homeOfOrdinal(folded, number, evidence)
    if (home !== null && home !== 'unknown') mentions.push({ start: number.start, end: number.end, homes: [home] })
  }
  return mentions.sort((a, b) => a.start - b.start)
}
