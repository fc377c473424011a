import { inTraditional } from '../../languages/chinese/characters.ts'
import type { Language } from '../../languages/language.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import { foldWord, type Token } from '../../languages/words/tokens.ts'

/** Words of a sentence that name a place of the chatbot's listings, or could. */
export interface PlaceMatch {
  kind: 'city' | 'state' | 'zip' | 'mls' | 'address' | 'location' | 'coordinates' | 'url'
  start: number
  end: number
  name: string
  /** City: its folded name; ZIP and MLS number: the keys they have in the listings. */
  keys: string[]
  /** Address: the spellings of each of its words, in order. */
  words?: string[][]
  position?: { latitude: number; longitude: number }
  /** Nothing but this can be meant. */
  certain?: boolean
  /** Only a place behind "in", "near" and the like ("or", "in", "me" are also states). */
  needsLead?: boolean
  /** Known in the world, but not in these listings. */
  absent?: boolean
}

export interface PlaceCandidate {
  start: number
  end: number
  keys: string[]
  name: string
}

const longestCityName = 5

/** Runs of one to five words that could be the name of a city, with the spellings that a listing may use for it. */
export function nameCandidates(tokens: readonly Token[]): PlaceCandidate[] {
  const candidates: PlaceCandidate[] = []
  for (let start = 0; start < tokens.length; start++) {
    // What was written out of a shorter form ("F4") is part of no name.
    if (tokens[start]?.kind !== 'word' || tokens[start]?.raw === '') continue
    let words = 0
    for (let end = start + 1; end <= tokens.length && words < longestCityName; end++) {
      const token = tokens[end - 1]
      if (!token) break
      if (token.kind === 'sign') {
        if (!['-', '.', "'"].includes(token.text)) break
        continue
      }
      if (token.kind === 'digits') break
      words++
      candidates.push({ start, end, keys: spellings(tokens.slice(start, end)), name: nameOf(tokens.slice(start, end)) })
    }
  }
  return candidates
}

/** A map, because visitors also write "constructor", which every object has. */
const saintly = new Map(
  Object.entries({
    st: ['st', 'st.', 'saint'],
    saint: ['saint', 'st', 'st.'],
    ste: ['ste', 'ste.', 'sainte'],
    ft: ['ft', 'ft.', 'fort'],
    fort: ['fort', 'ft', 'ft.'],
    mt: ['mt', 'mt.', 'mount'],
    mount: ['mount', 'mt', 'mt.'],
  }),
)

/** How listings may write the name that these words are: lower case, short and long forms, both kinds of Chinese characters. */
export function spellings(tokens: readonly Token[]): string[] {
  const words = tokens.filter((token) => token.kind !== 'sign').map((token) => token.text)
  const first = words[0] ?? ''
  const keys = new Set<string>()
  const written = foldWord(tokens.map(({ raw, glued }, index) => (index > 0 && !glued ? ` ${raw}` : raw)).join(''))
  keys.add(written.replace(/\.$/, ''))
  for (const start of saintly.get(first) ?? [first]) {
    const spelled = [start, ...words.slice(1)]
    keys.add(spelled.join(' '))
    if (spelled.length > 1 && spelled.length <= 3) {
      keys.add(spelled.join('-'))
      keys.add(spelled.join(''))
    }
  }
  keys.delete('')
  if (/^\p{Script=Han}{2,5}$/u.test(written)) keys.add(inTraditional(written))
  // "北屯" of listings in 北屯區
  if (/^\p{Script=Han}{2,4}$/u.test(written) && !hanPlaces.some((kind) => written.endsWith(kind)))
    for (const kind of hanPlaces) keys.add(`${written}${kind}`)
  return [...keys]
}

/** What Chinese places are called behind their names, and what people leave out: district, city, county, town, village. */
const hanPlaces = ['区', '區', '市', '县', '縣', '镇', '鎮', '乡', '鄉']

export function nameOf(tokens: readonly Token[]): string {
  return tokens
    .map((token, index) => (index > 0 && !token.glued ? ` ${token.raw}` : token.raw))
    .join('')
    .replace(/\.$/, '')
}

/** Digits and mixtures of letters and digits that may be a ZIP or an MLS number. */
export function codeCandidates(tokens: readonly Token[]): PlaceCandidate[] {
  const candidates: PlaceCandidate[] = []
  for (let start = 0; start < tokens.length; start++) {
    const first = tokens[start]
    if (!first || first.kind === 'sign' || first.text.length > 40) continue
    let text = ''
    let blanks = 0
    for (let end = start + 1; end <= Math.min(tokens.length, start + 7); end++) {
      const token = tokens[end - 1]
      if (!token) break
      if (end - 1 > start && !token.glued) {
        // "V6B 1A1", "SW1A 1AA" are written with one blank.
        if (++blanks > 1) break
        text += ' '
      }
      text += token.text
      if (/\d/.test(text) && text.replace(/\D/g, '').length >= 1 && text.length >= 3 && token.kind !== 'sign') {
        candidates.push({ start, end, keys: [text], name: nameOf(tokens.slice(start, end)) })
      }
      if (token.kind === 'sign' && token.text !== '-') break
    }
  }
  return candidates
}

