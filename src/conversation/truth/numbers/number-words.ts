import type { LanguageCode } from '../../../reading/languages/language.ts'
import { foldAligned } from '../text/fold-text.ts'

/** A number written in words, with its place in the text. */
export interface WordNumber {
  start: number
  end: number
  value: number
  /** "one", "un", "ein": a number only before something that is counted, otherwise an article or a pronoun. */
  isArticle: boolean
  /** "second": a place in an order. */
  isOrdinal: boolean
  /** A number only in another language than that of the text: one only in front of what is counted. */
  isDoubtful: boolean
}

interface Meaning {
  value: number
  kind: 'unit' | 'scale' | 'ordinal' | 'article'
  /** Means a number in this language alone; in others it is another word ("once", "seize"). */
  only?: LanguageCode
  isForeign?: boolean
}

const units = `
  zero 0, two 2, three 3, four 4, five 5, six 6, seven 7, eight 8, nine 9, ten 10, eleven 11, twelve 12, thirteen 13,
  fourteen 14, fifteen 15, sixteen 16, seventeen 17, eighteen 18, nineteen 19, twenty 20, thirty 30, forty 40, fifty 50,
  sixty 60, seventy 70, eighty 80, ninety 90, dozen 12, dozens 12, couple 2, pair 2,
  cero 0, dos 2, tres 3, cuatro 4, cinco 5, seis 6, siete 7, ocho 8, nueve 9, diez 10, once es 11, doce 12, trece 13,
  catorce 14, quince es 15, dieciseis 16, diecisiete 17, dieciocho 18, diecinueve 19, veinte 20, veintiun 21,
  veintiuno 21, veintiuna 21, veintidos 22, veintitres 23, veinticuatro 24, veinticinco 25, veintiseis 26,
  veintisiete 27, veintiocho 28, veintinueve 29, treinta 30, cuarenta 40, cincuenta 50, sesenta 60, setenta 70,
  ochenta 80, noventa 90, cien 100, ciento 100, doscientos 200, doscientas 200, trescientos 300, trescientas 300,
  cuatrocientos 400, cuatrocientas 400, quinientos 500, quinientas 500, seiscientos 600, seiscientas 600,
  setecientos 700, setecientas 700, ochocientos 800, ochocientas 800, novecientos 900, novecientas 900, docena 12,
  deux 2, trois 3, quatre 4, cinq 5, sept fr 7, huit 8, neuf fr 9, dix 10, onze 11, douze 12, treize 13, quatorze 14,
  quinze 15, seize fr 16, vingt 20, vingts 20, trente 30, quarante 40, cinquante 50, soixante 60, septante 70,
  huitante 80, octante 80, nonante 90, douzaine 12,
  dois pt 2, duas 2, sete 7, doze 12, treze 13, quatro 4, oito 8, nove 9, dez 10, catorze 14, dezesseis 16, dezasseis 16, dezessete 17,
  dezassete 17, dezoito 18, dezenove 19, dezanove 19, vinte 20, trinta 30, quarenta 40, cinquenta 50, sessenta 60,
  oitenta 80, cem 100, cento 100, duzentos 200, duzentas 200, trezentos 300, trezentas 300, quatrocentos 400,
  quatrocentas 400, quinhentos 500, quinhentas 500, seiscentos 600, seiscentas 600, setecentos 700, setecentas 700,
  oitocentos 800, oitocentas 800, novecentos 900, novecentas 900, duzia 12`
const scales = `
  hundred 100, hundreds 100, thousand 1000, thousands 1000, million 1000000, millions 1000000, billion 1000000000,
  mil es 1000, millon 1000000, millones 1000000, cent fr 100, cents fr 100, mille fr 1000, milliers fr 1000,
  milliard 1000000000, milliards 1000000000, milhao 1000000, milhoes 1000000`
const articles =
  'um pt 1, uma pt 1, one 1, uno 1, una 1, un 1, une 1, ein 1, eine 1, einen 1, einem 1, einer 1, eines 1, eins 1'
