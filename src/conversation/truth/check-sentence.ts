import type { LanguageCode } from '../../reading/languages/language.ts'
import { claimLexiconOf } from './claims/claim-lexicon.ts'
import { lotWords } from './claims/claim-words.ts'
import { deniesValue } from './claims/denials.ts'
import { judgeCells, judgeHead } from './claims/judge-row.ts'
import { judgeWords } from './claims/judge-words.ts'
import { type ReadSentence, readFrames } from './claims/read-frames.ts'
import { attribute, type Topic } from './evidence/attribute.ts'
import type { Evidence, KnownHome } from './evidence/evidence.ts'
import { findHomes, type HomeMention, homeOfOrdinal, namesStranger } from './evidence/find-homes.ts'
import { readRow } from './evidence/table-row.ts'
import { isOfAnyPurchase, mostThings } from './numbers/general-numbers.ts'
import { type Attribution, isEcho, visitorSaid } from './numbers/number-context.ts'
import { proveOfLoan } from './numbers/prove-loan.ts'
import { type Proof, proveNumber } from './numbers/prove-number.ts'
import { namesClosedDay, proveTime } from './numbers/prove-time.ts'
import { readNumbers, type SaidNumber } from './numbers/read-numbers.ts'
import { roundingOf } from './numbers/rounded-number.ts'
import { writeNumber } from './numbers/write-number.ts'
import { foldAligned } from './text/fold-text.ts'

export interface Correction {
  said: string
  made: string
  field: string
  listing: number | null
}

export interface Verdict {
  outcome: 'passed' | 'corrected' | 'withheld'
  /** What may be said; '' when it is withheld. */
  text: string
  corrections: Correction[]
  /** Why it was withheld. */
  why: string
  /** Numbers, homes and features in it that were proven. */
  proven: number
  topic: Topic
}

export interface Circumstances {
  evidence: Evidence
  language: LanguageCode
  /** The present year, for ages. */
  year: number
}

