import { foldText } from '../../../platform/text/listing-keys.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import { simplifyText } from '../../../reading/languages/chinese/characters.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { DescribedWords } from '../../../reading/languages/tables/described-words.ts'
import type { Comparison } from '../../../reading/languages/wording.ts'

/** One home as a message speaks of it: "the brick ranch", and where that stands in the message. */
export interface Description {
  start: number
  end: number
  /** What is said of it, folded. */
  words: readonly string[]
  /** What it is, where a word says more than that it is a home. */
  kind: string | null
  /** "the cheaper one" of those that were shown. */
  comparison: Comparison | null
  /** "the cheapest one": of those shown, or of all. */
  isSuperlative: boolean
  /** "das mit der Scheune": no word for the home, and what it has. */
  isLinked: boolean
  /** "le 88": by the number of its house alone. */
  isNumber: boolean
}

type Order = 'cheaper' | 'pricier' | 'bigger' | 'smaller' | 'newer' | 'older'
const orders: readonly Order[] = ['cheaper', 'pricier', 'bigger', 'smaller', 'newer', 'older']

/** The words of a language by which one home is spoken of (described-words.ts), ready to be looked up. */
interface Compiled {
  code: DescribedWords['code']
  the: ReadonlySet<string>
  one: ReadonlySet<string>
  kinds: ReadonlySet<string>
  links: ReadonlySet<string>
  rooms: ReadonlySet<string>
  /** Words for small numbers. */
  numbers: ReadonlySet<string>
  /** "mais barata" */
  more: ReadonlySet<string>
  some: ReadonlySet<string>
  small: ReadonlySet<string>
  ends: ReadonlySet<string>
  never: ReadonlySet<string>
  orders: ReadonlyMap<string, { order: Order; isMost: boolean }>
}

/** The words of a list, folded. */
export const wordSet = (list: string): ReadonlySet<string> =>
  new Set(
    list
      .split(/[,\n]/)
      .map((word) => foldText(word.trim()))
      .filter((word) => word !== ''),
  )

/** Named, as what is made of a language's tables is kept under the function that makes it. */
export function compileDescribedWords({ language }: LanguageTables): Compiled {
  const words = describedWordsOf(language.code)
  const said = new Map<string, { order: Order; isMost: boolean }>()
  for (const order of orders) {
    const [less = '', most = ''] = words[order].split('|')
    for (const word of wordSet(less)) said.set(word, { order, isMost: false })
    for (const word of wordSet(most)) said.set(word, { order, isMost: true })
  }
  const { code, the, one, kinds, rooms, links, more, some, small, ends, never } = words
  return {
    code,
    the: wordSet(the),
    one: wordSet(one),
    kinds: wordSet(kinds),
    links: wordSet(links),
    rooms: wordSet(rooms),
    numbers: new Set(Object.keys(language.numbers.units)),
    more: wordSet(more),
    some: wordSet(some),
    small: wordSet(small),
    ends: wordSet(ends),
    never: wordSet(never),
    orders: said,
  }
}

interface Word {
  text: string
  start: number
  end: number
  /** A sign of the sentence stands before it. */
  isApart: boolean
}

const longestRead = 300
const mostBefore = 4
const mostBehind = 5
const mostDescriptions = 2

/** The homes that a message describes; a bare "the house" describes none. Pure. */
export function readDescriptions(message: string, tables: LanguageTables): Description[] {
  if (message.length > longestRead) return []
  const words = tables.derive(compileDescribedWords)
  const found =
    words.code === 'zh' ? readChinese(message, words) : cutWords(message).map((_, at, all) => readAt(all, at, words))
  const told = found.flatMap((each) => each ?? [])
  // "the loft in the house": the first of those that overlap.
  return told.filter((each, at) => !told.slice(0, at).some(({ end }) => each.start < end)).slice(0, mostDescriptions)
}

function cutWords(message: string): Word[] {
  const found: Word[] = []
  let before = 0
  for (const { 0: raw, index } of message.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
    const between = message.slice(before, index)
    // "im 5. Stock"
    const isOrdinal = /\d$/.test(message.slice(0, before)) && between.trim() === '.'
    const isApart = !isOrdinal && /[,.;:!?()¿¡]/u.test(between)
    found.push({ text: foldText(raw), start: index, end: index + raw.length, isApart })
    before = index + raw.length
  }
  return found
}