const ordinals = `
  second 2, third 3, fourth 4, fifth 5, sixth 6, seventh 7, eighth 8, ninth 9, tenth 10, eleventh 11, twelfth 12,
  first 1, primero 1, primera 1, primer 1, segundo 2, segunda 2, tercero 3, tercera 3, tercer 3, cuarto es 4, cuarta 4,
  quinto 5, quinta 5, sexto 6, sexta 6, septimo 7, octavo 8, noveno 9, decimo 10,
  primeiro 1, primeira 1, terceiro 3, terceira 3, quarto pt 4, setimo 7, oitavo 8, nono 9,
  premier 1, premiere 1, deuxieme 2, seconde fr 2, troisieme 3, quatrieme 4, cinquieme 5, sixieme 6, septieme 7,
  huitieme 8, neuvieme 9, dixieme 10,
  erste 1, ersten 1, erster 1, erstes 1, zweite 2, zweiten 2, zweiter 2, zweites 2, dritte 3, dritten 3, dritter 3,
  drittes 3, vierte 4, vierten 4, viertes 4, vierter 4, funfte 5, funften 5, funftes 5, sechste 6, sechsten 6, siebte 7,
  siebten 7, achte 8, achten 8, neunte 9, neunten 9, zehnte 10, zehnten 10`

const meanings: ReadonlyMap<string, Meaning> = new Map([
  ...readTable(units, 'unit'),
  ...readTable(scales, 'scale'),
  ...readTable(articles, 'article'),
  ...readTable(ordinals, 'ordinal'),
])

function readTable(table: string, kind: Meaning['kind']): [word: string, meaning: Meaning][] {
  return table.split(',').map((entry) => {
    const [word = '', ...rest] = entry.trim().split(/\s+/)
    const value = Number(rest.at(-1))
    // A row names a language of ours in front of its value, or nothing.
    return [word, rest.length > 1 ? { value, kind, only: rest[0] as LanguageCode } : { value, kind }]
  })
}

