import type { Lexicon } from '../../languages/words/lexicon.ts'
import { foldWord, type Token } from '../../languages/words/tokens.ts'
import { ask, type Reading } from '../facts.ts'
import { closestName } from '../words/correct-words.ts'
import { isBehindPhrase } from '../words/phrase-before.ts'
import {
  addressCandidates,
  codeCandidates,
  coordinateMatches,
  doubtfulTypes,
  nameCandidates,
  nameOf,
  type PlaceMatch,
} from './place-candidates.ts'
import { cityOfShortForm } from './short-form.ts'

/** Short forms of states that are also everyday words: only behind a city, a comma or in capitals. */
const everydayStates = new Set([
  'in',
  'or',
  'me',
  'hi',
  'ok',
  'oh',
  'pa',
  'ma',
  'la',
  'de',
  'co',
  'al',
  'id',
  'mo',
  'ne',
  'ms',
  'mt',
  'ar',
  'ct',
  'md',
  'nd',
  'sd',
  'on',
  'as',
  'pr',
  'pe',
  'sk',
  'vic',
  'tas',
])

/** Words of the sentence that name places of the chatbot's listings. */
export function* findPlaces(tokens: readonly Token[], lexicon: Lexicon): Reading<PlaceMatch[]> {
  const { codeLeads, streetLeads } = lexicon.language.particles
  const exonyms = tokens.flatMap((_, start) => {
    const found = lexicon.exonymAt(tokens, start)
    return found ? [{ start, end: found.end, keys: [foldWord(found.name)], name: found.name }] : []
  })
  const names = [...nameCandidates(tokens), ...exonyms]
  const codes = codeCandidates(tokens)
  const known = yield* ask(
    'knownNames',
    [...new Set(names.flatMap((name) => name.keys))],
    [...new Set(codes.flatMap((code) => code.keys))],
  )
  const matches: PlaceMatch[] = coordinateMatches(tokens)
  const cities = new Map(known.cities.map((city) => [city.key, city.name]))
  for (const candidate of names) {
    const key = candidate.keys.find((spelling) => cities.has(spelling))
    if (key !== undefined)
      matches.push({
        kind: 'city',
        start: candidate.start,
        end: candidate.end,
        keys: [key],
        name: cities.get(key) ?? key,
      })
  }
  matches.push(...(yield* shortNames(tokens, lexicon, matches)))
  // "巴黎", "Londres": a place in the world that none of these listings has.
  for (const { start, end, keys, name } of exonyms)
    if (!matches.some((match) => match.start === start && match.end === end))
      matches.push({ kind: 'city', start, end, keys, name, absent: true, needsLead: end - start === 1 })
  matches.push(...stateMatches(tokens, lexicon, known.states, matches))
  const zips = new Set(known.zips.map(foldWord))
  const mls = new Map(known.mlsKeys.map((entry) => [entry.key, entry.name]))
  for (const { start, end, keys, name } of codes) {
    const [key = ''] = keys
    // "moins de 1000", though homes lie in 1000 Bruxelles: behind a limit a round number is an amount.
    const isAmount = /^\d+$/.test(key) && isPriceLike(Number(key)) && isMeasured(tokens, start, end, lexicon)
    if (!isAmount && (zips.has(key) || zips.has(key.replace(/ /g, '')))) {
      const zip = zips.has(key) ? key : key.replace(/ /g, '')
      matches.push({ kind: 'zip', start, end, keys: [zip.toUpperCase()], name: zip.toUpperCase(), certain: true })
    } else if (/^\d{5}-\d{4}$/.test(key) && zips.has(key.slice(0, 5))) {
      const zip = key.slice(0, 5)
      matches.push({ kind: 'zip', start, end, keys: [zip], name: zip, certain: true })
    } else if (/^\d{5}$/.test(key)) {
      const needsLead = isPriceLike(Number(key)) || isMeasured(tokens, start, end, lexicon)
      matches.push({ kind: 'zip', start, end, keys: [key], name, absent: true, needsLead, certain: !needsLead })
    }
    const number = mls.get(key)
    const isPrefixed =
      codeLeads.includes(tokens[start - 1]?.text ?? '') ||
      (tokens[start - 1]?.text === '.' && tokens[start - 2]?.text === 'no')
    if (number !== undefined) {
      const isLong = key.replace(/\D/g, '').length >= 5 || /\p{L}/u.test(key)
      matches.push({
        kind: 'mls',
        start,
        end,
        keys: [key],
        name: number,
        certain: isPrefixed || (isLong && !zips.has(key)),
        needsLead: !isPrefixed && !isLong,
      })
    } else if (isPrefixed && saysMls(tokens, start))
      matches.push({ kind: 'mls', start, end, keys: [key], name, absent: true, certain: true })
  }
  const addresses = addressCandidates(tokens, lexicon, (word) => lexicon.isKnown(word))
  const found = yield* ask(
    'satisfiable',
    addresses.map((address) => ({ is: 'address', words: address.words ?? [], name: address.name })),
  )
  const areas = yield* findAreas(addresses)
  addresses.forEach((address, index) => {
    const isNumbered =
      /^\d/.test(tokens[address.start]?.text ?? '') &&
      address.words !== undefined &&
      /^\d/.test(address.words[0]?.[0] ?? '') &&
      !/(st|nd|rd|th)$/.test(address.words[0]?.[0] ?? '')
    const led =
      streetLeads.includes(tokens[address.start - 1]?.text ?? '') ||
      address.start === 0 ||
      /^\d/.test(tokens[address.start]?.text ?? '')
    if (areas[index]) matches.push({ ...address, kind: 'location', words: namesOf(address), certain: true })
    else if (found[index]) matches.push({ ...address, certain: true })
    // The street may be there, but not this house.
    else if (
      isNumbered &&
      addresses.some((other, at) => found[at] && other.end === address.end && other.start > address.start)
    )
      matches.push({ ...address, absent: true })
    else if (
      address.certain &&
      led &&
      !matches.some((match) => match.start === address.start && match.end >= address.end)
    )
      matches.push({ ...address, absent: true })
  })
  return matches.filter(
    (match) =>
      !(
        match.kind === 'mls' &&
        match.absent &&
        matches.some((other) => other.start === match.start && !other.absent && other.kind === 'mls')
      ),
  )
}

