import type { LanguageCode } from '../../reading/languages/language.ts'
import type { Topic } from './evidence/attribute.ts'
import type { Evidence } from './evidence/evidence.ts'
import {
  findHomes,
  type HomeMention,
  homeOfOrdinal,
  isKnownPlace,
  namesStranger,
  withOrdinals,
} from './evidence/find-homes.ts'
import { bullet, startTopic } from './evidence/start-topic.ts'
import { readRow } from './evidence/table-row.ts'
import { findUnknownAddresses } from './evidence/unknown-homes.ts'
import { claimsOfUnknown } from './judge/claims-of-unknown.ts'
import { judgeCells } from './judge/judge-cells.ts'
import { type JudgeContext, judgeFeatures } from './judge/judge-features.ts'
import { contradictsHours } from './judge/judge-hours.ts'
import { hasIdOfAnother, namesUnknownFirm, namesUnknownPerson } from './judge/judge-names.ts'
import { judgeNumber } from './judge/judge-number.ts'
import { judgeByPapers } from './judge/judge-papers.ts'
import { judgeRecord } from './judge/judge-record.ts'
import { findForbidden } from './judge/never-list.ts'
import { type Fault, type Observe, staysBehind } from './judge/stays-behind.ts'
import { isGeneralStatement, whatItSpeaksOf } from './judge/what-it-speaks-of.ts'
import { type KnownValue, mostRemembered } from './numbers/prove-arithmetic.ts'
import { isUnsaid } from './numbers/prove-number.ts'
import { namesClosedDay } from './numbers/prove-time.ts'
import { readNumbers, type SaidNumber } from './numbers/read-numbers.ts'
import { byForm } from './numbers/what-it-counts.ts'
import type { CountedNumber } from './support/number-origins.ts'
import { foldAligned } from './text/fold-text.ts'
import { readSentence, type Span } from './words/read-sentence.ts'
import { saidLexiconOf } from './words/said-lexicon.ts'

export interface Verdict {
  passes: boolean
  /** Why it was withheld; '' when it passes. */
  why: string
  /** Numbers, homes and features in it that were proven. */
  proven: number
  /** Whether it says what a paper of the firm says. */
  quotesFirm: boolean
  topic: Topic
  /** Whether it claims anything of certain homes, beside naming them. */
  claimsOfHome: boolean
  /** Amounts that it says, for sums that follow. */
  said: readonly KnownValue[]
}

export interface Circumstances {
  evidence: Evidence
  /** Null: a language that is read by form alone. */
  language: LanguageCode | null
  /** The present year, for ages. */
  year: number
  /** Numbers of the sentences before, the last at the end. */
  said: readonly KnownValue[]
  /** What the visitor asked. */
  question: string
  /** For learning: is told how each sentence that no rule withheld stands to the evidence, and none is withheld for it. */
  observe?: Observe | undefined
  /** What rules hold against it already. */
  faults?: readonly Fault[]
}

