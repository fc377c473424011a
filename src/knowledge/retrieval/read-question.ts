import { wordTable } from '../../platform/text/word-table.ts'
import { senses } from '../../reading/languages/tables/knowledge-words.ts'
import { isHan } from '../words/cut-words.ts'
import { shownKey } from '../words/shown-senses.ts'
import type { ReadWord, WordReader } from '../words/word-reader.ts'
import type { PassageIndex } from './passage-index.ts'
import type { QuestionGroup, ReadQuestion } from './question-group.ts'
import type { SlipFinder } from './slip-finder.ts'

const bySense = 0.9
const byWiderSense = 0.75
const byNarrowerSense = 0.7
const byRelatedSense = 0.7
const byShowing = 0.75
/** Who asks for the phone number wants the number, and not the word. */
const bestShown = new Set(['phone', 'email'])
const byName = 0.6
const byValue = 0.95
const byPart = 0.6
const faint = 0.3
const faintPhrase = 0.45
const smallPhrase = 0.8
/** What nearly every question is about, besides something else. */
const vague = new Set(['fee', 'allow', 'pay', 'rent', 'phone', 'contact', 'area', 'moveOut'])
const short = 0.6
const ofPhrase = 0.4
/** More words tell nothing more of what is asked. */
const mostGroups = 40

/** What is asked by the one is told by the other. */
const related = wordTable<readonly string[]>({
  hours: ['open', 'closed'],
  open: ['closed', 'hours'],
  closed: ['open'],
  allow: ['forbid'],
  forbid: ['allow'],
})

/** Of each sense what is a kind of it. */
const narrower: ReadonlyMap<string, readonly string[]> = new Map(
  [...senses.keys()].map((sense) => [sense, [...senses].filter(([, wider]) => wider === sense).map(([name]) => name)]),
)

/** What a question is about, as the index of passages can be asked. */
export function readQuestion(
  question: string,
  reader: WordReader,
  index: PassageIndex,
  slips: SlipFinder,
): ReadQuestion {
  const words = reader.read(slips.mend(question))
  const groups: QuestionGroup[] = []
  let at = 0
  while (at < words.length && groups.length < mostGroups) {
    const word = words[at]
    if (!word) break
    if (word.senses.length > 0) {
      const phrase = words.slice(at, at + word.length)
      groups.push(...groupsOfPhrase(phrase))
      at += word.length
    } else if (isHan(word.word)) {
      const run = hanRun(words, at)
      groups.push(...groupsOfSigns(run))
      at += run.length
    } else {
      if (!word.isSmall) groups.push({ ...groupOfWord(word), isForeign: reader.isForeign(word.stem) })
      at += 1
    }
  }
  const distinct = joinSame(groups)
  for (const group of distinct) {
    group.isUnknown = ![...group.keys.keys()].some((key) => index.hasKey(key))
    group.isOwnUnknown = ![...group.keys].some(
      ([key, weight]) => weight >= byName && !group.others.has(key) && index.hasKey(key),
    )
  }
  const told = distinct.filter(({ isUnknown, isAsked }) => isAsked || !isUnknown)
  return { isOfFirm: reader.speaksOfFirm(question, 'asked'), groups: told, asked: reader.askedFor(question) }
}

function groupsOfPhrase(phrase: readonly ReadWord[]): QuestionGroup[] {
  const [first] = phrase
  if (!first) return []
  const keys = new Map<string, number>()
  for (const sense of first.senses) addSense(keys, sense)
  const signs = phrase.map(({ word }) => word).filter(isHan)
  if (signs.length === 2) keys.set(signs.join(''), 1)
  const isOneWord = phrase.length === 1 && !isHan(first.word)
  if (isOneWord) {
    keys.set(first.stem, first.senses.some((sense) => bestShown.has(sense)) ? byName : 1)
    for (const part of first.parts) keys.set(part, byPart)
  }
  const whole = makeGroup(keys, weightOfPhrase(phrase, first.senses), first.senses)
  if (isOneWord || signs.length > 0) return [whole]
  const parts = phrase
    .filter(({ isSmall }) => !isSmall)
    .map(({ stem }) => makeGroup(new Map([[stem, 1]]), ofPhrase, [], false))
  return [whole, ...parts]
}

