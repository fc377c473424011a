import { splitSentences } from '../../platform/text/split-sentences.ts'
import { senses } from '../../reading/languages/tables/knowledge-words.ts'
import type { QuestionGroup, ReadQuestion } from '../retrieval/question-group.ts'
import { shownSenses } from '../words/shown-senses.ts'
import { keysOfWords, type WordReader } from '../words/word-reader.ts'
import { kindsToShow, showsKind } from './answer-signs.ts'
import { weights } from './weights.ts'

export interface JudgedSentence {
  text: string
  /** How much of the question it speaks of by itself, and together with what it stands under; 0 to 1. */
  own: number
  inContext: number
  /** Whether it shows what the question asks for; true where that needs no sign. */
  shows: boolean
  score: number
}

export interface JudgedPassage {
  sentences: readonly JudgedSentence[]
  /** Place of the sentence that answers best. */
  best: number
  /** How much of the question the passage and its headings speak of, 0 to 1. */
  coverage: number
  /** How much of the question its headings speak of, 0 to 1. */
  named: number
  /** Whether one word of the question is all that it has, and might have by chance. */
  isByChance: boolean
  /** Whether the question has a word of the world outside, and no heading has it. */
  isOfOtherWorld: boolean
  /** How well it fits, apart from how other passages do. */
  fit: number
}

const endOfClause = /[;；.。!！\n]/

/** From this weight on a word says something of what is asked. */
const saying = 0.4

interface TextForJudging {
  headings: readonly string[]
  text: string
}

/** How well a passage answers, sentence by sentence. */
export function judgePassage(passage: TextForJudging, question: ReadQuestion, reader: WordReader): JudgedPassage {
  const { groups } = question
  const there = new Set([...passage.headings, passage.text].flatMap((each) => reader.keysOf(each)))
  const clauses = () => passage.text.split(endOfClause).map((clause) => new Set(reader.keysOf(clause)))
  const other = groups.map((group) => (speaksOfAnother(group, there, clauses) ? weights.another : 1))
  const asked = groups.map(({ isAsked }) => isAsked)
  const inner = gains(groups, new Set(reader.keysOf(passage.headings.at(-1) ?? '')))
  const outer = gains(groups, new Set(passage.headings.slice(0, -1).flatMap((each) => reader.keysOf(each))))
  const heading = inner.map(
    (gain, at) => (other[at] ?? 1) * Math.max(gain * weights.innerHeading, (outer[at] ?? 0) * weights.outerHeading),
  )
  const kinds = kindsToShow(question.asked)
  let lead: number[] = groups.map(() => 0)
  const read = splitSentences(passage.text).map((text) => {
    const words = reader.read(text)
    const own = gains(groups, new Set([...keysOfWords(words), ...shownSenses(text)])).map(
      (gain, at) => gain * (other[at] ?? 1),
    )
    const stems = words.map(({ stem }) => stem)
    const shows = kinds.every((kind) => showsKind(kind, text, stems, reader))
    const around = greatest(heading, lead)
    // What ends in a colon leads in the lines behind it.
    if (/[:：]$/.test(text)) lead = own.map((gain) => gain * weights.lead)
    const isOfFirm = question.isOfFirm && reader.speaksOfFirm(text, 'told')
    return { text, own, around, shows, isOfFirm }
  })
  const sentences = read.map(({ text, own, around, shows, isOfFirm }, at): JudgedSentence => {
    const beside = greatest(read[at - 1]?.own ?? [], read[at + 1]?.own ?? []).map((gain) => gain * weights.beside)
    const inContext = share(groups, greatest(own, around, beside))
    const alone = share(groups, own)
    const score =
      weights.context * inContext +
      weights.own * alone +
      weights.sign * (kinds.length === 0 ? weights.noSign : shows ? 1 : 0) +
      (isOfFirm ? weights.firm : 0)
    return { text, own: alone, inContext, shows, score }
  })
  const best = sentences.reduce((kept, { score }, at) => (score > (sentences[kept]?.score ?? 0) ? at : kept), 0)
  const all = greatest(heading, ...read.map(({ own }) => own))
  const coverage = share(
    groups.filter((_, at) => asked[at]),
    all.filter((_, at) => asked[at]),
  )
  const byChance = isByChance(groups, heading)
  const fit =
    weights.passage * coverage +
    weights.sentence * (sentences[best]?.score ?? 0) -
    (missesMain(groups, all) ? weights.missing : 0) -
    (byChance ? weights.chance : 0)
  const named = share(
    groups.filter((_, at) => asked[at]),
    heading.filter((_, at) => asked[at]),
  )
  const isOfOtherWorld = speaksOfOtherWorld(groups, heading)
  return { sentences, best, coverage, named, fit, isByChance: byChance, isOfOtherWorld }
}