function readAt(all: readonly Word[], at: number, words: Compiled): Description | null {
  const [first] = all.slice(at, at + 1)
  if (!first || !words.the.has(first.text)) return null
  const counted = readCounted(all, at, words)
  if (counted !== null) return counted
  const ordered = readOrdered(all, at, words)
  if (ordered !== null) return ordered
  const headAt = findHead(all, at + 1, words)
  if (headAt === null) return readNumber(all, at, words)
  const isVirtual = headAt === at
  const before = all.slice(at + 1, Math.max(at + 1, headAt))
  const behind = readBehind(all, headAt + 1, words, isVirtual)
  const isPredicate =
    !isVirtual &&
    words.ends.has(all[at - 1]?.text ?? '') &&
    (all[headAt + 1 + behind.length] === undefined || all[headAt + 1 + behind.length]?.isApart === true) &&
    !(words.code === 'en' && all[headAt]?.text === 'one')
  const kept = isPredicate ? [] : trimmed(behind, words)
  const head = all[headAt]
  const last = kept.at(-1) ?? head
  const kind = !isVirtual && head && words.kinds.has(head.text) ? head.text : null
  const where = { start: first.start, end: last?.end ?? first.end, kind, isLinked: isVirtual }
  return describe([...before, ...kept], where, words)
}

/** Where the word for the home stands; at the article itself for "celle avec …", "das mit …". */
function findHead(all: readonly Word[], from: number, words: Compiled): number | null {
  const next = all[from]
  if (!next || next.isApart) return null
  if (words.code !== 'en' && words.links.has(next.text)) return from - 1
  for (let at = from; at <= from + mostBefore; at++) {
    const word = all[at]
    if (!word || word.isApart) return null
    if (words.one.has(word.text)) return at
    // "the craftsman house", "the brick ranch house"
    if (words.kinds.has(word.text)) {
      const behind = all[at + 1]
      return behind && !behind.isApart && words.one.has(behind.text) && words.code === 'en' ? at + 1 : at
    }
    if (words.ends.has(word.text) || words.links.has(word.text) || words.some.has(word.text)) return null
  }
  return null
}

const followed: ReadonlySet<string> = new Set(['es', 'fr', 'pt'])

/** "with the pool", "over the bakery"; in Romance languages "amarilla", "en briques" as well. */
function readBehind(all: readonly Word[], from: number, words: Compiled, isVirtual: boolean): Word[] {
  const next = all[from]
  if (!next || next.isApart) return []
  const isLinked = words.links.has(next.text)
  if (!isLinked && !followed.has(words.code)) return []
  const found: Word[] = []
  for (const word of all.slice(from, from + mostBehind + 1)) {
    // "con una piscina"
    const isLed = isLinked && (found.length === 0 || (found.length === 1 && words.some.has(word.text)))
    const isEnd = (words.ends.has(word.text) && !words.small.has(word.text)) || words.some.has(word.text)
    if (word.isApart || (isEnd && !isLed)) break
    if (!isLinked && !isVirtual && found.length > 0 && !words.links.has(word.text) && found.length >= 2) break
    found.push(word)
  }
  return found
}

function trimmed(found: readonly Word[], { small, links }: Compiled): Word[] {
  const last = found.findLastIndex(({ text }) => !small.has(text) && !links.has(text))
  return found.slice(0, last + 1)
}

/** "the one bedroom", which is no "one" with something behind it. */
function readCounted(all: readonly Word[], at: number, words: Compiled): Description | null {
  const [the, number, rooms] = all.slice(at, at + 3)
  if (!the || !number || !rooms || number.isApart || rooms.isApart || !words.rooms.has(rooms.text)) return null
  if (!/^\d$/.test(number.text) && !words.numbers.has(number.text)) return null
  const behind = all[at + 3]
  const isHome = behind && !behind.isApart && (words.one.has(behind.text) || words.kinds.has(behind.text))
  const kind = isHome && words.kinds.has(behind.text) ? behind.text : null
  const end = isHome ? behind.end : rooms.end
  return { ...plain, start: the.start, end, words: [number.text, rooms.text], kind }
}

/** "a mais barata tem garagem?", "das günstigste hat": the word for the home is left out. */
function readOrdered(all: readonly Word[], at: number, words: Compiled): Description | null {
  const [the, first, second] = all.slice(at, at + 3)
  if (!the || !first || first.isApart) return null
  const isMore = words.more.has(first.text)
  const said = isMore ? second : first
  const order = said === undefined || said.isApart ? undefined : words.orders.get(said.text)
  if (!said || order === undefined) return null
  const behind = at + (isMore ? 3 : 2)
  const last = endOfAll(all, behind, words)
  const next = all[last]
  if (next && !next.isApart && !words.ends.has(next.text) && !words.some.has(next.text)) return null
  const isSuperlative = isMore || order.isMost
  const { end } = all[last - 1] ?? said
  return { ...plain, start: the.start, end, words: [], comparison: order.order, isSuperlative }
}

