import { wordTable } from '../../../platform/text/word-table.ts'
import type { NumberWords, ReadNumber } from '../words/number-table.ts'
import type { Token } from '../words/tokens.ts'

const small = wordTable<number>({
  null: 0,
  ein: 1,
  eins: 1,
  zwei: 2,
  zwo: 2,
  drei: 3,
  vier: 4,
  funf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  elf: 11,
  zwolf: 12,
  dreizehn: 13,
  vierzehn: 14,
  funfzehn: 15,
  sechzehn: 16,
  siebzehn: 17,
  achtzehn: 18,
  neunzehn: 19,
  dutzend: 12,
})
const tens = wordTable<number>({
  zwanzig: 20,
  dreissig: 30,
  dreizig: 30,
  vierzig: 40,
  funfzig: 50,
  sechzig: 60,
  siebzig: 70,
  achtzig: 80,
  neunzig: 90,
})
const articles = new Set(['ein', 'eine', 'einen', 'einem', 'einer', 'eines'])
const scaleWords = wordTable<number>({
  hundert: 100,
  hunderttausend: 100_000,
  tausend: 1000,
  tausende: 1000,
  tsd: 1000,
  million: 1_000_000,
  millionen: 1_000_000,
  mio: 1_000_000,
  mios: 1_000_000,
  mill: 1_000_000,
  milion: 1_000_000,
  milionen: 1_000_000,
  milliarde: 1_000_000_000,
  milliarden: 1_000_000_000,
  mrd: 1_000_000_000,
})
/** "ein Schlafzimmer" counts, "ein Haus" does not: only before these the article is a number. */
const counted =
  /^(?:schlafz|schlafr|bad$|bads$|badezi|vollbad|duschbad|stellpl|parkpl|garagenpl|garagenst|autostell|pkw|hektar|acre|morgen$|woche|monat|tag$|meile|kilometer|km$|jahr$|halb|million|mio$|tausend|hundert|milliarde)/

/** "fünfhundertfünfzigtausend", written as one word; null for any other word. */
export function parseNumberWord(word: string): number | null {
  const plain = word.replaceAll('fuenf', 'funf').replaceAll('zwoelf', 'zwolf')
  if (plain === 'anderthalb' || plain === 'eineinhalb') return 1.5
  const half = /^(.{3,})einhalb$/.exec(plain)
  if (half) {
    const whole = parseBelowThousand(half[1] ?? '')
    return whole === null ? null : whole + 0.5
  }
  const million = /^(.*)million(?:en)?(.*)$/.exec(plain)
  if (million)
    return join(million[1] === 'eine' ? 'ein' : (million[1] ?? ''), million[2] ?? '', 1_000_000, parseBelowMillion)
  return parseBelowMillion(plain)
}

function parseBelowMillion(word: string): number | null {
  const cut = word.indexOf('tausend')
  if (cut < 0) return parseBelowThousand(word)
  return join(word.slice(0, cut), word.slice(cut + 'tausend'.length), 1000, parseBelowThousand)
}

function parseBelowThousand(word: string): number | null {
  const cut = word.indexOf('hundert')
  if (cut < 0) return parseBelowHundred(word)
  return join(word.slice(0, cut), word.slice(cut + 'hundert'.length), 100, parseBelowHundred)
}

function parseBelowHundred(word: string): number | null {
  const whole = small[word] ?? tens[word]
  if (whole !== undefined) return whole
  const cut = word.indexOf('und')
  const unit = small[word.slice(0, cut)]
  const ten = tens[word.slice(cut + 3)]
  return cut > 0 && unit !== undefined && unit > 0 && unit < 10 && ten !== undefined ? ten + unit : null
}

function join(before: string, behind: string, scale: number, parse: (word: string) => number | null): number | null {
  const factor = before === '' ? 1 : parse(before)
  const rest = behind === '' ? 0 : parse(behind.replace(/^und/, ''))
  return factor === null || rest === null || rest >= scale ? null : factor * scale + rest
}

/** The first year of "neunziger", "achtzigern". */
function parseDecade(word: string): number | null {
  const ten = /^(.+?)ern?$/.exec(word)?.[1]
  const value = ten === undefined ? undefined : tens[ten.replaceAll('fuenf', 'funf')]
  return value === undefined ? null : value <= 20 ? 2000 + value : 1900 + value
}