const listMarker =
  /^[\s>]*(?:[-*+•][\s\u00A0]+)?(?:#{1,6}[\s\u00A0]+)?(?:\*\*|__)?(\d{1,3}(?:[.)、．]|\uFE0F?\u20E3)|[①-⑳]|(?:step|paso|etape|schritt|passo)[\s\u00A0]\d{1,2}[\s\u00A0]?[:：.)])/u
const others = /\b(?:another|other|others|otr[ao]s?|autres?|andere[nrs]?)\b|另/u

/** Holds one sentence, list item or table row against the evidence. */
export function checkSentence(
  sentence: { text: string; masked: string; links: readonly HomeMention[] },
  topic: Topic,
  { evidence, language, year }: Circumstances,
): Verdict {
  const { text, masked } = sentence
  const folded = foldAligned(masked)
  const found = findHomes(folded, evidence)
  const withLinks: HomeMention[] = [...found, ...sentence.links]
  let mentions = withLinks.sort((a, b) => a.start - b.start)
  const marker = listMarker.exec(folded)
  const numbers = readNumbers(masked, language, folded).filter((number) => !marker || number.start >= marker[0].length)
  const strange = namesStranger(folded, mentions) && !isKnownPlace(folded, mentions, evidence)
  for (const number of numbers) {
    if (mentions.some(({ start, end }) => number.start >= start && number.end <= end)) continue
    const home = homeOfOrdinal(folded, number, evidence)
    if (home === 'unknown') return withhold({ ...topic, homes: 'stranger' }, `no home was listed as “${number.raw}”`)
    if (home)
      mentions = [...mentions, { start: number.start, end: number.end, homes: [home] }].sort(
        (a, b) => a.start - b.start,
      )
  }
  const isTable = /^\s*\|/.test(text)
  const before = startTopic(topic, folded, marker !== null, isTable, evidence)
  const after: Topic = {
    ...before,
    named: addHomes(before.named, mentions),
    homes: mentions.length > 0 ? lastHomes(mentions) : before.homes,
  }
  if (strange) return withhold({ ...after, homes: 'stranger' }, 'it names a home that no tool has returned')
  const isInHome = ({ start, end }: SaidNumber) =>
    mentions.some((mention) => start >= mention.start && end <= mention.end)
  const table = isTable ? readRow({ masked, language }, after, mentions, numbers.every(isInHome)) : null
  const next: Topic = { ...after, columns: isTable ? after.columns : null }
  const edits: { number: SaidNumber; proof: Proof & { is: 'wrong' } }[] = []
  let proven = mentions.length
  const words = readFrames(
    { text: masked, folded },
    claimLexiconOf(evidence.languages, language),
    mentions,
    evidence.places,
  )
  if (table?.isHead) {
    const said = judgeHead(table, evidence, language)
    return said ? withhold(next, said.why) : pass(text, { ...after, columns: table.columns }, 0)
  }
  const verdicts = table?.isBody
    ? judgeCells(table, evidence, language)
    : judgeWords(words, {
        text: masked,
        mentions,
        topic: before,
        evidence,
        checked: [...mentions, ...numbers],
        numbers: numbers.filter((number) => !isInHome(number)),
        ...(table && { homesAt: (at: number) => table.cellOf({ start: at })?.homes ?? [] }),
      })
  const lost = verdicts.find(({ isBorneOut }) => !isBorneOut)
  if (lost) return withhold(next, lost.why)
  proven += verdicts.length
  if (namesClosedDay(words, evidence)) return withhold(next, 'it names a day without free times')
  // "One acre is 43,560 square feet": true of no home.
  const tellsMeasure = mentions.length === 0 && numbers.some(({ values }) => values.some(isMeasure))
  for (const read of numbers) {
    if (isInHome(read)) continue
    if (isGlued(read, folded)) {
      if (!isKnownWord(read, folded, evidence, before))
        return withhold(next, `“${wordAround(read, folded)}” is said by nothing`)
      continue
    }
    const meant = meaningOf(read, words, evidence, mentions.length > 0, tellsMeasure)
    if (meant === 'harmless') continue
    if (meant === 'untold') return withhold(next, `“${read.raw}” is not what the visitor said`)
    const cell = table?.cellOf(read)
    const number = cell?.kind && read.kind === null ? { ...read, kind: cell.kind } : read
    const to =
      cell && cell.homes.length > 0
        ? { homes: cell.homes, quantifier: 'any' as const, isSure: true }
        : attribute(number, mentions, before, folded, evidence)
    if (to === 'stranger' && !(visitorSaid(number, evidence) && isEcho(number, folded)))
      return withhold(next, `“${number.raw}” is said of a home that no tool has returned`)
    const told =
      proveTime(number, folded, numbers, evidence) ??
      proveOfLoan(number, folded, to === 'stranger' ? null : to, evidence)
    if (told?.isProven) {
      proven += 1
      continue
    }
    if (told && !visitorSaid(number, evidence))
      return withhold(next, `“${number.raw}” is not what the tool has worked out`)
    const proof = proveNumber(
      number,
      folded,
      withOthers(to === 'stranger' ? null : to, mentions, evidence),
      evidence,
      year,
    )
    if (to !== null && to !== 'stranger' && to.homes.length > 0 && isDenied(number, folded, words)) {
      if (proof.is !== 'wrong') return withhold(next, `“${number.raw}” is denied, and no record bears that out`)
      proven += 1
      continue
    }
    if (proof.is === 'unproven') return withhold(next, `“${number.raw}”: ${proof.why}`)
    if (proof.is === 'true') {
      if (proof.by !== 'idiom') proven += 1
    } else if (number.isWord && number.kind === 'matches' && number.values[0] === 1)
      return withhold(next, `“${number.raw}”: not the number of matches`)
    else if (isDoubtful(number, proof, words)) return withhold(next, `“${number.raw}”: not what the record says`)
    else edits.push({ number, proof })
  }
  if (edits.length === 0) return pass(text, next, proven)
  return correct(text, edits, language, next, proven)
}

/** With the homes that it may be held against: those of the sentence, or both where no more are known. */
function withOthers(to: Attribution | null, mentions: readonly HomeMention[], evidence: Evidence): Attribution | null {
  if (to === null) return null
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const beside = named.length > 1 ? named : evidence.homes.length === 2 ? evidence.homes : []
  return { ...to, beside }
}

/** Whether a value is said not to be a home's. A limit that is denied is another limit: "no more than". */
function isDenied(number: SaidNumber, folded: string, read: ReadSentence): boolean {
  if (number.isArticle || roundingOf(number, folded) !== null) return false
  return !isEcho(number, folded) && deniesValue(number, read)
}

const pass = (text: string, topic: Topic, proven: number): Verdict => ({
  outcome: 'passed',
  text,
  corrections: [],
  why: '',
  proven,
  topic,
})
const withhold = (topic: Topic, why: string): Verdict => ({
  outcome: 'withheld',
  text: '',
  corrections: [],
  why,
  proven: 0,
  topic,
})

function correct(
  text: string,
  edits: readonly { number: SaidNumber; proof: Proof & { is: 'wrong' } }[],
  language: LanguageCode,
  topic: Topic,
  proven: number,
): Verdict {
  let made = text
  const corrections: Correction[] = []
  for (const { number, proof } of [...edits].sort((a, b) => b.number.start - a.number.start)) {
    const written = writeNumber(proof.value, number, language)
    made = made.slice(0, number.start) + written + made.slice(number.end)
    corrections.unshift({
      said: number.raw,
      made: written,
      field: proof.field,
      listing: proof.home?.listing.id ?? null,
    })
  }
  return { outcome: 'corrected', text: made, corrections, why: '', proven: proven + edits.length, topic }
}

/** What a new line, item or heading does to the homes that were spoken of. */
function startTopic(topic: Topic, folded: string, isItem: boolean, isTable: boolean, evidence: Evidence): Topic {
  if (isTable) return { ...topic, homes: [] }
  if (isItem || /^\s*#{1,6}\s/.test(folded)) return { ...topic, homes: [] }
  if (topic.homes !== 'stranger' && others.test(folded)) return { ...topic, homes: [] }
  if (topic.homes === 'stranger' || topic.homes.length > 0) return topic
  const { homes } = evidence
  return homes.length === 1 ? { ...topic, homes } : topic
}

function lastHomes(mentions: readonly HomeMention[]): readonly KnownHome[] {
  return mentions.at(-1)?.homes ?? []
}

function addHomes(named: readonly KnownHome[], mentions: readonly HomeMention[]): readonly KnownHome[] {
  return mentions.length === 0 ? named : [...new Set([...named, ...mentions.flatMap(({ homes }) => homes)])]
}

/** Whether it is open which value a wrong number stands for: another one put in its place might be as wrong. */
function isDoubtful(
  { kind, field, values }: SaidNumber,
  { field: made, value }: Proof & { is: 'wrong' },
  { phrases, folded }: ReadSentence,
): boolean {
  // "$202 per square foot", "12,000 above it": so far from the record, it is another figure rather than a wrong one.
  if ((kind === 'money' || kind === 'area') && values.every((said) => isFar(said, value))) return true
  if (phrases.some(({ tag }) => tag === 'visitorRefs' || tag === 'echo')) return true
  if (kind === 'money') return (field === 'Price' || field === 'monthly') && phrases.some(({ tag }) => tag === 'fees')
  return kind === 'area' && made === 'BuildingArea' && folded.match(lotWords) !== null
}

const farthest = 3

function isFar(said: number, value: number): boolean {
  return said * farthest < value || value * farthest < said
}

/** What an acre, a hectare, a square metre and a square foot are in each other. */
function isMeasure(value: number): boolean {
  return [
    43_560, 4_047, 4_046.86, 10.76, 10.764, 10.7639, 0.0929, 2.47, 2.471, 10_000, 0.405, 0.4047, 1.6, 1.61, 1.609, 0.62,
    3.28, 0.305, 2.54,
  ].includes(value)
}

/** What a question to the visitor may count: "Are two bathrooms enough?" */
const countable: ReadonlySet<SaidNumber['kind']> = new Set([
  ...(['matches', 'bedrooms', 'bathrooms', 'parking', 'ordinal'] as const),
  null,
])

/** Whether a number states something of a home; the visitor's own ones are told as they were said. */
function meaningOf(
  number: SaidNumber,
  read: ReadSentence,
  evidence: Evidence,
  namesHome: boolean,
  tellsMeasure: boolean,
): 'claim' | 'harmless' | 'untold' {
  const { tokens, phrases, frames, lexicon } = read
  const at = tokens.findIndex(({ end }) => end > number.start)
  const frame = frames[at] ?? 'said'
  // "one second"
  if (read.isRhetoric[at]) return 'harmless'
  // "Shall I compare these two homes?"
  if (
    frame === 'asks' &&
    !/[,，]/u.test(read.folded) &&
    (number.isWord || number.kind !== null) &&
    countable.has(number.kind) &&
    // "Would the three-car garage be enough?" says that there is one.
    (number.kind === null || !lexicon.isCertain(tokens[at - 1]?.text ?? '')) &&
    number.values.every((value) => value <= mostThings)
  )
    return 'harmless'
  const isSmall =
    number.kind !== 'money' && number.values.every((value) => value <= mostThings) && number.values.length > 0
  if (frame === 'general') return number.values.some(isMeasure) || isOfAnyPurchase(number, read) ? 'harmless' : 'claim'
  if (frame === 'echo')
    return visitorSaid(number, evidence) || settingsOf(number) || (isSmall && countsThoughts(number, read))
      ? 'harmless'
      : 'untold'
  // "I could also look for homes with three bedrooms": offered, and said of no home.
  if (frame === 'search' && isSmall && !namesHome && countable.has(number.kind) && isOffered(at, read))
    return 'harmless'
  const speaksOfHomes =
    namesHome || phrases.some(({ tag, from }) => (tag === 'homeRefs' || tag === 'finds') && frames[from] === 'said')
  const behind = tokens.findIndex(({ start }) => start >= number.end)
  if (
    tellsMeasure &&
    number.kind === 'area' &&
    !speaksOfHomes &&
    number.values.some((value) => value === 1 || isMeasure(value))
  )
    return 'harmless'
  const before = tokens.filter(({ end }) => end <= number.start).at(-1)?.text ?? ''
  // "the two homes", "the first four": so many of those that are spoken of.
  if (
    (number.kind === 'matches' || number.kind === null) &&
    lexicon.isDefinite(before) &&
    number.values.some((value) => value <= evidence.homes.length)
  )
    return 'harmless'
  const counts = phrases.some(
    ({ tag, from }) => tag === 'things' && behind >= 0 && from >= behind && from <= behind + 2,
  )
  return isSmall && counts && !speaksOfHomes ? 'harmless' : 'claim'
}

/** "You named two drawbacks": what is no part of a home is counted, and no home is said to have it. */
function countsThoughts(
  { start, end, kind }: SaidNumber,
  { tokens, phrases, clauses, lexicon }: ReadSentence,
): boolean {
  if (kind !== null && kind !== 'other' && kind !== 'matches') return false
  const behind = tokens.findIndex((token) => token.start >= end)
  if (behind < 0) return false
  const isThought = (at: number) =>
    lexicon.plain.isThought(tokens[at]?.text ?? '') ||
    phrases.some(({ tag, from }) => tag === 'general.counted' && from === at)
  const isSilent = (at: number) =>
    lexicon.isNeutral(tokens[at]?.text ?? '') || lexicon.plain.has(tokens[at]?.text ?? '')
  const isCounted = isThought(behind) || (isSilent(behind) && (isThought(behind + 1) || isThought(behind + 2)))
  return (
    isCounted &&
    !phrases.some(({ tag, end: to, from }) => tag === 'haves' && to <= start && clauses[from] === clauses[behind])
  )
}

/** Whether it is said of what the chatbot might look for. */
function isOffered(at: number, { phrases, clauses }: ReadSentence): boolean {
  const isBefore = (name: string) =>
    phrases.some(({ tag, from }) => tag === name && from < at && clauses[from] === clauses[at])
  return isBefore('mayBe') && !isBefore('visitorRefs') && !isBefore('homeRefs')
}

function settingsOf({ kind }: SaidNumber): boolean {
  return kind === 'ordinal'
}

/** "3D", "A4": digits that are part of a word. */
function isGlued({ start, end, kind, isWord }: SaidNumber, folded: string): boolean {
  if (isWord || kind === 'money' || kind === 'area' || (kind !== null && kind !== 'other')) return false
  return /[\p{Script=Latin}]$/u.test(folded.slice(0, start)) || /^[\p{Script=Latin}]/u.test(folded.slice(end))
}

function wordAround({ start, end }: SaidNumber, folded: string): string {
  const before = /[\p{L}\p{N}-]*$/u.exec(folded.slice(0, start))?.[0] ?? ''
  const behind = /^[\p{L}\p{N}-]*/u.exec(folded.slice(end))?.[0] ?? ''
  return before + folded.slice(start, end) + behind
}

function isKnownWord(number: SaidNumber, folded: string, evidence: Evidence, topic: Topic): boolean {
  const word = wordAround(number, folded)
  const homes = topic.homes === 'stranger' || topic.homes.length === 0 ? evidence.homes : topic.homes
  return [evidence.visitorWords, evidence.settingsWords, evidence.searchWords, ...homes.map(({ words }) => words)].some(
    (words) => words.includes(word),
  )
}

function isKnownPlace(folded: string, mentions: readonly HomeMention[], evidence: Evidence): boolean {
  let masked = folded
  for (const { start, end } of mentions)
    masked = masked.slice(0, start) + '\u0001'.repeat(end - start) + masked.slice(end)
  const place = /\d{1,6}[a-z]?[\s\u00A0]+[\p{L}'’.]+(?:[\s\u00A0]+[\p{L}'’.]+)?/u.exec(masked)?.[0]
  if (place === undefined) return true
  return evidence.visitorWords.includes(place) || evidence.settingsWords.includes(place)
}