/** "47.6, -122.3": a point of the map, as two decimal numbers. */
export function coordinateMatches(tokens: readonly Token[]): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  for (let start = 0; start < tokens.length; start++) {
    const latitude = readSigned(tokens, start)
    if (!latitude) continue
    const comma = tokens[latitude.end]?.text === ',' ? latitude.end + 1 : latitude.end
    const longitude = readSigned(tokens, comma)
    if (!longitude || Math.abs(latitude.value) > 90 || Math.abs(longitude.value) > 180) continue
    const position = { latitude: latitude.value, longitude: longitude.value }
    const name = `${latitude.value}, ${longitude.value}`
    matches.push({ kind: 'coordinates', start, end: longitude.end, name, keys: [], position, certain: true })
    start = longitude.end - 1
  }
  return matches
}

function readSigned(tokens: readonly Token[], start: number): { value: number; end: number } | null {
  const sign = tokens[start]?.text
  const index = sign === '-' || sign === '+' ? start + 1 : start
  const [whole, point, part] = [tokens[index], tokens[index + 1], tokens[index + 2]]
  if (whole?.kind !== 'digits' || point?.text !== '.' || !point.glued || part?.kind !== 'digits' || !part.glued)
    return null
  const value = Number(`${sign === '-' ? '-' : ''}${whole.text}.${part.text}`)
  return { value, end: index + 3 }
}

const ordinalWords = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ordinalSigns = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th']

/** Street types that also mean other things; a street only where some listing is on it. */
export const doubtfulTypes: ReadonlySet<string> = new Set(
  'view,park,lake,estates,run,way,bay,close,walk,pass,path,row,loop,point,glen,square,place,court,drive,mount,fort,beach,center,bridge,island,spring,springs,village,heights,bend,crossing,cove,canyon,grove,garden,gardens,landing,lodge,manor,mews,pine,plaza,terrace,harbor,ridge,route,circle,est,is,row,ct,pl,pt,pk,lk,sq,dr,ter,ctr,cv,mt,ft,tr,st,vw,orch,knoll,junction,hollow,fork,alley,ly,ln'.split(
    ',',
  ),
)

/** "123 N Main St", "Main Street", "4th Ave": the words of an address, each with its spellings. */
/** Words that a street's number is not followed by: "5 beds on Larkspur Avenue". */
function unitWordsOf({ phrases, particles }: Language): ReadonlySet<string> {
  const units = Object.entries(phrases).flatMap(([tag, list]) => (/^unit\.(?:B|P|sq|ac)/.test(tag) ? list : []))
  return new Set([...units, ...particles.placeLeads, ...particles.streetLeads])
}

export function addressCandidates(
  tokens: readonly Token[],
  lexicon: Lexicon,
  isKnownWord: (word: string) => boolean,
): PlaceMatch[] {
  const { language } = lexicon
  const { same, types, directions, units } = lexicon.derive(streetWordsOf)
  const matches: PlaceMatch[] = []
  const wordAt = (index: number) => {
    const token = tokens[index]
    if (token?.kind === 'word') return token.text
    const suffix = tokens[index + 1]
    if (token?.kind === 'digits' && suffix?.glued && ['st', 'nd', 'rd', 'th'].includes(suffix.text))
      return `${token.text}${suffix.text}`
    return null
  }
  const widthAt = (index: number) => (tokens[index]?.kind === 'digits' ? 2 : 1)
  const skipSign = (index: number) => (tokens[index]?.text === '.' && tokens[index]?.glued ? index + 1 : index)
  for (let start = 0; start < tokens.length; start++) {
    const number =
      tokens[start]?.kind === 'digits' && !wordAt(start) && (tokens[start]?.text.length ?? 9) <= 6 ? start : null
    let index = number === null ? start : start + 1
    // "12-B Main St"
    if (
      number !== null &&
      tokens[index]?.kind === 'word' &&
      tokens[index]?.glued &&
      (tokens[index]?.text.length ?? 2) === 1 &&
      language.numbers.shortScales[tokens[index]?.text ?? ''] === undefined
    )
      index++
    const words: string[] = number === null ? [] : [nameOf(tokens.slice(start, index)).toLowerCase()]
    const before = words.length
    for (let count = 0; count < 5; count++) {
      const word = wordAt(index)
      if (word === null || (number !== null && units.has(word) && !tokens[index]?.capital)) break
      words.push(word)
      index += widthAt(index)
      const end = index
      index = skipSign(index)
      const isType = types.has(word)
      const named = words.slice(before, -1).filter((part) => !directions.has(part))
      if (isType && named.length > 0) {
        const trailing = wordAt(index)
        const withDirection = trailing !== null && directions.has(trailing) ? trailing : null
        const isName =
          named.every((part) => !isKnownWord(part)) ||
          isCapitalised(tokens, number ?? start, end) ||
          (!doubtfulTypes.has(word) && isWrittenAsName(tokens.slice(start, end)))
        const strong = (!doubtfulTypes.has(word) || number !== null) && isName
        for (const direction of withDirection ? [withDirection, null] : [null]) {
          const all = direction ? [...words, direction] : [...words]
          const last = direction ? index + widthAt(index) : end
          matches.push({
            kind: 'address',
            start,
            end: last,
            name: nameOf(tokens.slice(start, last)),
            keys: [],
            words: all.map((part) => same.get(part) ?? [part]),
            ...(strong && named.length <= 3 ? { certain: true } : {}),
          })
        }
      } else if (number !== null && words.length === 2 && !isKnownWord(word) && !types.has(word) && word.length >= 3) {
        matches.push({
          kind: 'address',
          start,
          end,
          name: nameOf(tokens.slice(start, end)),
          keys: [],
          words: words.map((part) => same.get(part) ?? [part]),
        })
      }
    }
  }
  return [...prefixedStreets(tokens, language, same), ...matches, ...namesBehindTypes(tokens)].slice(0, 60)
}

