import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { About } from '../judge/what-it-speaks-of.ts'
import { stemOf } from '../text/stem-of.ts'
import { findLanguage, isSmallWord } from '../words/find-language.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import type { SaidToken } from '../words/said-lexicon.ts'
import { restOf } from './accounted-for.ts'
import { compare, type Figures } from './compare.ts'
import { doubtOfSigns, loadSigns, type SignWeights } from './doubt-signs.ts'
import { doubtOfTrees, loadTrees, type Tree } from './doubt-trees.ts'
import { type Pools, poolsFor } from './evidence-pools.ts'
import { type KindsOfSentence, loadKinds } from './kind-of-sentence.ts'
import { type NumberSources, numberFigures } from './number-origins.ts'
import { readSaid, type Said } from './read-said.ts'
import { signsOfSupport } from './support-signs.ts'
import weights from './weights.json' with { type: 'json' }

/** A sentence that no rule has withheld, and what is known of it. */
export interface Doubtful {
  text: string
  kinds: KindsOfSentence
  /** Null in a language that is read by form alone. */
  read: ReadSentence | null
  language: LanguageCode | null
  /** Homes that it speaks of. */
  homes: readonly KnownHome[]
  about: About
  evidence: Evidence
  question: string
  /** Homes, numbers and features in it that rules have proven. */
  proven: readonly Span[]
  /** What it begins with. */
  answers: 'yes' | 'no' | null
  /** What rules hold against it: reasons to doubt it, and no more. `claim`: the words that name a feature. */
  faults: readonly { kind: string; claim?: Span }[]
  /** Its numbers, and what they may come from. */
  amounts: NumberSources
}

const mostNumbers = 4
const mostProven = 3

/** How a sentence stands to all that is known, in figures: what the weights are of. */
export function figuresOf({
  text,
  kinds,
  read,
  language,
  homes,
  about,
  evidence,
  question,
  proven,
  answers,
  faults,
  amounts,
}: Doubtful): Standing {
  const { languages } = evidence
  const pools = poolsFor(homes, evidence)
  const said = readSaid(text, language, languages)
  const asked = readSaid(question, findLanguage(question, language ?? 'en'), languages)
  const visitor = evidence.derive(readVisitor)
  const figures = compare(said, pools, { heard: visitor, asked })
  Object.assign(figures, {
    numbers: Math.min(said.numbers.length, mostNumbers) / mostNumbers,
    asked: said.stems.size === 0 ? 0 : said.stems.intersection(asked.stems).size / said.stems.size,
    question: read?.isQuestion ? 1 : 0,
    said: read === null ? 1 : read.frames.filter((frame) => frame === 'said').length / Math.max(1, read.frames.length),
    proven: Math.min(proven.length, mostProven) / mostProven,
    hasHomes: homes.length > 0 ? 1 : 0,
    otherLanguage: [...pools.own, ...pools.firm].some((piece) => piece.language === language) ? 0 : 1,
    [`about.${about}`]: 1,
    novelOfHome: about === 'home' || about === 'homes' ? (figures.novel ?? 0) : 0,
    novelOfFirm: about === 'firm' ? (figures.novel ?? 0) : 0,
  })
  Object.assign(figures, numberFigures(amounts, pools))
  for (const { kind, claim } of faults) {
    figures.fault = 1
    figures[`fault.${kind}`] = 1
    if (claim !== undefined) figures[`fault.${kind}.${standingOf(claim, said, pools)}`] = 1
  }
  for (const [kind, likely] of Object.entries(kinds)) figures[`speech.${kind}`] = likely
  if (read !== null)
    Object.assign(
      figures,
      whatItHas(read, pools, visitor),
      whatIsLeft(restOf(read, proven, said.numbers.length > 0), pools, visitor, said.isDenied),
    )
  for (const { tag } of read?.phrases ?? []) figures[`word.${tag.split('.')[0]}`] = 1
  const signs = signsOfSupport(text, said, pools, visitor)
  signs.push(`about ${about}`, ...faults.map(({ kind }) => `fault ${kind}`))
  if (answers === null) return { figures, signs }
  signs.push(`answers ${answers}`)
  // "Yes, …" says what was asked; "No, …" denies it.
  const stated = {
    ...asked,
    isDenied: asked.isDenied !== (answers === 'no'),
    concepts:
      answers === 'no'
        ? { ...asked.concepts, said: asked.concepts.denied, denied: asked.concepts.said }
        : asked.concepts,
  }
  const ofQuestion = compare(stated, pools, { heard: new Set(), asked })
  for (const [name, value] of Object.entries(ofQuestion)) figures[`${answers}.${name}`] = value
  return { figures: { ...figures, [`is.${answers}`]: 1 }, signs }
}

/** How a thing that words name, whatever they are, stands in what the homes that are spoken of and the firm say. */
function standingOf(claim: Span, { concepts }: Said, { own, firm }: Pools): 'said' | 'denied' | 'nowhere' | 'unnamed' {
  const names = concepts.found
    .filter(({ start, end }) => start < claim.end && end > claim.start)
    .map(({ name }) => name)
  if (names.length === 0) return 'unnamed'
  const known = [...own, ...firm]
  if (known.some((piece) => names.some((name) => piece.concepts.said.has(name)))) return 'said'
  return known.some((piece) => names.some((name) => piece.concepts.denied.has(name))) ? 'denied' : 'nowhere'
}