/** "in hay", of Hay-on-Wye: the first word of a city's name, behind "in" and the like, where no other city begins so. */
function* shortNames(tokens: readonly Token[], lexicon: Lexicon, known: readonly PlaceMatch[]): Reading<PlaceMatch[]> {
  const { placeLeads } = lexicon.language.particles
  const led = tokens.flatMap(({ kind, text }, start) => {
    const isNew = !known.some((place) => place.start <= start && start < place.end)
    const isShort = kind === 'word' && text.length >= shortestName && !lexicon.isKnown(text)
    return isNew && isShort && placeLeads.includes(tokens[start - 1]?.text ?? '') ? [{ start, text }] : []
  })
  const further = led.filter(
    ({ start }) => tokens[start + 1]?.kind !== 'word' || lexicon.isKnown(tokens[start + 1]?.text ?? ''),
  )
  if (further.length === 0) return []
  const cities = yield* ask('cityKeys')
  const matches: PlaceMatch[] = []
  for (const { start, text } of further) {
    const [key, another] = cities.filter((city) => city.startsWith(`${text}-`) || city.startsWith(`${text} `))
    if (key === undefined || another !== undefined) continue
    const { cities: named } = yield* ask('knownNames', [key], [])
    matches.push({ kind: 'city', start, end: start + 1, keys: [key], name: named[0]?.name ?? key, certain: true })
  }
  return matches
}

const shortestName = 3

/** "Hyde Park" is an area where the listings say so, and no street; "12 Hyde Park" is an address. */
function* findAreas(addresses: readonly PlaceMatch[]): Reading<boolean[]> {
  const couldBe = addresses.filter(
    ({ name }) => !/^\d/.test(name) && doubtfulTypes.has(name.split(/\s+/).at(-1)?.toLowerCase() ?? ''),
  )
  if (couldBe.length === 0) return addresses.map(() => false)
  const found = yield* ask(
    'satisfiable',
    couldBe.map(({ name }) => ({ is: 'location', words: name.split(/\s+/), name })),
  )
  return addresses.map((address) => found[couldBe.indexOf(address)] === true)
}

