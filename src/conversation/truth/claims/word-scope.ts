import { attribute, isContrasted, type Topic } from '../evidence/attribute.ts'
import type { Evidence, KnownHome } from '../evidence/evidence.ts'
import type { HomeMention } from '../evidence/find-homes.ts'
import type { Attribution } from '../numbers/number-context.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import { claimLexiconOf } from './claim-lexicon.ts'
import type { Claim, ClaimVerdict } from './claims.ts'
import { isUntrue } from './denials.ts'
import type { ReadSentence } from './read-frames.ts'

export interface Span {
  start: number
  end: number
}

/** What the words of a sentence are held against. */
export interface WordContext {
  /** With its case, links masked. */
  text: string
  mentions: readonly HomeMention[]
  topic: Topic
  evidence: Evidence
  /** Numbers, homes and links: they are checked elsewhere. */
  checked: readonly Span[]
  numbers: readonly Span[]
  /** Of a cell of a table: the homes that it speaks of. */
  homesAt?: (at: number) => readonly KnownHome[]
}

/** What these words do has been done: they open or end what others mean. */
const frameWords: ReadonlySet<string> = new Set([
  'unknown',
  'unknownBehind',
  'declines',
  'searches',
  'echo',
  'breaks',
  'denials',
  'homeRefs',
  'firmRefs',
  'visitorRefs',
  'asks',
  'generalLeads',
  'lists',
  'selfRefs',
  'relatives',
  'denied.untrue',
  'record.ties',
  'record.near',
  'record.above',
  'record.below',
  'behind.near',
  'behind.above',
  'behind.below',
])

/** In a clause with one of these no word passes for being plain. */
const weighed = /^(?:fees$|compare\.|record\.exclusives$)/u

/** "The pets of a tenant are not allowed": so many words may stand between a thing and what denies it behind it. */
const mostBeforeDenial = 5

/** The words of a sentence with what is settled of them: which are covered, of whom they speak, what was judged. */
export class WordScope {
  protected readonly read: ReadSentence
  protected readonly context: WordContext
  protected readonly covered: boolean[]
  protected readonly verdicts: ClaimVerdict[] = []
  protected readonly isExplicit: boolean
  protected readonly isTalk: boolean
  /** A home was spoken of, and neither the chatbot nor a question is in the sentence. */
  protected readonly mayBeOfHome: boolean

  constructor(read: ReadSentence, context: WordContext) {
    this.read = read
    this.context = context
    const { lexicon, tokens } = read
    const isLatinToo = lexicon.code === 'zh' ? claimLexiconOf(context.evidence.languages, 'en') : null
    this.covered = tokens.map(({ text, start, end }, at) => {
      if (read.isRhetoric[at] || /^\p{N}+$/u.test(text) || lexicon.isNeutral(text) || isLatinToo?.isNeutral(text))
        return true
      return context.checked.some((span) => start < span.end && end > span.start)
    })
    for (const { tag, from, to } of read.phrases)
      if (frameWords.has(tag) || tag === 'neutral' || tag === 'plain') this.cover(from, to)
    this.coverPlain()
    this.uncoverThings()
    this.coverLabels()
    this.coverTimes()
    this.coverPraise()
    this.uncoverJudged()
    this.isExplicit =
      context.mentions.length > 0 ||
      read.phrases.some(({ tag, from }) => tag === 'homeRefs' && read.frames[from] === 'said')
    this.isTalk = !this.isExplicit && this.findTalk()
    this.mayBeOfHome =
      context.topic.homes.length > 0 && !read.isQuestion && !read.phrases.some(({ tag }) => tag === 'firmRefs')
  }

  /** Words that name nothing which a record could tell, and what the visitor is said to do. A name is no such word. */
  protected coverPlain(): void {
    const { read, covered } = this
    const { lexicon, tokens, phrases } = read
    // What is said of costs and what is compared with others is a claim in whatever words.
    const strict = new Set(phrases.filter(({ tag }) => weighed.test(tag)).map(({ from }) => read.clauses[from]))
    for (const [at, { text }] of tokens.entries())
      if (!covered[at] && !strict.has(read.clauses[at]) && !this.isName(at) && lexicon.plain.has(text))
        covered[at] = true
    for (const { tag, to } of phrases) {
      if (tag !== 'plain.leads' || covered[to] || this.isName(to)) continue
      const verb = tokens[to]?.text
      if (verb !== undefined && lexicon.plain.isFreeAct(verb)) covered[to] = true
    }
  }

  /** "the cellar" stands for a home that is spoken of, and says that there is one. */
  private uncoverThings(): void {
    const { phrases, tokens, lexicon } = this.read
    for (const { tag, to } of phrases) {
      if (tag !== 'homeRefs' || lexicon.isNeutral(tokens[to - 1]?.text ?? '')) continue
      const isThing = phrases.some((other) => other.tag.startsWith('listing.') && other.from < to && other.to >= to)
      if (isThing) this.covered[to - 1] = false
    }
  }

  /** Whether a word is written as a name is, within a sentence. */
  private isName(at: number): boolean {
    const { tokens, lexicon, folded } = this.read
    const { start = 0 } = tokens[at] ?? {}
    if (at === 0 || lexicon.code === 'de' || !/\p{Lu}/u.test(this.context.text.charAt(start))) return false
    return /[\p{L}\p{N},][\s\u00A0]+$/u.test(folded.slice(0, start))
  }

  protected isLost(): boolean {
    return this.verdicts.at(-1)?.isBorneOut === false
  }

  protected cover(from: number, to: number): void {
    this.covered.fill(true, from, to)
  }