/** Numbers in words: "fünfhundert tausend", "anderthalb Millionen", "eine halbe Million", "zwei Komma fünf". */
function readWords(tokens: readonly Token[], start: number): ReadNumber | null {
  const text = (index: number) => (tokens[index]?.kind === 'word' ? (tokens[index]?.text ?? '') : '')
  const decade = parseDecade(text(start))
  if (decade !== null) return { value: decade, end: start + 1, scaled: false, grouped: false, decade: true }
  let index = start
  let value: number | null = null
  let scaled = false
  if (articles.has(text(index)) && !counted.test(text(index + 1)) && parseNumberWord(text(index + 1)) === null)
    return null
  if (articles.has(text(index)) && /^halb(?:e[nrsm]?)?$/.test(text(index + 1))) index++
  if (/^halb(?:e[nrsm]?)?$/.test(text(index))) {
    value = 0.5
    index++
  } else if (/^(?:drei)?viertel$/.test(text(index))) {
    value = text(index) === 'viertel' ? 0.25 : 0.75
    index++
  } else {
    const first = articles.has(text(index)) ? 1 : parseNumberWord(text(index))
    if (first === null) return null
    value = first
    scaled = first >= 1000
    index++
  }
  if (text(index) === 'komma') {
    let digits = ''
    let at = index + 1
    while ((small[text(at).replaceAll('fuenf', 'funf')] ?? 10) < 10)
      digits += small[text(at++).replaceAll('fuenf', 'funf')]
    if (digits !== '') {
      value = Number(`${value}.${digits}`)
      index = at
    }
  }
  // "zwei und eine halbe Million", "zwei ein halb"
  const halfAt = text(index) === 'und' ? index + 1 : index
  if (articles.has(text(halfAt)) && /^halb(?:e[nrsm]?)?$/.test(text(halfAt + 1)) && value < 100) {
    value += 0.5
    index = halfAt + 2
  }
  let scale = scaled ? leadingScale(value) : 1
  for (let factor = scaleWords[text(index)]; factor !== undefined; factor = scaleWords[text(index)]) {
    value *= factor
    scale *= factor
    scaled ||= factor >= 1000
    index++
    if (tokens[index]?.text === '.' && tokens[index]?.glued && text(index - 1).length <= 4) index++
  }
  // "eine Million zweihunderttausend"
  const rest = scaled && value >= 1000 ? parseNumberWord(text(index)) : null
  if (rest !== null && rest >= 100 && rest < scale) {
    value += rest
    index++
    const more = scaleWords[text(index)]
    if (rest < 1000 && more === 1000 && value >= 1_000_000) {
      value += rest * 999
      index++
    }
  }
  value = Math.round(value * 1e6) / 1e6
  return { value, end: index, scaled, grouped: false, ...(scaled ? { scale } : {}) }
}

/** "vier- bis fünfhunderttausend": what "fünf" is multiplied with holds for "vier" too. */
function leadingScale(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value))
  return value % power === 0 ? power : 1000
}

const ordinalStems: readonly string[] = [
  'erst',
  'zweit',
  'dritt',
  'viert',
  'fünft',
  'sechst',
  'siebt',
  'acht',
  'neunt',
  'zehnt',
]

export const numbers: NumberWords = {
  units: {
    ...small,
    fünf: 5,
    fuenf: 5,
    zwölf: 12,
    zwoelf: 12,
    fünfzehn: 15,
    anderthalb: 1.5,
    einhalb: 0.5,
    eineinhalb: 1.5,
    zweieinhalb: 2.5,
  },
  tens: { ...tens, fünfzig: 50, fuenfzig: 50 },
  scales: scaleWords,
  shortScales: { k: 1000, t: 1000, m: 1_000_000, mn: 1_000_000, td: 1000 },
  ordinals: Object.fromEntries(
    ordinalStems.flatMap((stem, index) =>
      ['e', 'en', 'er', 'es', 'em'].flatMap((ending) => [
        [`${stem}${ending}`, index + 1],
        [`${stem}${ending}`.replace('ü', 'ue'), index + 1],
      ]),
    ),
  ),
  half: ['halb', 'halbe', 'halbes', 'halben', 'halber'],
  quarter: ['viertel'],
  and: ['und'],
  point: ['komma'],
  one: ['ein', 'eine', 'einen'],
  decimalComma: true,
  ordinalSuffixes: ['te', 'ter', 'tes', 'ten', 'ste', 'sten'],
  decadeSuffixes: ['er', 'ern', 's'],
  readWords,
}
