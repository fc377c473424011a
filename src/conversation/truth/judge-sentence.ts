import type { LanguageCode } from '../../reading/languages/language.ts'
import { attribute, type Topic } from './evidence/attribute.ts'
import type { Evidence, KnownHome } from './evidence/evidence.ts'
import { findHomes, type HomeMention, homeOfOrdinal, namesStranger } from './evidence/find-homes.ts'
import { type Row, readRow } from './evidence/table-row.ts'
import { deniesValue } from './judge/denials.ts'
import { judgeCells } from './judge/judge-cells.ts'
import { type JudgeContext, judgeFeatures } from './judge/judge-features.ts'
import { contradictsHours } from './judge/judge-hours.ts'
import { firmSays, judgeByPapers, numbersOfFirm, papersTell } from './judge/judge-papers.ts'
import { judgeRecord } from './judge/judge-record.ts'
import { findForbidden } from './judge/never-list.ts'
import { type About, isGeneralStatement, whatItSpeaksOf } from './judge/what-it-speaks-of.ts'
import { isKnownMoment } from './numbers/moments.ts'
import { type Attribution, isEcho, visitorSaid } from './numbers/number-context.ts'
import { columnKinds, difference } from './numbers/number-patterns.ts'
import { isWorkedOut, type KnownValue, mostRemembered } from './numbers/prove-arithmetic.ts'
import { proveOfLoan } from './numbers/prove-loan.ts'
import { proveNumber } from './numbers/prove-number.ts'
import { namesClosedDay, proveTime } from './numbers/prove-time.ts'
import { moneyFieldAt, readNumbers, type SaidNumber } from './numbers/read-numbers.ts'
import { roundingOf } from './numbers/rounded-number.ts'
import type { Figures } from './support/compare.ts'
import { isAccountedFor } from './support/accounted-for.ts'
import { figuresOf, isDoubtful } from './support/doubt.ts'
import { readSaid } from './support/read-said.ts'
import { foldAligned } from './text/fold-text.ts'
import { beginsWithAnswer } from './words/begins-with-answer.ts'
import { type ReadSentence, readSentence, type Span } from './words/read-sentence.ts'
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
  observe?: ((figures: Figures) => void) | undefined
}

const listMarker =
  /^[\s>]*(?:[-*+•][\s\u00A0]+)?(?:#{1,6}[\s\u00A0]+)?(?:\*\*|__)?(\d{1,3}(?:[.)、．]|\uFE0F?\u20E3)|[①-⑳]|(?:step|paso|etape|schritt|passo)[\s\u00A0]\d{1,2}[\s\u00A0]?[:：.)])/u
const bullet = /^[\s>]*(?:[-*+•–]|\d{1,3}[.)])[\s\u00A0]/u