/** Kinds of streets that stand before their name in the languages of Spain, France, Italy and Portugal. */
const leadingTypes = new Map(
  [
    ['calle', 'c', 'cl'],
    ['avenida', 'avda', 'av'],
    ['plaza', 'pza', 'pl'],
    ['camino', 'cno'],
    ['paseo', 'pso'],
    ['carretera', 'ctra'],
    ['rue'],
    ['chemin'],
    ['impasse'],
    ['via'],
    ['viale'],
    ['piazza'],
    ['rua'],
    ['praça'],
  ].flatMap((group) => group.map((word) => [word, group] as const)),
)

/** "Calle Larga", "Avenida del Mar": streets only where some listing is on them. */
function namesBehindTypes(tokens: readonly Token[]): PlaceMatch[] {
  const matches: PlaceMatch[] = []
  tokens.forEach((token, start) => {
    const group = leadingTypes.get(token.text)
    if (!group) return
    for (let end = start + 2; end <= start + 4 && tokens[end - 1]?.kind === 'word'; end++) {
      const words = [group, ...tokens.slice(start + 1, end).map(({ text }) => [text])]
      matches.push({ kind: 'address', start, end, name: nameOf(tokens.slice(start, end)), keys: [], words })
    }
  })
  return matches
}

/** "Hyde Park Avenue": each word has a capital letter, and others besides. */
function isWrittenAsName(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ kind }) => kind === 'word')
  return words.length > 2 && words.every(({ capital, raw }) => capital && raw !== raw.toUpperCase())
}

/** "State Street": written as a name, in a sentence whose other words are not. */
function isCapitalised(tokens: readonly Token[], start: number, end: number): boolean {
  const isName = tokens.slice(start, end).every((token) => token.kind !== 'word' || token.capital)
  return (
    isName && tokens.some((token, index) => token.kind === 'word' && !token.capital && (index < start || index >= end))
  )
}

interface StreetWords {
  same: ReadonlyMap<string, string[]>
  types: ReadonlySet<string>
  directions: ReadonlySet<string>
  units: ReadonlySet<string>
}

function streetWordsOf({ language }: Lexicon): StreetWords {
  return {
    same: spellingTable(language),
    types: new Set(language.streetTypes.flat().map((word) => word.toLowerCase())),
    directions: new Set(language.directions.flat()),
    units: unitWordsOf(language),
  }
}

/** "calle Main", "12 rue Main": the type before the name, which listings have behind it. */
function prefixedStreets(
  tokens: readonly Token[],
  { streetPrefixes = [] }: Language,
  same: ReadonlyMap<string, string[]>,
): PlaceMatch[] {
  return tokens.flatMap((token, index) => {
    const type = streetPrefixes.find(([word]) => word === token.text)?.[1]
    const name = tokens[index + 1]
    if (type === undefined || name?.kind !== 'word') return []
    const number = tokens[index - 1]?.kind === 'digits' ? tokens[index - 1] : undefined
    const start = number ? index - 1 : index
    const words = [...(number ? [number.text] : []), name.text, type].map((word) => same.get(word) ?? [word])
    return [{ kind: 'address', start, end: index + 2, name: nameOf(tokens.slice(start, index + 2)), keys: [], words }]
  })
}

function spellingTable(language: Language): Map<string, string[]> {
  const table = new Map<string, Set<string>>()
  const pairs = [
    ...language.streetTypes,
    ...language.directions,
    ...ordinalWords.map((word, index) => [word, ordinalSigns[index] ?? word] as const),
  ]
  for (const [short, long] of pairs) {
    const group = new Set([
      ...(table.get(short) ?? []),
      ...(table.get(long.toLowerCase()) ?? []),
      short,
      long.toLowerCase(),
    ])
    for (const word of group) table.set(word, group)
  }
  return new Map([...table].map(([word, group]) => [word, [...group]]))
}
