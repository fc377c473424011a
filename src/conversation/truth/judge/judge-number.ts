import { attribute } from '../evidence/attribute.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import { isKnownMoment } from '../numbers/moments.ts'
import { type Attribution, isEcho, visitorSaid } from '../numbers/number-context.ts'
import { isWorkedOut } from '../numbers/prove-arithmetic.ts'
import { proveOfLoan } from '../numbers/prove-loan.ts'
import { proveNumber } from '../numbers/prove-number.ts'
import { proveTime } from '../numbers/prove-time.ts'
import type { SaidNumber } from '../numbers/read-numbers.ts'
import { roundingOf } from '../numbers/rounded-number.ts'
import { isWeight, withColumn } from '../numbers/what-it-counts.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { Frame, ReadSentence } from '../words/read-sentence.ts'
import { deniesValue } from './denials.ts'
import { firmSays, numbersOfFirm, papersTell } from './judge-papers.ts'
import type { NumberContext } from './judged-number.ts'
import { affirmsPrice, isPriceOfHomes, isStated, mayBeSoInGeneral, saysPrice } from './so-in-general.ts'
import type { About } from './what-it-speaks-of.ts'

const onlyWished = 'the visitor has said it, and no home'

/** Why nothing bears a number out; null when something does, or when it claims nothing that could be held against anything. */
export function judgeNumber(said: SaidNumber, context: NumberContext): string | null {
  const { read, folded, numbers, mentions, topic, table, about, claimsUnknown, evidence, year } = context
  if (isGlued(said, folded))
    return isKnownWord(said, folded, evidence) || about === 'general' ? null : 'nothing says that'
  const cell = table?.cellOf(said)
  const inColumn = cell?.kind ? withColumn(said, cell.kind, cell.label, folded) : said
  const number = isWeight(inColumn, folded, evidence) ? { ...inColumn, kind: 'other' as const, field: null } : inColumn
  if (number.kind === 'ordinal' && about !== 'home') return null
  if (countsKnown(number, evidence) || isConstant(number, folded) || isTermOfLoan(number, folded)) return null
  if (number.kind === null && number.values.every((value) => value <= 20) && countsWords.test(folded.slice(number.end)))
    return null
  const to: Attribution | 'stranger' | null =
    cell && cell.homes.length > 0
      ? { homes: cell.homes, quantifier: 'any', isSure: true }
      : about === 'home' || (about === 'homes' && topic.homes !== 'stranger')
        ? attribute(number, mentions, topic, folded, evidence)
        : null
  const echoes = visitorSaid(number, evidence)
  const isWish = echoes && (isEcho(number, folded) || isUnclaimed(number, read))
  if (to === 'stranger') return isWish ? null : 'it is said of a home that no tool has returned'
  // What the visitor has said is a wish, and no value of a home.
  const states =
    echoes &&
    !isWish &&
    (affirmsPrice(number, context) || (claimsUnknown ? isStated(number, read) : isPriceOfHomes(number, context)))
  const deposit = depositInMonths(number, folded, to)
  if (deposit !== null) return deposit ? null : 'that is not the deposit'
  if (firmSays(number, folded, evidence, read === null)) return null
  if (isHour(number, folded, evidence)) return null
  const clock = proveTime(number, folded, numbers, evidence) ?? proveOfLoan(number, folded, to, evidence)
  if (clock?.isProven) return null
  // Where a tool has told when a home can be seen, no other time is one.
  if (clock !== null && isOfVisit(number, about, read)) return 'nobody can see it then'
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
  if (proof.is === 'true' && !(states && proof.by === 'visitor')) return null
  // A home that is asked about or supposed: the number claims nothing.
  if (read !== null && clock === null && isSupposed(number, read) && (echoes || mentions.length === 0)) return null
  const reckoned = {
    said: context.said.filter(({ value }) => !number.values.includes(value)),
    homes: spokenOf.length > 0 ? spokenOf : evidence.listed,
    evidence,
    papers: numbersOfFirm(evidence),
    isForeign: read === null,
  }
  if (isWorkedOut(number, folded, reckoned)) return null
  if (echoes && !states && (about !== 'home' || (number.kind === 'money' && number.field === 'any'))) return null
  if (isWish) return null
  if (mayBeSoInGeneral(number, context) && clock === null)
    return papersTell(number, folded, context.question, evidence) ? 'the firm’s papers say another number' : null
  // A time or a rate of a loan that a tool has told otherwise is not said elsewhere.
  return clock === null ? (proof.is === 'true' ? onlyWished : proof.why) : 'a tool has told it otherwise'
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

const amounts = ['SalePrice', 'RentPrice', 'DepositFee', 'HOAMonth', 'ZestimatePrice', 'UnitAreaPrice'] as const
const leastAmount = 50

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
    // An amount whose currency is called by a word that is not read: "410,000 دولار".
    ...(kind === null ? amounts.map((field) => listing[field]).filter((value) => (value ?? 0) >= leastAmount) : []),
  ]
  return values.some((value) => own.includes(value) || numbers.some((each) => each.values.includes(value)))
}