/** Whether what the question is most about is not spoken of. */
function missesMain(groups: readonly QuestionGroup[], gained: readonly number[]): boolean {
  const most = groups.reduce((kept, group, at) => (importance(group) > importance(groups[kept]) ? at : kept), 0)
  return (gained[most] ?? 0) < weights.spokenOf
}

function importance(group: QuestionGroup | undefined): number {
  return group?.isAsked ? group.weight * importanceOf(group) : 0
}

/** One word of no firm's papers, which no heading has: that it occurs says nothing. */
function isByChance(groups: readonly QuestionGroup[], heading: readonly number[]): boolean {
  const main = groups.filter(({ weight, isAsked }) => isAsked && weight >= saying)
  const isNamed = heading.some((gain, at) => gain > 0.5 && (groups[at]?.weight ?? 0) >= saying)
  return main.length <= 1 && !isNamed && main.every(({ senses }) => senses.length === 0)
}

/** A word of the world outside, which no heading has: papers that have it in passing do not speak of it. */
function speaksOfOtherWorld(groups: readonly QuestionGroup[], heading: readonly number[]): boolean {
  return groups.some(({ isForeign }, at) => isForeign && (heading[at] ?? 0) <= 0.5)
}

/**
 * Cats were asked for and dogs are spoken of, which are pets too: that answers nothing about cats, unless it
 * speaks of pets besides ("Animal: Dog" does not).
 */
function speaksOfAnother(
  group: QuestionGroup,
  there: ReadonlySet<string>,
  clauses: () => readonly ReadonlySet<string>[],
): boolean {
  const isNamed = (keys: ReadonlySet<string>) => group.siblings.some((key) => keys.has(key))
  return (
    group.senses.length > 0 &&
    isNamed(there) &&
    !group.senses.some((sense) => there.has(`=${sense}`)) &&
    !clauses().some((keys) => !isNamed(keys) && group.senses.some((sense) => keys.has(`=${senses.get(sense)}`)))
  )
}

/** Of each group how surely a text with these keys speaks of it. */
export function gains(groups: readonly QuestionGroup[], keys: ReadonlySet<string>): number[] {
  return groups.map((group) => {
    let [most, second] = [0, 0]
    for (const [key, weight] of group.keys) {
      if (!keys.has(key)) continue
      second = Math.max(second, Math.min(most, weight))
      most = Math.max(most, weight)
    }
    // Two signs of the same thing are surer than one: "open" and "9 a.m." for the hours.
    return most + (1 - most) * second * weights.second
  })
}

/** Of several lists the greatest at each place. */
function greatest(...lists: readonly (readonly number[])[]): number[] {
  const length = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length }, (_, at) => Math.max(0, ...lists.map((list) => list[at] ?? 0)))
}

/** How much of the question these gains are: what few passages speak of is more of it. */
export function share(groups: readonly QuestionGroup[], gained: readonly number[]): number {
  let all = 0
  let had = 0
  groups.forEach((group, at) => {
    const weight = group.weight * importanceOf(group)
    all += weight
    had += weight * (gained[at] ?? 0)
  })
  return all === 0 ? 0 : had / all
}

/** A word that says little says no more for being rare. */
function importanceOf({ isUnknown, isOwnUnknown, rarity, weight, senses: meant }: QuestionGroup): number {
  if (weight < 0.5) return Math.min(rarity, weights.mostFaint)
  if (isUnknown && meant.length === 0) return rarity * weights.unknownWord
  if (isOwnUnknown && !isUnknown) return Math.max(rarity, weights.ownUnknown)
  return isUnknown ? rarity * weights.unknown : rarity
}
