import { isContrasted } from '../evidence/attribute.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import type { TaggedPhrase } from '../words/said-lexicon.ts'
import { denies, type JudgeContext, whoseIs } from './judge-features.ts'
import { holdsAgainst, recordClaimOf } from './record-claims.ts'

const recordTags = /^(?:status\.|sale$|rent$|families\.|fresh$|noFee$|openHouse$|tour$|withinBudget$|compare)/u
/** Behind a comparison an amount, and no home: "than $500,000", "de 500.000 $". */
const isLimit =
  /^[\s\u00A0]*(?:than|que|de|als|do que|a)?[\s\u00A0]*(?:[a-z]{2,4}[\s\u00A0])?[\s\u00A0*_]*[$€£¥]?[\s\u00A0]*\d/u

/** Why the record contradicts a sentence: status, sale or rent, kind of home, tours, comparisons; null when it does not. */
export function judgeRecord(
  read: ReadSentence,
  context: JudgeContext,
): { fault: string | null; isDenial?: boolean; proven: readonly Span[] } {
  const proven: Span[] = []
  for (const phrase of read.phrases) {
    if (!recordTags.test(phrase.tag) || read.frames[phrase.from] !== 'said' || isWithin(phrase, read)) continue
    const verdict = phrase.tag.startsWith('compare')
      ? judgeComparison(phrase, read, context)
      : judgeField(phrase, read, context)
    if (verdict === 'wrong')
      return { fault: `“${read.text.slice(phrase.start, phrase.end)}” is not what the record says`, proven }
    if (verdict === 'true') proven.push(phrase)
  }
  return { fault: null, proven }
}

type Verdict = 'true' | 'wrong' | 'nothing'

function judgeField(phrase: TaggedPhrase, read: ReadSentence, context: JudgeContext): Verdict {
  if (phrase.tag.startsWith('families.') && !tellsKind(phrase, read, context)) return 'nothing'
  // "sold furnished", "vendida sem mobília": how it is sold, and not that it was; "loué 32 $ par mois" is no home.
  if (phrase.tag === 'status.sold' && howItIsSold.test(read.folded.slice(phrase.end))) return 'nothing'
  const claim = recordClaimOf(phrase, read, context.evidence)
  if (claim === null) return 'nothing'
  const to = whoseIs(phrase, read, context)
  if (to === 'stranger') return 'wrong'
  const homes = to?.homes ?? []
  if (homes.length === 0) return 'nothing'
  const isDenied = denies(phrase.from, phrase.to, read)
  const told = homes.map((home) => claim.isTrueOf(home))
  const holds = (isTrue: boolean | null) => isTrue !== null && isTrue !== isDenied
  if (to?.quantifier === 'all' ? told.every(holds) : told.some(holds)) return 'true'
  // Of what the record cannot tell, a state and a cost are borne out by nothing; of a kind nobody knows.
  if (told.includes(null) && (phrase.tag.startsWith('families') || phrase.tag === 'withinBudget')) return 'nothing'
  return 'wrong'
}

const howItIsSold =
  /^[\s\u00A0*_]*(?:(?:un)?furnished|as[\s-]is|with|without|sin|con|sem|com|sans|avec|ohne|mit|amuebl|mobil|meubl|mobl|[\d$€£])/u

/** What is said to be something: "is a", "es un". */
const predicate =
  /(?:\bis|['’]s|\bes|\best|\bist|\be|是)[\s\u00A0]+(?:an?|un[ae]?|eine?[nr]?|uma?|[一]?[套栋个间])?[\s\u00A0]*(?:[\p{L}-]+[\s\u00A0]+){0,2}$/u

/** "is a townhouse": what a home is called is its kind; "house" is any home. */
function tellsKind({ from, to, tag }: TaggedPhrase, read: ReadSentence, context: JudgeContext): boolean {
  const isOf = (name: string) =>
    read.phrases.some((other) => other.tag === name && other.from <= from && other.to >= to)
  if (isOf('looseFamilies') || (isOf('homes') && !isOf('homeRefs'))) return false
  if (context.homesAt) return true
  const before = read.folded.slice(0, read.tokens[from]?.start ?? 0)
  return tag !== '' && predicate.test(before)
}

/** A longer phrase of the table covers this one: "sold" of "not sold", "house" of "open house". */
function isWithin({ tag, from, to }: TaggedPhrase, { phrases }: ReadSentence): boolean {
  return phrases.some(
    (other) =>
      other.tag !== tag &&
      recordTags.test(other.tag) &&
      other.from <= from &&
      other.to >= to &&
      other.to - other.from > to - from,
  )
}

function judgeComparison(phrase: TaggedPhrase, read: ReadSentence, context: JudgeContext): Verdict {
  const compared = read.lexicon.table.compares[Number(phrase.tag.split('.')[1])]
  // Addresses begin with a number as well.
  const behind = hideMentions(read.folded, context.mentions).slice(phrase.end)
  const isOfTwo = new Set(context.mentions.flatMap(({ homes }) => homes)).size > 1
  if (!compared || (!isOfTwo && isLimit.test(behind))) return 'nothing'
  const sides = sidesOf(phrase, read, context, compared.isMost)
  if (sides === null) return 'nothing'
  const holds = holdsAgainst(compared, { homes: sides.subject, quantifier: 'any', isSure: true }, sides.others)
  if (holds === null) return 'nothing'
  return holds !== denies(phrase.from, phrase.to, read) ? 'true' : 'wrong'
}

function hideMentions(folded: string, mentions: readonly Span[]): string {
  let text = folded
  for (const { start, end } of mentions) text = text.slice(0, start) + '_'.repeat(end - start) + text.slice(end)
  return text
}

/** Which home a comparison is about, and what it is held against; null where that is open. */
function sidesOf(
  phrase: TaggedPhrase,
  { folded, phrases }: ReadSentence,
  { mentions, evidence, topic, isOfHome }: JudgeContext,
  isMost: boolean,
): { subject: readonly KnownHome[]; others: readonly KnownHome[] } | null {
  if (!isOfHome) return null
  const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
  const told = mentions.filter((mention) => !isContrasted(mention, folded))
  const before = told.filter((mention) => mention.end <= phrase.start).at(-1)
  const behind = told.find((mention) => mention.start >= phrase.end)
  const ofTopic = topic.homes === 'stranger' ? [] : topic.homes
  const subject = before?.homes ?? behind?.homes ?? ofTopic
  if (subject.length !== 1) return null
  const rest = named.filter((home) => !subject.includes(home))
  const isOfShown = phrases.some(({ tag }) => tag === 'ofShown')
  if (isMost) {
    if (isOfShown && topic.named.length > 1) return { subject, others: topic.named }
    return evidence.listed.length > 1 ? { subject, others: evidence.listed } : null
  }
  if (rest.length > 0) return { subject, others: named }
  const contrasted = mentions.filter((mention) => isContrasted(mention, folded)).flatMap(({ homes }) => homes)
  if (contrasted.length > 0) return { subject: ofTopic, others: contrasted }
  return evidence.homes.length === 2 ? { subject, others: evidence.homes } : null
}