/** Holds one sentence, list item or table row against the evidence: it passes whole or not at all. */
export function judgeSentence(
  sentence: { text: string; masked: string; links: readonly HomeMention[] },
  topic: Topic,
  { evidence, language, year, said, question, observe }: Circumstances,
): Verdict {
  const { text, masked } = sentence
  const folded = foldAligned(masked)
  const marker = listMarker.exec(folded)
  const numbers = readNumbers(masked, language ?? 'en', folded)
    .filter((number) => !marker || number.start >= marker[0].length)
    .map((number) => (language === null ? byForm(number) : number))
  const byName = [...findHomes(folded, evidence), ...sentence.links]
  const strange = namesStranger(folded, byName) && !isKnownPlace(folded, byName, evidence)
  const mentions = withOrdinals(byName, numbers, folded, evidence)
  const isTable = /^\s*\|/.test(text)
  const before = startTopic(topic, folded, mentions.length > 0, isTable, evidence)
  const after: Topic = {
    ...before,
    named: [...new Set([...before.named, ...mentions.flatMap(({ homes }) => homes)])],
    homes: mentions.length > 0 ? (mentions.at(-1)?.homes ?? []) : before.homes,
  }
  const isInHome = ({ start, end }: SaidNumber) =>
    mentions.some((mention) => start >= mention.start && end <= mention.end)
  const table = isTable
    ? readRow({ masked, language: language ?? 'en' }, after, mentions, numbers.every(isInHome))
    : null
  const read =
    language === null
      ? null
      : readSentence({ text: masked, folded }, saidLexiconOf(evidence.languages, language), mentions)
  const about = whatItSpeaksOf(read, {
    folded,
    mentions,
    topic: before,
    isInTable: table !== null,
    isItem: bullet.test(text),
    evidence,
  })
  const next: Topic = {
    ...after,
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
  const end = (why: string, proven = 0, quotesFirm = false): Verdict => ({
    passes: why === '',
    ...{ why, proven, quotesFirm },
    topic: why === '' || !strange ? next : { ...next, homes: 'stranger' },
    // What was withheld is no part of a sum.
    said: why === '' ? remembered : said,
  })
  if (strange) return end('it names a home that no tool has returned')
  if (table?.isHead) return { ...end(''), topic: { ...next, columns: table.columns } }
  const context: JudgeContext = {
    mentions,
    topic: before,
    evidence,
    isOfHome: about === 'home' || about === 'homes',
    counted: numbers,
  }
  const proven: Span[] = [...mentions]
  let quotesFirm = false
  if (read !== null) {
    const forbidden = findForbidden(read, evidence, about === 'home' || about === 'homes')
    if (forbidden !== null) return end(forbidden)
    const papers = about === 'home' && mentions.length > 0 ? null : judgeByPapers(read, evidence)
    if (papers === 'contradicted') return end('it says the opposite of what a source of the firm says')
    quotesFirm = papers === 'quoted'
    if (namesClosedDay(read, evidence)) return end('it names a day without free times')
    if (about !== 'home' && contradictsHours(read, numbers, evidence)) return end('the firm’s hours are others')
    const cells = table?.isBody ? judgeCells(table, evidence, language ?? 'en') : null
    if (cells !== null) return end(cells)
    if (!table && !quotesFirm) {
      for (const judge of [judgeRecord, judgeFeatures]) {
        const judged = judge(read, context)
        if (judged.fault !== null) return end(judged.fault)
        proven.push(...judged.proven)
      }
    }
  }
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
      evidence,
      year,
      question,
      said: [...said, ...told],
    })
    if (why !== null) return end(`“${number.raw.trim()}”: ${why}`)
    proven.push(number)
  }
  if (staysBehind({ read, folded, masked, language, mentions, about, question, proven, numbers }, before, evidence, observe))
    return end('nothing at hand bears it out')
  return end('', proven.length, quotesFirm)
}

/** Whether so little of a sentence is borne out that it stays behind, though no rule withholds it. */
function staysBehind(
  {
    read,
    folded,
    masked,
    language,
    mentions,
    about,
    question,
    proven,
    numbers,
  }: {
    read: ReadSentence | null
    folded: string
    masked: string
    language: LanguageCode | null
    mentions: readonly HomeMention[]
    about: About
    question: string
    proven: readonly Span[]
    numbers: readonly SaidNumber[]
  },
  topic: Topic,
  evidence: Evidence,
  observe: Circumstances['observe'],
): boolean {
  if (evidence.homes.length === 0 && evidence.passages.length === 0) return false
  // Nothing is claimed: it asks, or says what it does not know.
  if (read !== null && !read.frames.includes('said')) return false
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const spokenOf = named.length > 0 ? named : topic.homes === 'stranger' ? [] : topic.homes
  const isOfHomes = about === 'home' || about === 'homes'
  const homes = isOfHomes && spokenOf.length === 0 ? evidence.homes : spokenOf
  // The words of an address are no claim.
  let text = masked
  for (const { start, end } of mentions) text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
  const answers = beginsWithAnswer(folded)
  if (read !== null && answers === null) {
    const counted = numbers.filter(({ kind }) => kind !== 'ordinal')
    const isOfRecord = counted.some(({ kind }) => ofRecord.has(kind)) && !counted.some(({ kind }) => kind === 'percent' || kind === 'time')
    const pointsAt = mentions.length > 0 || (read.has('homeRefs') && !difference.test(folded))
    const isPlain =
      counted.length === 0
        ? proven.length === numbers.length || mentions.length > 0
        : counted.every(({ kind }) => kind === 'matches') ||
          (spokenOf.length > 0 && isOfRecord && (pointsAt || numbers.length > 1))
    const saysHow = readSaid(text, language, evidence.languages).qualities.length > 0
    if (isPlain && !saysHow && isAccountedFor(read, proven, counted.length > 0 || mentions.length > 1)) return false
  }
  const figures = figuresOf({ text, read, language, homes, about, evidence, question, proven: proven.length, answers })
  if (observe !== undefined) {
    observe(figures)
    return false
  }
  return isDoubtful(figures, language)
}