/** "these three", "both": of so many homes it is spoken. */
function countsKnown({ isWord, kind, values, isArticle }: SaidNumber, evidence: Evidence): boolean {
  if (!isWord || isArticle || (kind !== null && kind !== 'matches')) return false
  return values.every((value) => value <= Math.max(2, evidence.homes.length))
}

/** "four questions to ask", "in two steps": it counts what is said, and nothing that a home has. */
const countsWords =
  /^[\s\u00A0]*(?:\p{L}+[\s\u00A0]+)?(?:(?:questions?|steps?|things|ways?|tips?|reasons?|points|ideas?|preguntas?|pasos?|cosas|maneras?|consejos?|razones|etapes?|choses|facons?|conseils?|raisons?|fragen|schritten?|dinge|tipps?|grunde|perguntas?|passos?|coisas|maneiras?|dicas?|razoes)(?!\p{L})|个?(?:问题|步骤?|建议|理由)|件事|种方法)/u

const loanTerm =
  /^[\s\u00A0-]*(?:years?|ans|anos|jahre|jahrig\p{L}*|年期?)[\s\u00A0-]*(?:fixed[\s\u00A0-]|rate |term )*(?:mortgages?|loans?|one\b|hipoteca|prestamo|emprunt|pret|hypothek|kredit|darlehen|emprestimo|financiamento|贷款)/u

/** "a 30-year mortgage": a kind of loan, and no number of anybody's. */
function isTermOfLoan({ end }: SaidNumber, folded: string): boolean {
  return loanTerm.test(folded.slice(end))
}

/** "2,600 × 12 ÷ 52": what a year consists of, beside a sign of reckoning. */
function isConstant({ values, start, end }: SaidNumber, folded: string): boolean {
  if (!values.some((value) => [4, 7, 12, 24, 30, 52, 100, 365].includes(value))) return false
  return (
    // The stars of "**Bedrooms:** 7" reckon nothing.
    /(?:[×÷/]|[\d)%][\s\u00A0]*[x*])[\s\u00A0]*$/u.test(folded.slice(0, start)) ||
    /^[\s\u00A0]*(?:months?|meses|mois|monate|个月)?[\s\u00A0]*(?:[×÷=]|[x*][\s\u00A0]*[\d$€£(])/u.test(
      folded.slice(end),
    )
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

/** Whether a day or a time is one of a visit to a home, and not one of the firm's or of its record. */
function isOfVisit({ kind }: SaidNumber, about: About, read: ReadSentence | null): boolean {
  if (kind !== 'date' && kind !== 'time') return false
  const isOfHome = about === 'home' || about === 'homes'
  if (read?.has('meetings') || (about !== 'firm' && read?.has('visitorRefs'))) return true
  return isOfHome && kind === 'time'
}

/** How the words around a number are meant; null where they are not read. */
function frameOf({ start }: SaidNumber, read: ReadSentence | null): Frame | null {
  return read?.frames[read.tokens.findIndex(({ end }) => end > start)] ?? null
}

/** "I don't know whether it is still $399,000": it is told as a wish, a question, or unknown. "still" begins no clause of its own. */
function isUnclaimed(number: SaidNumber, read: ReadSentence | null): boolean {
  if (read === null) return false
  const { tokens, frames, clauses, phrases } = read
  const at = tokens.findIndex(({ end }) => end > number.start)
  const begin = clauses.indexOf(clauses[at] ?? -1)
  const own = phrases.find(({ tag, from }) => tag === 'breaks' && from === begin)
  const frame = frames[own !== undefined && own.to === at ? begin - 1 : at] ?? 'said'
  return frame !== 'said'
}

/** "if you put 20 % down", "would 3 bedrooms be enough?", "I can look for homes under 500k" */
function isSupposed(number: SaidNumber, read: ReadSentence): boolean {
  const frame = frameOf(number, read)
  if (frame === 'asks') return !read.isQuestion || isAskedOfVisitor(read) || !statesOfHomes(read)
  return frame === 'if' || frame === 'search' || frame === 'unknown'
}

/** "Would you like", "is that": it asks, and is no claim with a sign of asking behind it. */
function isAskedOfVisitor(read: ReadSentence): boolean {
  return read.has('asks') || read.has('visitorRefs')
}

/** "home costs", "has", "price": what states a value of homes. */
function statesOfHomes(read: ReadSentence): boolean {
  return read.has('haves') || (speaksOfHomes(read) && saysPrice.test(read.folded))
}

const speaksOfHomes = (read: ReadSentence): boolean =>
  read.phrases.some(({ tag }) => tag === 'homes' || tag === 'homeRefs' || tag.startsWith('families'))

/** With the homes that it may be held against: those of the sentence, or both where no more are known. */
function withOthers(to: Attribution | null, mentions: readonly HomeMention[], evidence: Evidence): Attribution | null {
  if (to === null) return null
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const beside = named.length > 1 ? named : evidence.homes.length === 2 ? evidence.homes : []
  return { ...to, beside }
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