/** A phrase means more than its words: of small ones that say something only together, as "month to month". */
function weightOfPhrase(phrase: readonly ReadWord[], meant: readonly string[]): number {
  if (!phrase.every(({ isSmall, isFaint }) => isSmall || isFaint)) return 1
  return phrase.length > 1 && !meant.every((sense) => vague.has(sense)) ? smallPhrase : faintPhrase
}

function addSense(keys: Map<string, number>, sense: string): void {
  const add = (name: string, weight: number) => keys.set(`=${name}`, Math.max(keys.get(`=${name}`) ?? 0, weight))
  const isShown = bestShown.has(sense)
  add(sense, isShown ? byName : bySense)
  keys.set(shownKey(sense), isShown ? byValue : byShowing)
  const wider = senses.get(sense)
  if (wider) add(wider, byWiderSense)
  for (const each of narrower.get(sense) ?? []) add(each, byNarrowerSense)
  for (const each of related[sense] ?? []) add(each, byRelatedSense)
}

function groupOfWord(word: ReadWord): QuestionGroup {
  const keys = new Map([[word.stem, 1]])
  for (const part of word.parts) keys.set(part, byPart)
  return makeGroup(keys, weightOf(word))
}

/** A number alone, and a word of two or three letters that nobody knows, say little. */
function weightOf({ word, isFaint }: ReadWord): number {
  if (isFaint || /^\d{1,2}$/.test(word)) return faint
  return word.length < 3 ? short : 1
}

/** Signs without a blank or a known phrase between them, from here on. */
function hanRun(words: readonly ReadWord[], from: number): ReadWord[] {
  const run: ReadWord[] = []
  for (let at = from; at < words.length; at++) {
    const word = words[at]
    if (!word || !isHan(word.word) || word.senses.length > 0 || (run.length > 0 && word.isSmall !== run[0]?.isSmall))
      break
    run.push(word)
  }
  return run
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** By the words that a dictionary makes of them; a single sign says little. */
function groupsOfSigns(run: readonly ReadWord[]): QuestionGroup[] {
  if (run[0]?.isSmall) return []
  const groups: QuestionGroup[] = []
  for (const { segment, index } of segmenter.segment(run.map(({ word }) => word).join(''))) {
    const pairs = Array.from({ length: segment.length - 1 }, (_, at) => segment.slice(at, at + 2))
    const isFaint = run.slice(index, index + segment.length).every((each) => each.isFaint)
    for (const pair of pairs) groups.push(makeGroup(new Map([[pair, 1]]), (isFaint ? faint : 1) / pairs.length))
  }
  return groups
}

function makeGroup(
  keys: Map<string, number>,
  weight: number,
  ofSenses: readonly string[] = [],
  isAsked = true,
): QuestionGroup {
  return {
    keys,
    weight,
    isAsked,
    isUnknown: false,
    isOwnUnknown: false,
    isForeign: false,
    others: othersOf(ofSenses),
    rarity: 0,
    senses: ofSenses,
    siblings: siblingsOf(ofSenses),
  }
}

function othersOf(ofSenses: readonly string[]): Set<string> {
  const all = ofSenses.flatMap((sense) => [senses.get(sense) ?? '', ...(narrower.get(sense) ?? [])])
  return new Set(all.map((each) => `=${each}`))
}

function siblingsOf(ofSenses: readonly string[]): string[] {
  return ofSenses.flatMap((sense) => {
    const wider = senses.get(sense)
    const all = wider ? (narrower.get(wider) ?? []) : []
    return all.filter((each) => !ofSenses.includes(each)).map((each) => `=${each}`)
  })
}

/** What is said twice is asked once. */
function joinSame(groups: readonly QuestionGroup[]): QuestionGroup[] {
  const joined = new Map<string, QuestionGroup>()
  for (const group of groups) {
    const name = [...group.keys.keys()].sort().join(' ')
    const before = joined.get(name)
    if (!before || before.weight < group.weight) joined.set(name, group)
  }
  return [...joined.values()]
}