  /** Whether the chatbot and the visitor speak with each other, and of no home and no firm. */
  protected findTalk(): boolean {
    const { phrases, folded, lexicon } = this.read
    const { topic } = this.context
    if (topic.homes === 'stranger' || /^\s*(?:[-*+•|#]|\d+[.)])/u.test(folded)) return false
    const isSelf = (firm: TaggedPhrase) =>
      phrases.some(({ tag, from, to }) => tag === 'selfRefs' && from === firm.from && to >= firm.to)
    if (phrases.some((phrase) => phrase.tag === 'firmRefs' && !isSelf(phrase))) return false
    if (lexicon.code === 'zh' && phrases.some(({ tag }) => tag === 'haves')) return false
    return topic.homes.length === 0 || phrases.some(({ tag }) => tag === 'selfRefs' || tag === 'visitorRefs')
  }

  /** "City: Golden": the name of a field before its value. */
  protected coverLabels(): void {
    const { phrases, folded } = this.read
    for (const { tag, from, to, end } of phrases)
      if (tag.startsWith('field.') && /^[*_\s]*[:：]/u.test(folded.slice(end))) this.cover(from, to)
  }

  /** "three weeks": the number is proven with its unit. */
  protected coverTimes(): void {
    const { phrases, folded } = this.read
    for (const { tag, from, to, start } of phrases) {
      if (tag !== 'record.timeUnits') continue
      const isCounted = this.context.checked.some(
        ({ end }) => end <= start && /^[\s\u00A0-]?$/u.test(folded.slice(end, start)),
      )
      if (isCounted) this.cover(from, to)
    }
  }

  /** Praise claims nothing, unless it is of the surroundings or of what a home is worth. */
  protected coverPraise(): void {
    const { lexicon, tokens, phrases } = this.read
    const bad = new Set(phrases.filter(({ tag }) => tag === 'unpraised').map(({ from }) => this.read.clauses[from]))
    for (const [at, { text }] of tokens.entries())
      if (lexicon.isPraise(text) && !bad.has(this.read.clauses[at])) this.covered[at] = true
    for (const { tag, from, to } of phrases) if (tag === 'praise') this.cover(from, to)
  }

  /** "next to", "go up": ordinary words that together say something of an area or of prices. */
  protected uncoverJudged(): void {
    const { phrases, frames, folded } = this.read
    // "close to 1,800 square feet"
    const isRounding = (at: number) =>
      phrases.some(
        ({ tag, from, to, end }) =>
          /^record\.(?:near|above|below)$/u.test(tag) &&
          from <= at &&
          to > at &&
          /^[\s\u00A0$€£*_]*\d/u.test(folded.slice(end)),
      )
    for (const { tag, from, to } of phrases)
      if (
        !isRounding(from) &&
        (tag === 'judged' || tag === 'promises' || tag === 'forecasts' || tag === 'free') &&
        frames[from] === 'said'
      )
        this.covered.fill(false, from, to)
  }

  protected add(span: Span, claim: Pick<Claim, 'field' | 'value' | 'how'>, isBorneOut: boolean, why: string): void {
    const { folded } = this.read
    const words = this.context.text.slice(span.start, span.end)
    this.verdicts.push({
      claim: { about: 'home', words, start: span.start, end: span.end, ...claim },
      isBorneOut,
      why: why === '' ? `“${words}” stands in the record` : `“${folded === '' ? '' : words}” ${why}`,
    })
  }

  protected attribute(span: Span): Attribution | 'stranger' | null {
    const { homesAt, mentions, topic, evidence } = this.context
    const ofCell = homesAt?.(span.start)
    if (ofCell && ofCell.length > 0) return { homes: ofCell, quantifier: 'any', isSure: true }
    const named = this.namedBehind(span)
    if (named) return { homes: named, quantifier: 'any', isSure: true }
    const to = attribute(span, mentions, topic, this.read.folded, evidence)
    if (to === null || to === 'stranger' || mentions.length < 2 || to.homes.length < 2) return to
    return this.read.phrases.some(({ tag }) => tag === 'oneOf') ? to : { ...to, quantifier: 'all' }
  }

  /** "The sunny kitchen of 12 Main St": nobody else is spoken of before the home is named. */
  protected namedBehind({ start }: Span): readonly KnownHome[] | null {
    const { mentions } = this.context
    const [first] = mentions
    if (!first || first.start < start || isContrasted(first, this.read.folded)) return null
    const isOther = this.read.phrases.some((phrase) => phrase.tag === 'homeRefs' && phrase.start < start)
    return isOther ? null : first.homes
  }

  /** "the only one with a pool": another home of the list has one as well. */
  protected isShared({ start }: Span, homes: readonly KnownHome[], holds: (home: KnownHome) => boolean): boolean {
    const isExclusive = this.read.phrases.some(({ tag, end }) => tag === 'record.exclusives' && end <= start)
    return isExclusive && this.context.evidence.listed.some((home) => !homes.includes(home) && holds(home))
  }

  /** Whether a denial stands before the words in their clause. */
  protected isDenied(from: number, to = from + 1): boolean {
    const { phrases, clauses, lexicon } = this.read
    if (isUntrue(from, this.read)) return true
    return phrases.some(
      (phrase) =>
        clauses[phrase.from] === clauses[from] &&
        ((phrase.tag === 'denials' &&
          // A denial that is a part of the words ("not sold") is none of them.
          (phrase.to <= from || (lexicon.table.deniesBehind && phrase.from >= to))) ||
          (phrase.tag === 'record.deniedBehind' && phrase.from >= to && phrase.from - to <= mostBeforeDenial)),
    )
  }
}
