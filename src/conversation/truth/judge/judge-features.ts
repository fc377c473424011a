import { attribute, type Topic } from '../evidence/attribute.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import { homeSays } from '../evidence/home-record.ts'
import type { Attribution } from '../numbers/number-context.ts'
import { foldAligned } from '../text/fold-text.ts'
import type { ReadSentence, Span } from '../words/read-sentence.ts'
import { isUntrue } from './denials.ts'
import { type FeatureClaim, findFeatureClaims, hasFeature, lacksFeature } from './feature-claims.ts'

/** What the words of a sentence are held against. */
export interface JudgeContext {
  mentions: readonly HomeMention[]
  topic: Topic
  evidence: Evidence
  /** Whether it is said of a home, or of homes at large. */
  isOfHome: boolean
  /** Of a cell of a table: the homes that it speaks of. */
  homesAt?: (at: number) => readonly KnownHome[]
  /** Its numbers: what they count is no feature. */
  counted?: readonly Span[]
}

/** "The pets of a tenant are not allowed": so many words may stand between a thing and what denies it behind it. */
const mostBeforeDenial = 5
/** Before these a word is a verb, and names no feature: "to view", "can store". */
const beforeVerb = /^(?:as|to|can|could|will|would|may|might|should|you|we|i|let's|please|and)$/u

/** Why a feature may not be said of a home; null when each is borne out. */
export function judgeFeatures(
  read: ReadSentence,
  context: JudgeContext,
): { fault: string | null; isDenial?: boolean; claim?: Span; proven: readonly Span[] } {
  const { evidence } = context
  const proven: Span[] = []
  for (const claim of findFeatureClaims(read.text, evidence.languages.tablesOf(read.lexicon.code))) {
    const from = read.tokens.findIndex(({ end }) => end > claim.start)
    const to = read.tokens.findLastIndex(({ start }) => start < claim.end) + 1
    if (from < 0) continue
    const isAsked = read.isQuestion && (read.frames[from] === 'asks' || read.frames[from] === 'if')
    if (isAsked && presumes(claim, read, context))
      return { fault: `“${claim.name}” is in no listing that was found`, claim, proven }
    if (read.frames[from] !== 'said') continue
    if (context.mentions.some(({ start, end }) => claim.start < end && claim.end > start)) continue
    // "the office" of the firm
    if (read.phrases.some(({ tag, start, end }) => tag === 'firmRefs' && claim.start < end && claim.end > start))
      continue
    if (/half[ -]bath/iu.test(claim.name) || isOtherWord(claim, read)) continue
    if (
      context.counted?.some(
        ({ end }) =>
          end <= claim.start && claim.start - end <= 8 && /bath|bano|bad|bain|banh|浴/u.test(claim.name.toLowerCase()),
      )
    )
      continue
    if (to - from === 1 && read.lexicon.code === 'en' && beforeVerb.test(read.tokens[from - 1]?.text ?? '')) continue
    const why = judgeFeature(claim, { from, to }, read, context)
    if (why !== null && why !== '')
      return { fault: `“${claim.name}” ${why}`, isDenial: why.startsWith('is denied'), claim, proven }
    if (why === null) proven.push(claim)
  }
  return { fault: null, proven }
}

/** "Do you want to see the sauna?": whoever asks so says that there is one. */
function presumes(claim: FeatureClaim, { folded, lexicon }: ReadSentence, { evidence }: JudgeContext): boolean {
  if (evidence.homes.length === 0 || isSought(claim, evidence)) return false
  if (!article.test(folded.slice(0, claim.start)) || lexicon.code === 'zh') return false
  return !evidence.homes.some((home) => hasFeature(home, claim.feature) || saysWord(home, claim) === 'said')
}

const article =
  /(?:^|[^\p{L}])(?:the|el|la|los|las|le|les|l['’]|der|die|das|den|dem|o|a|os|as)[\s\u00A0]*(?:[\p{L}\d]+-(?:[\p{L}]+[\s\u00A0])?)?$/u

/** "cerca de", "por metro cuadrado": words of measure that are named like a feature. */
function isOtherWord({ start, end, name }: FeatureClaim, { folded }: ReadSentence): boolean {
  const word = foldAligned(name)
  if (word === 'cerca') return /^[\s\u00A0]+(?:de|del|do|da|dos)(?![\p{L}])/u.test(folded.slice(end))
  if (/^metros?$/u.test(word))
    return (
      /(?:por|al|o|\d|uns|unos)[\s\u00A0]*$/u.test(folded.slice(0, start)) ||
      /^[\s\u00A0]*(?:c|q)uadr/u.test(folded.slice(end))
    )
  return word === 'well' && /as[\s\u00A0]$/u.test(folded.slice(0, start))
}

/** '' where the words claim nothing of a home. */
function judgeFeature(
  claim: FeatureClaim,
  { from, to }: { from: number; to: number },
  read: ReadSentence,
  context: JudgeContext,
): string | null {
  const attribution = whoseIs(claim, read, context)
  if (attribution === 'stranger') return 'is said of a home that no tool has returned'
  const isDenied = denies(from, to, read)
  const { evidence } = context
  const holds = (home: KnownHome) => {
    // What a listing says nothing of may be denied, but not who may live there and where one parks.
    if (isDenied)
      return (
        lacksFeature(home, claim.feature) ||
        saysWord(home, claim) === 'denied' ||
        (!/pet|dog|cat|mascota|animau|animaux|haustier|hund|animais|宠物|park|garag/iu.test(claim.name) &&
          !hasFeature(home, claim.feature))
      )
    return hasFeature(home, claim.feature) || saysWord(home, claim) === 'said'
  }
  const homes = attribution?.homes ?? []
  if (homes.length === 0) {
    // "There is one with a pool": of some home that was found.
    if (!context.isOfHome || evidence.homes.length === 0 || isDenied || !read.has('haves')) return ''
    return evidence.homes.some(holds) || isSought(claim, evidence) ? null : 'is in no listing that was found'
  }
  const isTrue = attribution?.quantifier === 'all' ? homes.every(holds) : homes.some(holds)
  if (!isTrue) return isDenied ? 'is denied, and the listing does not say so' : 'is not in the listing'
  const isExclusive = read.phrases.some(({ tag, end }) => tag === 'exclusives' && end <= claim.start)
  const others = evidence.listed.filter((home) => !homes.includes(home))
  return isExclusive && others.some(holds) ? 'is what another home has as well' : null
}

function isSought({ name }: FeatureClaim, { searchWords, visitorWords }: Evidence): boolean {
  const word = foldAligned(name)
  return searchWords.includes(word) || visitorWords.includes(word)
}

function saysWord(home: KnownHome, { name }: FeatureClaim): 'said' | 'denied' | null {
  const words = foldAligned(name).match(/\p{Script=Han}+|[\p{L}\p{N}]+/gu) ?? []
  const said = words.map((word) => homeSays(home, word))
  if (said.includes('denied')) return 'denied'
  return said.length > 0 && said.every((each) => each === 'said') ? 'said' : null
}

/** Only these stand between homes of which the same is said. */
const joins = /^[\s\u00A0,*_]*(?:and|y|e|et|und|or|o|ou|oder|和|与|、|&)?(?:[\s\u00A0]+the)?[\s\u00A0*_]*$/u

/** Whom some words of a sentence speak of; null when of no certain home. */
export function whoseIs(
  span: Span,
  { folded }: Pick<ReadSentence, 'folded'>,
  { homesAt, mentions, topic, evidence, isOfHome }: JudgeContext,
): Attribution | 'stranger' | null {
  const ofCell = homesAt?.(span.start)
  if (ofCell && ofCell.length > 0) return { homes: ofCell, quantifier: 'any', isSure: true }
  if (!isOfHome) return null
  // Of several homes the nearest before it, or those that are joined with that.
  const before = mentions.filter(({ end }) => end <= span.start)
  if (mentions.length > 1 && before.length > 0) {
    let first = before.length - 1
    while (first > 0 && joins.test(folded.slice(before[first - 1]?.end, before[first]?.start))) first -= 1
    const homes = [...new Set(before.slice(first).flatMap((mention) => mention.homes))]
    return { homes, quantifier: 'all', isSure: true }
  }
  return attribute(span, mentions, topic, folded, evidence)
}

/** Whether a denial stands with the words in their clause. */
export function denies(from: number, to: number, read: ReadSentence): boolean {
  const { phrases, clauses, lexicon } = read
  if (isUntrue(from, read)) return true
  return phrases.some(
    (phrase) =>
      clauses[phrase.from] === clauses[from] &&
      ((phrase.tag === 'denials' &&
        // A denial that is a part of the words ("not sold") is none of them.
        (phrase.to <= from || (lexicon.table.deniesBehind && phrase.from >= to))) ||
        (phrase.tag === 'deniedBehind' && phrase.from >= to && phrase.from - to <= mostBeforeDenial)),
  )
}