/** Kinds of numbers that a record has fields for. */
const ofRecord: ReadonlySet<SaidNumber['kind']> = new Set(['money', 'area', 'bedrooms', 'bathrooms', 'year', 'days', 'mls', 'zip'])

interface NumberContext {
  read: ReadSentence | null
  folded: string
  numbers: readonly SaidNumber[]
  mentions: readonly HomeMention[]
  topic: Topic
  table: Row | null
  about: About
  evidence: Evidence
  year: number
  question: string
  said: readonly KnownValue[]
}

/** Why nothing bears a number out; null when something does, or when it claims nothing that could be held against anything. */
function judgeNumber(said: SaidNumber, context: NumberContext): string | null {
  const { read, folded, numbers, mentions, topic, table, about, evidence, year } = context
  if (isGlued(said, folded))
    return isKnownWord(said, folded, evidence) || about === 'general' ? null : 'nothing says that'
  const cell = table?.cellOf(said)
  const inColumn = cell?.kind ? withColumn(said, cell.kind, cell.label, folded) : said
  const number = isWeight(inColumn, folded, evidence) ? { ...inColumn, kind: 'other' as const, field: null } : inColumn
  if (number.kind === 'ordinal' && about !== 'home') return null
  if (countsKnown(number, evidence) || isConstant(number, folded)) return null
  const to: Attribution | 'stranger' | null =
    cell && cell.homes.length > 0
      ? { homes: cell.homes, quantifier: 'any', isSure: true }
      : about === 'home' || about === 'homes'
        ? attribute(number, mentions, topic, folded, evidence)
        : null
  const echoes = visitorSaid(number, evidence)
  if (to === 'stranger')
    return echoes && isEcho(number, folded) ? null : 'it is said of a home that no tool has returned'
  const deposit = depositInMonths(number, folded, to)
  if (deposit !== null) return deposit ? null : 'that is not the deposit'
  if (firmSays(number, folded, evidence, read === null)) return null
  if (isHour(number, folded, evidence)) return null
  const clock = proveTime(number, folded, numbers, evidence) ?? proveOfLoan(number, folded, to, evidence)
  if (clock?.isProven) return null
  const spokenOf = to?.homes ?? []
  if (number.kind === 'date' || number.kind === 'time') {
    if (
      isKnownMoment(
        number,
        folded,
        evidence,
        spokenOf.length === 0 && evidence.homes.length === 1 ? evidence.homes : spokenOf,
      )
    )
      return null
    return about === 'general' ? null : 'no such day or time is known'
  }
  if (mentions.length === 0 && isFigure(number, folded, evidence)) return null
  if (
    read === null &&
    [...spokenOf, ...(spokenOf.length === 0 ? evidence.homes : [])].some((home) => saysNumber(home, number))
  )
    return null
  const proof = proveNumber(number, folded, withOthers(to, mentions, evidence), evidence, year)
  const isDenied =
    read !== null &&
    spokenOf.length > 0 &&
    roundingOf(number, folded) === null &&
    !isEcho(number, folded) &&
    deniesValue(number, read)
  if (isDenied) return proof.is === 'true' ? 'it is denied, and the record says it' : null
  if (proof.is === 'true') return null
  // A home that is asked about or supposed: the number claims nothing.
  if (read !== null && isSupposed(number, read) && (echoes || mentions.length === 0)) return null
  const reckoned = {
    said: context.said.filter(({ value }) => !number.values.includes(value)),
    homes: spokenOf.length > 0 ? spokenOf : evidence.listed,
    evidence,
    papers: numbersOfFirm(evidence),
    isForeign: read === null,
  }
  if (isWorkedOut(number, folded, reckoned)) return null
  if (echoes && (about !== 'home' || (number.kind === 'money' && number.field === 'any'))) return null
  if (echoes && isEcho(number, folded)) return null
  // "The median price is": a field of the records is named, and nothing says that it is so in general.
  const namesField =
    number.field !== null && ofField.has(number.field) && !evidence.isEmpty && read?.has('habits') !== true
  if (about === 'general' && !ofSomebody.has(number.kind) && !namesField && clock === null)
    return papersTell(number, folded, context.question, evidence) ? 'the firm’s papers say another number' : null
  return proof.why
}