/** Amounts of money are round, or end as prices do ("45,999"); "97215" is a ZIP, whether or not a home has it. */
function isPriceLike(value: number): boolean {
  return value % 50 === 0 || value % 100 === 99 || value % 100 === 95
}

const leading = /^(bound|range|field|currency)\./
const following = /^(post|unit|currency|per|range)\./

/** "under 97215", "lot of 43561 sq ft": a limit or a unit stands at it. */
function isMeasured(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): boolean {
  const isLed = isBehindPhrase(tokens, start, lexicon, (tag) => leading.test(tag))
  const isFollowed = lexicon.longestAt(tokens, end)?.tags.some((tag) => following.test(tag)) ?? false
  return isLed || isFollowed || tokens[start - 1]?.text === '-' || tokens[end]?.text === '-'
}

function namesOf({ name }: PlaceMatch): string[][] {
  return name.split(/\s+/).map((word) => [word])
}

/** Chinese names are written without blanks. */
function isHan(token: Token): boolean {
  return /^\p{Script=Han}/u.test(token.text)
}

function saysMls(tokens: readonly Token[], start: number): boolean {
  return tokens
    .slice(Math.max(0, start - 4), start)
    .some(
      (token) =>
        token.text === 'mls' || token.text === 'mlsnumber' || token.text === 'mlsid' || token.text === 'listing',
    )
}

function stateNamesOf({ language }: Lexicon): ReadonlyMap<string, { short: string; long: string }> {
  return new Map(
    language.states.flatMap(([short, long]) =>
      [short, long.toLowerCase()].map((name) => [name, { short, long }] as const),
    ),
  )
}

/** In words, or in characters: "不列颠哥伦比亚省". */
function longestOf(token: Token | undefined): number {
  return token && isHan(token) ? 8 : 4
}

function stateMatches(
  tokens: readonly Token[],
  lexicon: Lexicon,
  present: readonly string[],
  cities: readonly PlaceMatch[],
): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  const folded = new Map<string, string[]>()
  for (const state of present) folded.set(foldWord(state), [...(folded.get(foldWord(state)) ?? []), state])
  const names = lexicon.derive(stateNamesOf)
  const words = tokens.filter((token) => token.kind === 'word')
  const shouts = words.length > 2 && words.every((token) => token.raw === token.raw.toUpperCase())
  for (let start = 0; start < tokens.length; start++) {
    for (let end = start + 1; end <= Math.min(tokens.length, start + longestOf(tokens[start])); end++) {
      const token = tokens[end - 1]
      if (token?.kind !== 'word') break
      const key = tokens
        .slice(start, end)
        .map((each, index) => (index > 0 && !isHan(each) ? ` ${each.text}` : each.text))
        .join('')
      const pair = names.get(key)
      const values = [
        ...new Set([
          ...(folded.get(key) ?? []),
          ...(pair ? [...(folded.get(pair.short) ?? []), ...(folded.get(pair.long.toLowerCase()) ?? [])] : []),
        ]),
      ]
      if (values.length === 0 && !pair) continue
      const isShort = pair?.short === key || key.length <= 3
      const inCapitals = end === start + 1 && token.raw.length > 1 && token.raw === token.raw.toUpperCase() && !shouts
      // "portland me"
      const endsCity = tokens[end]?.kind !== 'word' && cities.some((city) => city.kind === 'city' && city.end === start)
      if (isShort && everydayStates.has(key) && !inCapitals && !isBehindComma(tokens, start, cities) && !endsCity)
        continue
      // "de mi casa", "va a llover"
      const isWord = lexicon.isKnown(key) || lexicon.clauseAt(tokens, start)?.end === end
      if (values.length === 0 && isShort && !inCapitals && isWord) continue
      // "well OK, 3 beds": a state without a home here is only meant behind "in" or a city.
      const isLed = lexicon.language.particles.placeLeads.includes(tokens[start - 1]?.text ?? '')
      const isOfPlace = isLed || endsCity || isBehindComma(tokens, start, cities)
      if (values.length === 0 && isShort && everydayStates.has(key) && !isOfPlace) continue
      const name = values[0] ?? pair?.long ?? key
      const needsLead = isShort && !inCapitals && (everydayStates.has(key) || lexicon.isKnown(key))
      matches.push({
        kind: 'state',
        start,
        end,
        keys: values,
        name: pair && name.length <= 3 ? pair.long : name,
        needsLead,
        ...(values.length === 0 ? { absent: true, needsLead: true } : {}),
      })
    }
  }
  return matches
}