/** "of them", "of the two", "de esos": where what tells of which homes one is the cheapest ends. */
function endOfAll(all: readonly Word[], from: number, words: Compiled): number {
  const of = all[from]
  if (!of || of.isApart || !words.small.has(of.text) || words.the.has(of.text)) return from
  let at = from + 1
  while (at < from + mostOfAll && all[at] && !all[at]?.isApart && !words.ends.has(all[at]?.text ?? '')) at++
  return at
}

const mostOfAll = 4

/** "le 88 est toujours libre": the number of a house, and nothing counted behind it. */
function readNumber(all: readonly Word[], at: number, { ends }: Compiled): Description | null {
  const [the, number, next] = all.slice(at, at + 3)
  if (!the || !number || !/^\d{2,5}$/.test(number.text) || number.isApart) return null
  if (next && !next.isApart && !ends.has(next.text)) return null
  return { ...plain, start: the.start, end: number.end, words: [number.text], isNumber: true }
}

const plain = { kind: null, comparison: null, isSuperlative: false, isNumber: false, isLinked: false }

function describe(
  said: readonly Word[],
  where: Pick<Description, 'start' | 'end' | 'kind' | 'isLinked'>,
  { some, small, links, never, orders: ordered }: Compiled,
): Description | null {
  if (said.some(({ text }) => never.has(text))) return null
  const compared = said.map(({ text }) => ordered.get(text)).find((each) => each !== undefined)
  const words = said
    .map(({ text }) => text)
    .filter((text) => ![some, small, links].some((set) => set.has(text)) && !ordered.has(text))
  if (words.length === 0 && where.kind === null && compared === undefined) return null
  return {
    ...where,
    words,
    comparison: compared?.order ?? null,
    isSuperlative: compared?.isMost ?? false,
    isNumber: false,
  }
}

/** "带泳池的那套", "那套带泳池的", "那个联排". */
function readChinese(message: string, words: Compiled): (Description | null)[] {
  const the = [...words.the].sort((a, b) => b.length - a.length).join('|')
  const kinds = [...words.kinds].sort((a, b) => b.length - a.length).join('|')
  const said = '[^，,。.；;！!？?\\s]'
  const pattern = new RegExp(
    `(?:(?<before>${said}{1,10}?)的?)?(?:${the})(?<floor>(?:[一二三四五六七八九十]|\\d{1,2})[楼层](?:的)?)?(?:(?<kind>${kinds})|(?<behind>(?:带|有|靠|在)${said}{1,8})的)?`,
    'gu',
  )
  // The words of the language are simplified ones; what is said of the home stays as it was written.
  return [...simplifyText(message).matchAll(pattern)].map(({ 0: whole, index, groups }) => {
    const { before = '', kind = null, behind = '', floor = '' } = groups ?? {}
    const lead = before.replace(
      /^(?:我|想|要|看|看看|喜欢|请问|问|对|觉得|跟|和|与|把|给|约|去|关于|说说|介绍|再|一下)+/u,
      '',
    )
    const skipped = before.length - lead.length
    const text = `${lead}${behind}`
    const order = [...words.orders].sort((a, b) => b[0].length - a[0].length).find(([word]) => text.includes(word))
    const isOrder = order !== undefined && text.length <= order[0].length + 2
    const plainText = text.replace(/^(?:带|有|靠|近)/u, '').replace(/的$/u, '')
    if ([...words.never].some((word) => text.includes(word))) return null
    if (plainText === '' && kind === null && floor === '') return null
    const start = index + whole.indexOf(plainText)
    const told = message.slice(start, start + plainText.length)
    const floors = floor === '' ? [] : [floor.replace(/的$/u, '')]
    return {
      start: index + skipped,
      end: index + whole.length,
      words: isOrder || plainText === '' ? floors : [told, ...floors],
      kind: kind === null ? null : foldText(kind),
      comparison: isOrder ? order[1].order : null,
      isSuperlative: isOrder && order[1].isMost,
      isNumber: false,
      isLinked: false,
    }
  })
}