const listMarker =
  /^[\s>]*(?:[-*+•][\s\u00A0]+)?(?:#{1,6}[\s\u00A0]+)?(?:\*\*|__)?(\d{1,3}(?:[.)、．](?!\d)|\uFE0F?\u20E3)|[①-⑳]|(?:step|paso|etape|schritt|passo)[\s\u00A0]\d{1,2}[\s\u00A0]?[:：.)])/u

/** Holds one sentence, list item or table row against the evidence: it passes whole or not at all. */
export function judgeSentence(
  sentence: { text: string; masked: string; links: readonly HomeMention[] },
  topic: Topic,
  { evidence, language, year, said, question, observe, faults: heldAgainst = [] }: Circumstances,
): Verdict {
  const { text, masked } = sentence
  const folded = foldAligned(masked)
  const marker = listMarker.exec(folded)
  const numbers = readNumbers(masked, language ?? 'en', folded)
    .filter((number) => !marker || number.start >= marker[0].length)
    .map((number) => (language === null ? byForm(number) : number))
  const byName = [...findHomes(folded, evidence), ...sentence.links]
  const strange =
    (namesStranger(folded, byName) && !isKnownPlace(folded, byName, evidence)) ||
    // "the seventh one", and only four are in the list.
    (!topic.isElsewhere &&
      byName.length === 0 &&
      numbers.some((number) => homeOfOrdinal(folded, number, evidence) === 'unknown'))
  const mentions = topic.isElsewhere ? byName : withOrdinals(byName, numbers, folded, evidence)
  const isTable = /^\s*\|/.test(text)
  const unknown = mentions.length > 0 ? [] : findUnknownAddresses(folded, mentions, evidence)
  const spoken = startTopic(topic, folded, mentions.length > 0, isTable, evidence)
  // "12 Main St costs": the visitor has named it, and nothing at hand knows it.
  const before: Topic = unknown.length > 0 ? { ...spoken, homes: 'stranger' } : spoken
  const after: Topic = {
    ...before,
    named: [...new Set([...before.named, ...mentions.flatMap(({ homes }) => homes)])],
    homes: mentions.length > 0 ? (mentions.at(-1)?.homes ?? []) : before.homes,
  }
  const isInHome = ({ start, end }: SaidNumber) =>
    [...mentions, ...unknown].some((named) => start >= named.start && end <= named.end)
  const table = isTable
    ? readRow({ masked, language: language ?? 'en' }, after, mentions, numbers.every(isInHome))
    : null
  const read =
    language === null
      ? null
      : readSentence({ text: masked, folded }, saidLexiconOf(evidence.languages, language), mentions)
  const whose = whatItSpeaksOf(read, {
    folded,
    mentions,
    topic: before,
    isInTable: table !== null,
    isItem: bullet.test(text),
    counted: numbers,
    evidence,
  })
  const claimsUnknown =
    mentions.length === 0 && claimsOfUnknown({ masked, read, unknown, topic: before, about: whose }, evidence)
  // Beside a home that nobody knows, what is said may be of the world, of the visitor or of what to do.
  const isOfStranger = before.homes === 'stranger' && mentions.length === 0
  const about = whose === 'home' && isOfStranger && !claimsUnknown ? 'general' : whose
  const isElsewhere = before.isElsewhere === true && about === 'general'
  const next: Topic = {
    ...after,
    isElsewhere: before.isElsewhere === true && mentions.length === 0,
    columns: isTable ? after.columns : null,
    isGeneral:
      mentions.length > 0
        ? false
        : read !== null && isGeneralStatement(read, folded)
          ? true
          : (before.isGeneral ?? false),
  }
  const told = amountsOf(numbers.filter((number) => !isInHome(number)))
  const remembered = [...said, ...told].slice(-mostRemembered)
  const isTold = read === null || read.frames.includes('said')
  const claimsOfHome =
    isTold &&
    (about === 'home' ||
      (about === 'homes' && numbers.some(({ kind }) => kind !== null && kind !== 'matches' && kind !== 'ordinal')) ||
      mentions.length > 0) &&
    /[\p{L}\p{N}]/u.test(withoutSpans(folded, mentions))
  const end = (why: string, proven = 0, quotesFirm = false): Verdict => ({
    passes: why === '',
    ...{ why, proven, quotesFirm },
    claimsOfHome,
    topic: why === '' || !strange ? next : { ...next, homes: 'stranger' },
    // What was withheld is no part of a sum.
    said: why === '' ? remembered : said,
  })
  if (strange) return end('it names a home that no tool has returned')
  const elsewhere =
    about === 'home' && read?.frames.includes('said') ? placeOfAnother(folded, mentions, evidence) : null
  if (elsewhere !== null) return end(`“${elsewhere}” is not where that home is`)
  if (hasIdOfAnother(folded, mentions, before)) return end('that is the number of another home')
  if (read !== null && namesUnknownPerson(read, numbers, mentions, evidence))
    return end('it names somebody whom nothing at hand knows')
  if (namesUnknownFirm(masked, evidence)) return end('it names a firm that nothing at hand knows')
  if (table?.isHead) return { ...end(''), topic: { ...next, columns: table.columns } }
  const context: JudgeContext = {
    mentions,
    topic: before,
    evidence,
    isOfHome: about === 'home' || about === 'homes',
    counted: numbers,
  }
  const proven: Span[] = [...mentions]
  const faults: Fault[] = [...heldAgainst]
  let quotesFirm = false
  if (read !== null) {
    const forbidden = findForbidden(read, evidence, about === 'home' || about === 'homes')
    if (forbidden !== null) return end(forbidden)
    const papers = isElsewhere || (about === 'home' && mentions.length > 0) ? null : judgeByPapers(read, evidence)
    if (papers === 'contradicted')
      faults.push({ kind: 'papers', why: 'it says the opposite of what a source of the firm says' })
    quotesFirm = papers === 'quoted'
    if (namesClosedDay(read, evidence)) return end('it names a day without free times')
    if (about !== 'home' && contradictsHours(read, numbers, evidence))
      faults.push({ kind: 'hours', why: 'the firm’s hours are others' })
    const cells = table?.isBody ? judgeCells(table, evidence, language ?? 'en') : null
    if (cells !== null) faults.push({ kind: 'cells', why: cells })
    if (!table && !quotesFirm && !isElsewhere) {
      const ofRecord = judgeRecord(read, context)
      if (ofRecord.fault !== null) return end(ofRecord.fault)
      const { fault, isDenial, claim, proven: features } = judgeFeatures(read, context)
      if (fault !== null)
        faults.push({ kind: isDenial ? 'denial' : 'feature', why: fault, ...(claim === undefined ? {} : { claim }) })
      proven.push(...ofRecord.proven, ...features)
    }
  }
  const counted: CountedNumber[] = []
  for (const number of numbers) {
    if (isInHome(number)) continue
    const why = judgeNumber(number, {
      read,
      folded,
      numbers,
      mentions,
      topic: before,
      table,
      about,
      claimsUnknown,
      evidence,
      year,
      question,
      said: [...said, ...told],
    })
    counted.push({ number, isProven: why === null })
    if (why !== null && read !== null && !isUnsaid(why)) return end(`“${number.raw.trim()}”: ${why}`)
    if (why === null) proven.push(number)
    else {
      const told = { why: `“${number.raw.trim()}”: ${why}` }
      faults.push({ kind: 'number', ...told }, { kind: `number.${number.kind ?? 'none'}`, ...told })
    }
  }
  const judged = {
    read,
    folded,
    masked,
    language,
    mentions,
    numbers,
    about,
    claimsUnknown,
    topic: before,
    evidence,
    question,
    proven,
    faults,
    counted,
    said,
    year,
  }
  if (staysBehind(judged, observe)) return end(faults[0]?.why ?? 'nothing at hand bears it out')
  return end('', proven.length, quotesFirm)
}

/** "12 Main St is in Seattle", and Seattle is the city of another home. */
function placeOfAnother(folded: string, mentions: readonly HomeMention[], { places }: Evidence): string | null {
  const homes = [...new Set(mentions.flatMap((mention) => mention.homes))]
  const [home] = homes
  if (home === undefined || homes.length > 1) return null
  const rest = withoutSpans(folded, mentions)
  return (
    places.find((place) => {
      const at = place.length < 3 || home.words.includes(place) ? -1 : rest.indexOf(place)
      return at >= 0 && standsIn.test(rest.slice(0, at)) && !/^[\p{L}\p{N}]/u.test(rest.slice(at + place.length))
    }) ?? null
  )
}

/** Of what a home is "in", it is no part by being "near" or "like" it. */
const standsIn = /\b(?:is|esta|est|ist|fica|liegt|situee?|located|lies)[\s\u00A0]+(?:in|en|a|em)[\s\u00A0]+$/u

function withoutSpans(text: string, spans: readonly Span[]): string {
  let rest = text
  for (const { start, end } of spans)
    rest = rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end)
  return rest
}

function amountsOf(numbers: readonly SaidNumber[]): KnownValue[] {
  return numbers.flatMap(({ values, kind }) =>
    values.slice(0, 1).map((value) => ({
      value,
      kind: kind === 'money' || kind === 'area' || kind === 'percent' ? kind : ('plain' as const),
    })),
  )
}