/** "portland, or": but "a pool, hi there" and "Kent, Hi there" greet. */
function isBehindComma(tokens: readonly Token[], start: number, cities: readonly PlaceMatch[]): boolean {
  const isOfCity = cities.some((city) => city.kind === 'city' && city.end === start - 1)
  return tokens[start - 1]?.text === ',' && isOfCity && !tokens[start]?.capital
}

/** Cities with a slip of the pen, or by a short form: runs of words that contain one nobody knows. */
export function* findMisspelledCities(
  tokens: readonly Token[],
  unknown: readonly number[],
  led: ReadonlySet<number>,
): Reading<PlaceMatch[]> {
  if (unknown.length === 0) return []
  const cities = yield* ask('cityKeys')
  const matches: PlaceMatch[] = []
  const done = new Set<number>()
  for (const index of unknown) {
    if (done.has(index)) continue
    const found = closestRun(tokens, index, cities, led) ?? shortFormAt(tokens, index, cities, led)
    if (!found) continue
    for (let at = found.start; at < found.end; at++) done.add(at)
    const known = yield* ask('knownNames', [found.key], [])
    matches.push({
      kind: 'city',
      start: found.start,
      end: found.end,
      keys: [found.key],
      name: known.cities[0]?.name ?? found.key,
      certain: true,
    })
  }
  return matches
}

function shortFormAt(
  tokens: readonly Token[],
  index: number,
  cities: readonly string[],
  led: ReadonlySet<number>,
): { start: number; end: number; key: string } | null {
  const { text = '', capital = false } = tokens[index] ?? {}
  const isLed = led.has(index)
  const key = isLed || (capital && index > 0) ? cityOfShortForm(text, cities, isLed) : null
  return key === null ? null : { start: index, end: index + 1, key }
}

function closestRun(
  tokens: readonly Token[],
  index: number,
  cities: readonly string[],
  led: ReadonlySet<number>,
): { start: number; end: number; key: string } | null {
  for (const [back, forth] of [
    [1, 1],
    [0, 2],
    [1, 0],
    [0, 1],
    [2, 0],
    [0, 0],
  ] as const) {
    const start = index - back
    const end = index + forth + 1
    const run = tokens.slice(Math.max(0, start), end)
    if (start < 0 || run.length !== end - start || run.some((token) => token.kind !== 'word')) continue
    const written = run.map((token) => token.text).join(' ')
    if (written.length < 4 || written.length > 60) continue
    const sameWords = cities.filter((city) => city.split(' ').length === run.length || run.length === 1)
    const key =
      closestName(written, sameWords) ??
      (run.length > 1
        ? closestName(
            written.replaceAll(' ', ''),
            cities.filter((city) => !city.includes(' ')),
          )
        : null)
    if (key === null) continue
    // Each word of a name must itself be near: "in kent" is not "Lake Kent".
    const words = key.split(' ')
    if (
      run.length > 1 &&
      words.length === run.length &&
      run.some(
        (token, position) =>
          closestName(token.text, [words[position] ?? '']) === null && token.text !== words[position],
      )
    )
      continue
    if (key.length <= 4 && !led.has(start) && !(tokens[start]?.capital && start > 0)) continue
    return { start, end, key }
  }
  return null
}

export { nameOf }