const germanUnits: readonly (readonly [string, number])[] = [
  ['zwolf', 12],
  ['elf', 11],
  ['zwei', 2],
  ['zwo', 2],
  ['drei', 3],
  ['vier', 4],
  ['funf', 5],
  ['sechs', 6],
  ['sech', 6],
  ['sieben', 7],
  ['sieb', 7],
  ['acht', 8],
  ['neun', 9],
  ['zehn', 10],
  ['ein', 1],
  ['eins', 1],
]
const germanTens = ['zwanzig', 'dreissig', 'vierzig', 'funfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** "zweihundertfunfzigtausend" as a number; null for a word that is none. Folded letters: "dreißig" is "dreissig". */
export function readGermanNumber(word: string): number | null {
  const text = word.replaceAll('ß', 'ss')
  if (text === 'anderthalb' || text === 'eineinhalb') return 1.5
  const half = /^(.+)einhalb$/.exec(text)
  if (half) return plus(readGermanNumber(half[1] ?? ''), 0.5)
  const million = /^(.*)million(?:en)?$/.exec(text)
  if (million) return million[1] === '' ? 1_000_000 : times(readGermanNumber(million[1] ?? ''), 1_000_000)
  const cut = text.indexOf('tausend')
  if (cut >= 0) return plus(times(below1000(text.slice(0, cut), 1), 1000), below1000(text.slice(cut + 7), 0))
  return text === '' ? null : below1000(text, null)
}

const times = (value: number | null, by: number): number | null => (value === null ? null : value * by)
const plus = (a: number | null, b: number | null): number | null => (a === null || b === null ? null : a + b)

function below1000(text: string, empty: number | null): number | null {
  if (text === '') return empty
  const cut = text.indexOf('hundert')
  if (cut < 0) return below100(text)
  return plus(
    times(cut === 0 ? 1 : below100(text.slice(0, cut)), 100),
    below1000(text.slice(cut + 7).replace(/^und/, ''), 0),
  )
}

function below100(text: string): number | null {
  const unit = germanUnits.find(([name]) => name === text)
  if (unit) return unit[1]
  const teen = germanUnits.find(([name]) => text === `${name}zehn`)
  if (teen) return teen[1] + 10
  const ten = germanTens.findIndex((name) => text.endsWith(name))
  if (ten < 0) return null
  const rest = text.slice(0, -(germanTens[ten]?.length ?? 0))
  if (rest === '') return (ten + 2) * 10
  const before = /^(.+)und$/.exec(rest)
  const one = before ? germanUnits.find(([name]) => name === before[1]) : undefined
  return one ? (ten + 2) * 10 + one[1] : null
}

const hanDigits: Record<string, number> = {
  零: 0,
  〇: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  壹: 1,
  贰: 2,
  叁: 3,
}
const hanScales: Record<string, number> = { 十: 10, 百: 100, 千: 1000, 万: 10_000, 萬: 10_000, 亿: 1e8, 億: 1e8 }
const hanRun = /[零〇一二两兩三四五六七八九壹贰叁十百千万萬亿億]+/gu
/** Words that hold a sign for a number and mean none. */
const hanWords =
  /一(?:下|些|起|样|定|般|直|切|旦|致|流|应俱全|并|同|共|站|步|边|面|点|个|套|处|栋|间|家|位|次|条|种|款|则|所|张|份|句|览)|唯一|之一|统一|第一时间|万一|千万|十分|三思|百分|四周|四季|七彩|五金|八卦|周[一二三四五六日]|星期[一二三四五六日]|双十/gu

/** Numbers in Han signs: "三十五万", "二〇二〇". */
export function findHanNumbers(text: string): WordNumber[] {
  const idle = new Set<number>()
  for (const { 0: word, index } of text.matchAll(hanWords)) {
    // "一个卧室" counts, "一个" alone does not: what is counted is looked at by the reader.
    for (let at = index; at < index + word.length; at += 1) if (!/^一(?:个|套|处|栋|间)$/u.test(word)) idle.add(at)
  }
  return [...text.matchAll(hanRun)].flatMap(({ 0: run, index }) => {
    if (idle.has(index) && idle.has(index + run.length - 1)) return []
    if (/^[万萬千百亿億]+$/u.test(run)) return []
    const isOrdinal = text[index - 1] === '第'
    const value = readHan(run)
    return [
      {
        start: index,
        end: index + run.length,
        value,
        isArticle: run === '一' && !isOrdinal,
        isOrdinal,
        isDoubtful: false,
      },
    ]
  })
}

function readHan(run: string): number {
  if ([...run].every((sign) => sign in hanDigits)) return Number([...run].map((sign) => hanDigits[sign]).join(''))
  let total = 0
  let section = 0
  let digit = 0
  for (const sign of run) {
    const scale = hanScales[sign]
    if (scale === undefined) digit = hanDigits[sign] ?? 0
    else if (scale < 10_000) {
      section += (digit === 0 ? 1 : digit) * scale
      digit = 0
    } else {
      total = (total + section + digit) * scale
      section = 0
      digit = 0
    }
  }
  return total + section + digit
}

const word = /[\p{L}\p{M}]+/gu
/** What the number words of German that are made by rule begin with. */
const german = /^(?:zw|drei|vier|fun|sech|sieb|acht|neun|zehn|elf|ein|hundert|tausend|million|anderthalb)/

interface WordAt extends Meaning {
  start: number
  end: number
}

/** Numbers in words of English, Spanish, French, German and Chinese. `language` decides words that several have. */
export function findNumberWords(text: string, language: LanguageCode, letters = foldAligned(text)): WordNumber[] {
  const found: WordAt[] = []
  for (const { 0: raw, index } of letters.matchAll(word)) {
    const meaning = meaningOf(raw.includes('ß') ? raw.replaceAll('ß', 'ss') : raw, language)
    if (meaning) found.push({ ...meaning, start: index, end: index + raw.length })
  }
  const numbers: WordNumber[] = []
  for (let at = 0; at < found.length; ) {
    const { number, next } = readRun(text, found, at)
    numbers.push(number)
    at = next
  }
  return /\p{Script=Han}/u.test(text) ? [...numbers, ...findHanNumbers(text)] : numbers
}

function meaningOf(folded: string, language: LanguageCode): Meaning | null {
  // Portuguese: "of the".
  if (folded === 'dos' && language === 'pt') return null
  const meaning = meanings.get(folded)
  if (meaning) return { ...meaning, isForeign: meaning.only !== undefined && meaning.only !== language }
  if (!german.test(folded)) return null
  const value = /^(?:ein|eins)$/.test(folded) ? null : readGermanNumber(folded)
  if (value === null) return null
  return {
    value,
    isForeign: folded === 'elf' && language !== 'de',
    kind: /^(?:hundert|tausend|million|millionen)$/.test(folded) ? 'scale' : 'unit',
  }
}

const joint =
  /^(?:[\s\u00A0]*-?[\s\u00A0]*|[\s\u00A0]+(?:and|y|e|et|und)[\s\u00A0]+(?:a[\s\u00A0]+)?|-et-|[\s\u00A0]+de[\s\u00A0]+)$/i

/** One number from the words that begin at `from`: "five hundred fifty thousand", "quatre-vingt-dix". */
function readRun(text: string, words: readonly WordAt[], from: number): { number: WordNumber; next: number } {
  const first = words[from] as WordAt
  const begin = { start: first.start, end: first.end, isArticle: false, isOrdinal: false, isDoubtful: false }
  if (first.kind === 'ordinal')
    return {
      number: { ...begin, value: first.value, isOrdinal: true, isDoubtful: first.isForeign ?? false },
      next: from + 1,
    }
  let total = 0
  let group = 0
  let last: WordAt | null = null
  let at = from
  for (; at < words.length; at += 1) {
    const now = words[at] as WordAt
    if (last && (!joint.test(text.slice(last.end, now.start)) || !joins(last, now, group))) break
    if (now.kind === 'scale' && now.value === 100) group = (group === 0 ? 1 : group) * 100
    else if (now.kind === 'scale') {
      total = (total + (group === 0 ? 1 : group)) * now.value
      group = 0
    } else if (now.value === 20 && group % 100 === 4 && last?.value === 4) group += 76
    else if (last && last.kind !== 'scale' && now.value >= 10 && group > 0 && group < 21 && now.value < 100)
      group = group * 100 + now.value
    else group += now.value
    last = now
  }
  const end = (last ?? first).end
  const half = /^[\s\u00A0-]+(?:and[\s-]a[\s-]half|y media|y medio|e meio|e meia|et demie?|einhalb)(?![\p{L}])/iu.exec(
    text.slice(end),
  )
  const point = /^[\s\u00A0]+(?:point|punto|coma|virgule|komma)[\s\u00A0]+(\p{L}+)/iu.exec(text.slice(end))
  const decimal = point ? meaningOf(foldAligned(point[1] ?? ''), 'en') : null
  const value = total + group
  if (half) return { number: { ...begin, value: value + 0.5, end: end + half[0].length }, next: at }
  if (point && decimal && decimal.value < 10)
    return { number: { ...begin, value: value + decimal.value / 10, end: end + point[0].length }, next: at + 1 }
  return {
    number: {
      ...begin,
      value,
      end,
      isArticle: at === from + 1 && first.kind === 'article',
      isDoubtful: at === from + 1 && (first.isForeign ?? false),
    },
    next: Math.max(at, from + 1),
  }
}

function joins(last: WordAt, now: WordAt, group: number): boolean {
  if (now.kind === 'ordinal') return false
  if (now.kind === 'scale') return true
  if (last.kind === 'scale') return last.value !== 100 || now.value < 100
  if (last.value >= 100) return now.value < 100
  // "twenty five", "quatre vingt dix", "nineteen eighty"; never "two three".
  if (now.value < 10) return last.value >= 20 && last.value % 10 === 0
  return (now.value === 20 && last.value === 4) || (now.value < 20 && [60, 20].includes(last.value)) || group < 21
}