/** "dogs up to 40 pounds": of a dog, where nothing costs pounds. */
function isWeight({ kind, end }: SaidNumber, folded: string, { homes }: Evidence): boolean {
  return (
    kind === 'money' &&
    /^[\s\u00A0]*(?:pounds?|lbs?|libras?|pfund|磅)(?![\p{L}])/u.test(folded.slice(end)) &&
    !homes.some(({ listing }) => listing.CurrencySymbol === '£')
  )
}

/** "two months' rent": the deposit, in rents of the home. Null where it is said of none. */
function depositInMonths(number: SaidNumber, folded: string, to: Attribution | null): boolean | null {
  if (!/deposit|fianza|caucao|caution|kaution|押金|保证金/u.test(folded)) return null
  const behind = folded.slice(number.end, number.end + 26)
  if (
    !/^[\s\u00A0'’]*(?:full |whole )?(?:months?|mes(?:es)?|mois|monat|mensualid|mensualit|kaltmiet|monatsmiet|个?月|rent)/u.test(
      behind,
    )
  )
    return null
  const homes = (to?.homes ?? []).filter(({ listing }) => listing.RentPrice && listing.DepositFee)
  if (homes.length === 0) return null
  return homes.some(({ listing }) =>
    number.values.some((value) => Math.abs(value * (listing.RentPrice ?? 0) - (listing.DepositFee ?? 0)) < 1),
  )
}

/** In a language that is not read only signs tell what a number is of. */
function byForm(number: SaidNumber): SaidNumber {
  const isKnown =
    number.kind === 'phone' ||
    number.kind === 'date' ||
    number.kind === 'time' ||
    number.kind === 'percent' ||
    number.kind === 'year' ||
    (number.kind === 'area' && /^(?:m²|m2|㎡|sq|ft|acre|平方)/u.test(number.unit))
  if (isKnown) return number
  return number.kind === 'money' ? { ...number, field: 'any' } : { ...number, kind: null }
}

/** Whether a home's record or words have a number, whatever it is of. */
function saysNumber({ numbers, listing }: KnownHome, { values, kind }: SaidNumber): boolean {
  if (kind === 'money') return false
  const own = [
    listing.Bedrooms,
    listing.Bathrooms,
    listing.ParkingSpots,
    listing.BuildingArea,
    listing.LotArea,
    listing.YearBuilt,
    listing.DaysOnMarket,
  ]
  return values.some((value) => own.includes(value) || numbers.some((each) => each.values.includes(value)))
}

/** A number in a column is of what its head says. */
function withColumn(
  number: SaidNumber,
  kind: NonNullable<SaidNumber['kind']>,
  label: string,
  folded: string,
): SaidNumber {
  // "Beds/Baths | 2/1"
  if (label.includes('/') && /\d[\s\u00A0]*\/[\s\u00A0]*$/u.test(folded.slice(0, number.start)))
    return {
      ...number,
      kind: columnKinds.find(([, pattern]) => pattern.test(foldAligned(label.split('/')[1] ?? '')))?.[0] ?? null,
    }
  if (number.kind !== null && number.kind !== 'money') return number
  if (kind !== 'money') return number.kind === null ? { ...number, kind } : number
  return { ...number, kind, field: moneyFieldAt(`${foldAligned(label)}: `, label.length + 2, label.length + 2) }
}

