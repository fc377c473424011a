import type { LanguageCode } from '../../search/language.ts'
import { attribute, type Column, type Topic } from './attribute.ts'
import { columnKinds } from './claim-words.ts'
import type { Evidence, KnownHome } from './evidence.ts'
import { findFeatureClaims, hasFeature, moodOf } from './feature-claims.ts'
import { findHomes, type HomeMention, homeOfOrdinal, namesStranger } from './find-homes.ts'
import { foldAligned } from './fold-text.ts'
import { isEcho, visitorSaid } from './number-context.ts'
import { findPossessions } from './possession-claims.ts'
import { type Proof, proveNumber } from './prove-number.ts'
import { readNumbers, type SaidNumber } from './read-numbers.ts'
import { writeNumber } from './write-number.ts'

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
  /^[\s>]*(?:[-*+•][\s\u00A0]+)?(?:#{1,6}[\s\u00A0]+)?(?:\*\*|__)?(\d{1,3}(?:[.)、．]|\uFE0F?\u20E3)|[①-⑳])/u
const lineMarker = /^[\s>]*(?:[-*+•]|#{1,6})[\s\u00A0]/u
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
  const table = isTable ? readRow(folded, after, mentions, numbers.every(isInHome)) : null
  if (table?.isHead) return pass(text, { ...after, columns: table.columns }, 0)
  const next: Topic = { ...after, columns: isTable ? after.columns : null }
  const edits: { number: SaidNumber; proof: Proof & { is: 'wrong' } }[] = []
  let proven = mentions.length
  for (const read of numbers) {
    if (isInHome(read)) continue
    if (isGlued(read, folded)) {
      if (!isKnownWord(read, folded, evidence, before))
        return withhold(next, `“${wordAround(read, folded)}” is said by nothing`)
      continue
    }
    const cell = table?.cellOf(read)
    const number = cell?.kind && read.kind === null ? { ...read, kind: cell.kind } : read
    const to =
      cell && cell.homes.length > 0
        ? { homes: cell.homes, quantifier: 'any' as const, isSure: true }
        : attribute(number, mentions, before, folded, evidence)
    if (to === 'stranger' && !(visitorSaid(number, evidence) && isEcho(number, folded)))
      return withhold(next, `“${number.raw}” is said of a home that no tool has returned`)
    const proof = proveNumber(number, folded, to === 'stranger' ? null : to, evidence, year)
    if (proof.is === 'unproven') return withhold(next, `“${number.raw}”: ${proof.why}`)
    if (proof.is === 'true') {
      if (proof.by !== 'idiom') proven += 1
    } else if (number.isWord && number.kind === 'matches' && number.values[0] === 1)
      return withhold(next, `“${number.raw}”: not the number of matches`)
    else edits.push({ number, proof })
  }
  const feature = checkFeatures(masked, language, mentions, before, folded, evidence, isTable ? [] : numbers)
  if (typeof feature === 'string') return withhold(next, feature)
  const place = findWrongPlace(masked, mentions, before, evidence)
  if (place !== null) return withhold(next, `“${place}” is not where the home is`)
  proven += feature
  if (edits.length === 0) return pass(text, next, proven)
  return correct(text, edits, language, next, proven)
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
  return homes.length === 1 && !lineMarker.test(folded) ? { ...topic, homes } : topic
}

function lastHomes(mentions: readonly HomeMention[]): readonly KnownHome[] {
  return mentions.at(-1)?.homes ?? []
}

function addHomes(named: readonly KnownHome[], mentions: readonly HomeMention[]): readonly KnownHome[] {
  return mentions.length === 0 ? named : [...new Set([...named, ...mentions.flatMap(({ homes }) => homes)])]
}

function checkFeatures(
  text: string,
  language: LanguageCode,
  mentions: readonly HomeMention[],
  topic: Topic,
  folded: string,
  evidence: Evidence,
  numbers: readonly SaidNumber[],
): number | string {
  let proven = 0
  const claims = findFeatureClaims(text, language)
  for (const claim of claims) {
    if (claim.says === null) continue
    if (mentions.some(({ start, end }) => claim.start < end && claim.end > start)) continue
    const to = attribute(claim, mentions, topic, folded, evidence)
    if (to === 'stranger') return `“${claim.name}” is said of a home that no tool has returned`
    const homes = to?.homes ?? []
    const has = (home: KnownHome) => hasFeature(home, claim.row)
    if (homes.length === 0) {
      if (
        claim.says &&
        !isAskedFor(claim.name, evidence) &&
        !offers.test(folded) &&
        !(evidence.listed.length > 0 && evidence.listed.every(has)) &&
        !evidence.isEmpty
      )
        return `“${claim.name}” is said of no certain home`
      continue
    }
    const isTrue = to?.quantifier === 'all' ? homes.every(has) : homes.some(has)
    if (claim.says && !isTrue) return `“${claim.name}” is not in the listing`
    if (!claim.says && homes.every(has)) return `“${claim.name}” is denied although the listing has it`
    proven += 1
  }
  for (const thing of findPossessions(folded, [...numbers, ...claims], mentions)) {
    const to = attribute(thing, mentions, topic, folded, evidence)
    if (to === null || (to !== 'stranger' && to.homes.length === 0)) continue
    if (moodOf(text, thing.start, thing.end) !== true) continue
    if (to === 'stranger') return `“${thing.name}” is said of a home that no tool has returned`
    const isTrue = to.quantifier === 'all' ? to.homes.every(thing.isSaidBy) : to.homes.some(thing.isSaidBy)
    if (!isTrue) return `“${thing.name}” is not in the listing`
  }
  return proven
}

const offers =
  /\b(?:can|could|would|let me|tell me|search|filter|narrow|such as|for example|e\.g|like a|features?|puedo|puede|quiere|por ejemplo|peux|pouvez|souhait|exemple|kann|konnen|mochten|beispiel|suche)\b|可以|比如|例如|需要/u

function isAskedFor(name: string, evidence: Evidence): boolean {
  const said = foldAligned(name).replace(/s$/, '')
  return (
    evidence.visitorWords.includes(said) || evidence.searchWords.includes(said) || evidence.settingsWords.includes(said)
  )
}

/** A city of the other homes that is said of a home which is not there. */
function findWrongPlace(
  text: string,
  mentions: readonly HomeMention[],
  topic: Topic,
  evidence: Evidence,
): string | null {
  const cities = [...new Set(evidence.homes.flatMap(({ listing }) => listing.City ?? []))]
  for (const city of cities) {
    const at = new RegExp(
      `(?:\\b(?:in|en|à|a|near|cerca de|bei)|位于|在)\\s*${city.replace(/[^\p{L}\p{N}]/gu, '\\$&')}(?![\\p{L}])`,
      'u',
    ).exec(text)
    if (!at) continue
    const to = attribute({ start: at.index, end: at.index }, mentions, topic, foldAligned(text), evidence)
    if (to === null || to === 'stranger' || to.homes.length === 0) continue
    const isThere = to.homes.some(({ listing, words }) => listing.City === city || words.includes(foldAligned(city)))
    if (!isThere) return city
  }
  return null
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

interface Row {
  isHead: boolean
  columns: readonly Column[]
  cellOf(number: SaidNumber): Column | undefined
}

/** A line of a table: its head tells what the columns are about, a row whom it speaks of. */
function readRow(folded: string, topic: Topic, mentions: readonly HomeMention[], isBare: boolean): Row {
  const bars = [...folded.matchAll(/\|/g)].map(({ index }) => index)
  const cells = bars.slice(0, -1).map((start, index) => ({ start, end: bars[index + 1] ?? folded.length }))
  const homesOf = (cell: { start: number; end: number }) =>
    mentions.filter(({ start, end }) => start >= cell.start && end <= cell.end).flatMap(({ homes }) => homes)
  if (/^\s*\|?[\s:|-]+\|?\s*$/.test(folded))
    return { isHead: true, columns: topic.columns ?? [], cellOf: () => undefined }
  if (topic.columns === null) {
    const columns = cells.map((cell): Column => {
      const words = folded.slice(cell.start + 1, cell.end)
      return { kind: columnKinds.find(([, pattern]) => pattern.test(words))?.[0] ?? null, homes: homesOf(cell) }
    })
    if (isBare) return { isHead: true, columns, cellOf: () => undefined }
    return { isHead: false, columns: [], cellOf: () => undefined }
  }
  const [rowHomes, label] = [
    mentions.flatMap(({ homes }) => homes),
    folded.slice((cells[0]?.start ?? 0) + 1, cells[0]?.end ?? 0),
  ]
  const rowKind = columnKinds.find(([, pattern]) => pattern.test(label))?.[0] ?? null
  const { columns } = topic
  return {
    isHead: false,
    columns,
    cellOf: ({ start }) => {
      const index = cells.findIndex((cell) => start > cell.start && start < cell.end)
      const column = columns[index]
      if (!column) return undefined
      return column.homes.length > 0
        ? { kind: rowKind, homes: column.homes }
        : { kind: column.kind, homes: [...new Set(rowHomes)] }
    },
  }
}