/** Whether a feature is said that neither the homes that are spoken of nor the firm name in any words. */
export function hasMadeUpFeature(figures: Figures): boolean {
  return figures['fault.feature.nowhere'] === 1 || figures['fault.feature.unnamed'] === 1
}

/** So many words behind "has" or "there is" name what is there. */
const mostNaming = 4

/** Of what a sentence says that there is: how many of the words that name it stand in what is known, and whether none does. */
function whatItHas(read: ReadSentence, { own, firm }: Pools, visitor: ReadonlySet<string>): Figures {
  const known = [...own, ...firm]
  let [named, borne] = [0, 0]
  for (const { tag, to, from } of read.phrases) {
    if (tag !== 'haves' || read.frames[from] !== 'said') continue
    const clause = read.clauses[from]
    for (let at = to; at < to + mostNaming && read.clauses[at] === clause; at += 1) {
      const word = read.tokens[at]?.text ?? ''
      if (isSmallWord(word) || word.length < 3) continue
      named += 1
      const stem = stemOf(word)
      if (visitor.has(stem) || known.some(({ stems }) => stems.has(stem))) borne += 1
    }
  }
  return {
    has: named > 0 ? 1 : 0,
    hasBorne: named === 0 ? 0 : borne / named,
    hasNothing: named > 0 && borne === 0 ? 1 : 0,
  }
}

const mostLeft = 6

/** Of the words that no rule has held against anything: how many there are, and whether one piece of what is known says them all. */
function whatIsLeft(
  rest: readonly SaidToken[],
  { own, firm }: Pools,
  visitor: ReadonlySet<string>,
  isDenied: boolean,
): Figures {
  const stems = new Set(rest.map(({ text }) => stemOf(text)))
  const known = [...own, ...firm]
  const alike = known.filter((piece) => piece.isDenied === isDenied)
  const mostIn = (pieces: readonly Said[]) =>
    pieces.reduce((most, piece) => Math.max(most, stems.intersection(piece.stems).size), 0)
  const share = (count: number) => (stems.size === 0 ? 0 : count / stems.size)
  const novel = [...stems].filter((stem) => !visitor.has(stem) && !known.some((piece) => piece.stems.has(stem)))
  return {
    left: Math.min(stems.size, mostLeft) / mostLeft,
    leftNone: stems.size === 0 ? 1 : 0,
    leftKnown: share(stems.size - novel.length),
    leftWhole: stems.size > 0 && mostIn(alike) === stems.size ? 1 : 0,
    leftNear: share(mostIn(alike)),
    leftOwn: share(mostIn(own)),
    leftFirm: share(mostIn(firm)),
    leftNovel: Math.min(novel.length, mostLeft) / mostLeft,
    leftAllNovel: stems.size > 0 && novel.length === stems.size ? 1 : 0,
  }
}

/** Named, as what is kept with the languages is kept under the function that makes it. */
export const kindNetworks = () => loadKinds()
const doubtTrees = () => loadTrees()
const doubtSigns = () => loadSigns()

function readVisitor({ visitorWords, languages }: Evidence): ReadonlySet<string> {
  const { stems, numbers } = readSaid(visitorWords, findLanguage(visitorWords, 'en'), languages)
  return new Set([...stems, ...numbers.map(({ values }) => `=${values[0]}`)])
}

/** What each figure adds to the doubt. */
export interface Weights {
  bias: number
  of: Readonly<Record<string, number>>
}

interface Limited extends Weights {
  /** So much doubt, and a sentence stays behind. */
  limit: number
}

/** How likely it is, from 0 to 1, that what has these figures is not borne out: the logistic function of their weighted sum. */
export function doubtOfWeights({ bias, of }: Weights, figures: Figures): number {
  let sum = bias
  for (const [name, value] of Object.entries(figures)) sum += (of[name] ?? 0) * value
  return 1 / (1 + Math.exp(-sum))
}

/** How a sentence stands to the evidence: in figures, and in signs. */
export interface Standing {
  figures: Figures
  signs: readonly string[]
}

/** What was learned of how much doubt a figure or a sign is worth. */
export interface Learned {
  weights: Weights
  trees: readonly Tree[]
  /** Null where words are not read. */
  signs: SignWeights | null
}

/** What all say, on average: they learn in different ways, and where they do not agree nothing is sure. */
export function doubtOf({ weights: own, trees, signs: ofSigns }: Learned, { figures, signs }: Standing): number {
  const doubts = [doubtOfWeights(own, figures), doubtOfTrees(trees, figures)]
  if (ofSigns !== null) doubts.push(doubtOfSigns(ofSigns, signs))
  return doubts.reduce((sum, doubt) => sum + doubt, 0) / doubts.length
}

/**
 * Whether so little of a sentence is borne out that it stays behind, though no rule withholds it. Weights and trees come from sentences
 * that people have judged (`npm run learn:truth`, docs/decisions/0105).
 */
export function isDoubtful(standing: Standing, language: LanguageCode | null, languages: Languages): boolean {
  const which = language === null ? 'byForm' : 'byWords'
  const own: Limited = weights[which]
  const learned = {
    weights: own,
    trees: languages.derive(doubtTrees)[which],
    signs: language === null ? null : languages.derive(doubtSigns),
  }
  return doubtOf(learned, standing) > own.limit
}