/** "these three", "both": of so many homes it is spoken. */
function countsKnown({ isWord, kind, values, isArticle }: SaidNumber, evidence: Evidence): boolean {
  if (!isWord || isArticle || (kind !== null && kind !== 'matches')) return false
  return values.every((value) => value <= Math.max(2, evidence.homes.length))
}

/** "2,600 × 12 ÷ 52": what a year consists of, beside a sign of reckoning. */
function isConstant({ values, start, end }: SaidNumber, folded: string): boolean {
  if (!values.some((value) => [4, 7, 12, 24, 30, 52, 100, 365].includes(value))) return false
  return (
    /[×x*÷/][\s\u00A0]*$/u.test(folded.slice(0, start)) ||
    /^[\s\u00A0]*(?:months?|meses|mois|monate|个月)?[\s\u00A0]*[×*÷=]/u.test(folded.slice(end))
  )
}

const from =
  /(?:from|between|de|von|entre|ab|das|das |from the hours of|从|至|to|till|until|bis|a|ate|hasta|à|-|–|到)[\s\u00A0]*$/u

/** "from 9 to 5": an hour of the firm, said without a sign for it. */
function isHour(number: SaidNumber, folded: string, evidence: Evidence): boolean {
  if (number.kind !== null || number.values.some((value) => value > 24)) return false
  const before = folded.slice(Math.max(0, number.start - 8), number.start)
  const behind = folded.slice(number.end, number.end + 8)
  if (!from.test(before) && !/^[\s\u00A0]*(?:to|till|until|bis|a |as|hasta|à|-|–|到|至)/u.test(behind)) return false
  return isKnownMoment({ ...number, kind: 'time' }, folded, evidence, [])
}

/** An average, a limit of the search: of what was found, and of no certain home. */
function isFigure(number: SaidNumber, folded: string, evidence: Evidence): boolean {
  if (number.kind !== 'money') return false
  if (
    /average|mean\b|median|promedio|media\b|mediana|moyen|durchschnitt|平均|中位/u.test(folded) &&
    number.field !== 'HOAMonth'
  )
    return evidence.figuresNow.some(({ kind, value }) => {
      const before = folded.slice(0, number.start)
      const isMedian =
        before.search(/median|中位(?!.*平均)/u) >= 0 &&
        !/(?:average|mean\b|promedio|moyen|durchschnitt|平均|medio)[^.]*$/u.test(
          before.slice(before.search(/median|中位/u)),
        )
      return (isMedian ? /median/ : /average|mean/).test(kind) && number.values.includes(value)
    })
  if (
    !/rang|run|from|between|start|up to|desde|entre|von|ab |bis|de \$?\d|最低|最高|从|到|cheapest|most expensive|lowest|highest|least|top/u.test(
      folded,
    )
  )
    return false
  return evidence.figuresNow.some(({ kind, value }) => /min|max/.test(kind) && number.values.includes(value))
}

const ofField: ReadonlySet<string> = new Set(['Price', 'HOAMonth', 'DepositFee', 'ZestimatePrice', 'UnitAreaPrice'])

/** Kinds that are always somebody's: no sentence is so general that they need no proof. */
const ofSomebody: ReadonlySet<SaidNumber['kind']> = new Set(['phone', 'mls'])

/** "if you put 20 % down", "would 3 bedrooms be enough?", "I can look for homes under 500k" */
function isSupposed(number: SaidNumber, { frames, tokens }: ReadSentence): boolean {
  const frame = frames[tokens.findIndex(({ end }) => end > number.start)]
  return frame === 'asks' || frame === 'if' || frame === 'search' || frame === 'unknown'
}

function amountsOf(numbers: readonly SaidNumber[]): KnownValue[] {
  return numbers.flatMap(({ values, kind }) =>
    values.slice(0, 1).map((value) => ({
      value,
      kind: kind === 'money' || kind === 'area' || kind === 'percent' ? kind : ('plain' as const),
    })),
  )
}

/** With the homes that it may be held against: those of the sentence, or both where no more are known. */
function withOthers(to: Attribution | null, mentions: readonly HomeMention[], evidence: Evidence): Attribution | null {
  if (to === null) return null
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const beside = named.length > 1 ? named : evidence.homes.length === 2 ? evidence.homes : []
  return { ...to, beside }
}

function withOrdinals(
  byName: readonly HomeMention[],
  numbers: readonly SaidNumber[],
  folded: string,
  evidence: Evidence,
): readonly HomeMention[] {
  const mentions = [...byName]
  for (const number of numbers) {
    if (byName.some(({ start, end }) => number.start >= start && number.end <= end)) continue
    const home = homeOfOrdinal(folded, number, evidence)
    if (home !== null && home !== 'unknown') mentions.push({ start: number.start, end: number.end, homes: [home] })
  }
  return mentions.sort((a, b) => a.start - b.start)
}

/** What a new line, item or heading does to the homes that were spoken of. */
function startTopic(topic: Topic, folded: string, names: boolean, isTable: boolean, evidence: Evidence): Topic {
  const depth = /^[\s>]*/u.exec(folded)?.[0].replaceAll('\n', '').length ?? 0
  const isItem = bullet.test(folded)
  // Two items beside each other are of two homes; what is set in below one, or below a heading, is of the same.
  const isBeside = isItem && topic.itemDepth !== undefined && depth <= topic.itemDepth
  const itemDepth = names ? (isItem ? depth : undefined) : topic.itemDepth
  const own = { ...topic, ...(itemDepth === undefined ? {} : { itemDepth }) }
  if (names && !isItem) delete own.itemDepth
  if (isTable) return own
  if (isBeside && !names) return { ...own, homes: [] }
  if (topic.homes === 'stranger' || topic.homes.length > 0) return own
  const { homes } = evidence
  return homes.length === 1 ? { ...own, homes } : own
}

/** "3D", "A4": digits that are part of a word. */
function isGlued({ start, end, kind, isWord }: SaidNumber, folded: string): boolean {
  if (isWord || kind === 'money' || kind === 'area' || (kind !== null && kind !== 'other')) return false
  return /[\p{Script=Latin}]$/u.test(folded.slice(0, start)) || /^[\p{Script=Latin}]/u.test(folded.slice(end))
}

function isKnownWord({ start, end }: SaidNumber, folded: string, evidence: Evidence): boolean {
  const before = /[\p{L}\p{N}-]*$/u.exec(folded.slice(0, start))?.[0] ?? ''
  const behind = /^[\p{L}\p{N}-]*/u.exec(folded.slice(end))?.[0] ?? ''
  const word = before + folded.slice(start, end) + behind
  // "3D", "T2", "27e": no code is that short.
  if (word.length <= 3) return true
  const homes: readonly KnownHome[] = evidence.homes
  return [
    ...[evidence.visitorWords, evidence.settingsWords, evidence.searchWords],
    ...evidence.passages.map(({ text }) => foldAligned(text)),
    ...homes.map(({ words, listing }) => `${words}\n${listing.MLSNumber.toLowerCase()}\n${listing.Url.toLowerCase()}`),
  ].some((words) => words.includes(word))
}

function isKnownPlace(folded: string, mentions: readonly HomeMention[], evidence: Evidence): boolean {
  let masked = folded
  for (const { start, end } of mentions)
    masked = masked.slice(0, start) + '\u0001'.repeat(end - start) + masked.slice(end)
  const place = /\d{1,6}[a-z]?[\s\u00A0]+[\p{L}'’.]+(?:[\s\u00A0]+[\p{L}'’.]+)?/u.exec(masked)?.[0]
  if (place === undefined) return true
  const known = [
    evidence.visitorWords,
    evidence.settingsWords,
    ...evidence.passages.map(({ text }) => foldAligned(text)),
    ...evidence.homes.map(({ words }) => words),
  ]
  return known.some((words) => words.includes(place))
}
