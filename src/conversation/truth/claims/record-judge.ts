import { isContrasted } from '../evidence/attribute.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import type { Attribution } from '../numbers/number-context.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import { holdsAgainst, recordClaimOf } from './record-claims.ts'
import { type Span, WordScope } from './word-scope.ts'

const recordTags = /^(?:status|sale|rent|families|fresh|noFee|openHouse|tour|withinBudget|compare)/u

const hanComparison = /^[\s\u00A0*_)\]]*[更还要略稍]?(大|小|新|旧|老|贵)/u
const hanFields: Readonly<Record<string, { field: 'Price' | 'BuildingArea' | 'YearBuilt'; sign: 1 | -1 }>> = {
  大: { field: 'BuildingArea', sign: 1 },
  小: { field: 'BuildingArea', sign: -1 },
  新: { field: 'YearBuilt', sign: 1 },
  旧: { field: 'YearBuilt', sign: -1 },
  老: { field: 'YearBuilt', sign: -1 },
  贵: { field: 'Price', sign: 1 },
}

/** Behind a comparison an amount, and no home: "than $500,000", "de 500.000 $". */
const isLimit =
  /^[\s\u00A0]*(?:than|que|de|als|do que|a)?[\s\u00A0]*(?:[a-z]{2,4}[\s\u00A0])?[\s\u00A0*_]*[$€£¥]?[\s\u00A0]*\d/u

/** Judges what a sentence says of the fields of a record, and how it compares homes by them. */
export class RecordJudge extends WordScope {
  /** Status, sale or rent, kind of home, fees, tours and comparisons. */
  protected judgeRecord(): void {
    for (const phrase of this.read.phrases) {
      const frame = this.read.frames[phrase.from]
      if (phrase.tag.startsWith('compare.')) {
        // "No house is cheaper than this one": what sounds like a search is held against the home.
        if (frame === 'said' || (frame === 'search' && (this.context.mentions.length > 0 || this.deniesAll())))
          this.judgeComparison(phrase)
        else this.cover(phrase.from, phrase.to)
      } else if (frame === 'said') this.judgeField(phrase)
      if (this.isLost()) return
    }
    this.judgeHanComparisons()
  }

  /** "A比B大": in Chinese one sign behind the other home compares. */
  private judgeHanComparisons(): void {
    const { folded, tokens, lexicon } = this.read
    if (lexicon.code !== 'zh') return
    for (const mention of this.context.mentions) {
      if (!isContrasted(mention, folded)) continue
      const sign = hanComparison.exec(folded.slice(mention.end))?.[1]
      const at = tokens.findIndex(({ start, text }) => start >= mention.end && text === sign)
      const token = tokens[at]
      const compared = sign === undefined ? undefined : hanFields[sign]
      if (!token || !compared) continue
      const phrase = { tag: 'compare', from: at, to: at + 1, start: token.start, end: token.end }
      const { subject, others } = this.sidesOf(phrase, false)
      const isTrue = holdsAgainst(
        { ...compared, isMost: false },
        { homes: subject, quantifier: 'any', isSure: true },
        others,
      )
      if (isTrue !== true)
        this.add(phrase, { field: compared.field, value: 'compare', how: 'said' }, false, 'is not what the records say')
    }
  }

  protected judgeField(phrase: TaggedPhrase): void {
    const { evidence } = this.context
    if (phrase.tag.startsWith('families.') && this.isLooseName(phrase)) {
      this.cover(phrase.from, phrase.to)
      return
    }
    const claim =
      phrase.tag === 'fees' && !this.deniesClosely(phrase) ? null : recordClaimOf(phrase, this.read, evidence)
    if (claim === null || this.isWithin(phrase)) return
    const isDenied = this.isDenied(phrase.from, phrase.to) || (phrase.tag === 'fees' && this.deniesClosely(phrase))
    const how = isDenied ? 'denied' : 'said'
    const to = this.attribute(phrase)
    if (to === 'stranger') {
      this.add(
        phrase,
        { field: claim.field, value: phrase.tag, how },
        false,
        'is said of a home that no tool has returned',
      )
      return
    }
    const homes = to?.homes ?? []
    if (homes.length === 0) {
      if (this.isOfSearch(phrase, claim)) this.cover(phrase.from, phrase.to)
      return
    }
    const holds = (home: KnownHome) => {
      const isTrue = claim.isTrueOf(home)
      return isTrue === null ? false : isTrue !== isDenied
    }
    const isTrue =
      (to?.quantifier === 'all' ? homes.every(holds) : homes.some(holds)) &&
      (claim.field === 'Status' || !this.isShared(phrase, homes, holds))
    const why = isTrue ? '' : `is not what the record says of ${claim.field}`
    if (!isTrue && !this.isHard(phrase, to)) return
    this.add(phrase, { field: claim.field, value: phrase.tag, how }, isTrue, why)
    if (isTrue) this.cover(phrase.from, phrase.to)
  }

  /** A longer phrase of the table covers this one: "sold" of "not sold", "house" of "open house". */
  protected isWithin({ tag, from, to }: TaggedPhrase): boolean {
    return this.read.phrases.some(
      (other) =>
        other.tag !== tag &&
        recordTags.test(other.tag) &&
        other.from <= from &&
        other.to >= to &&
        other.to - other.from > to - from,
    )
  }

  /** "no deposit": a denial stands right before what it denies. */
  protected deniesClosely({ from, to: until }: TaggedPhrase): boolean {
    const { phrases, clauses } = this.read
    return phrases.some(
      ({ tag, from: at, to }) =>
        tag === 'denials' &&
        ((to <= from && from - to <= 3 && clauses[at] === clauses[from]) || this.isValueOf(at, until)),
    )
  }

  /** "HOA: none": what stands behind the colon is said of what stands before it. */
  protected isValueOf(at: number, until: number): boolean {
    const { folded, tokens } = this.read
    const between = folded.slice(tokens[until - 1]?.end ?? 0, tokens[at]?.start ?? 0)
    return at >= until && /^[*_\s]*[:：|][*_\s]*$/u.test(between)
  }

  /** Whether what is not borne out is a contradiction by itself; else the words must be borne out another way. */
  protected isHard({ from, to }: TaggedPhrase, attribution: Attribution | null): boolean {
    if (attribution === null) return false
    for (let at = from; at < to; at += 1) if (!this.covered[at]) return this.isExplicit || attribution.isSure
    return true
  }

  /** "this house" of a condominium, "23 houses": the word stands for any home. */
  protected isLooseName({ from, to, start, end }: TaggedPhrase): boolean {
    const { phrases, tokens, lexicon, folded } = this.read
    const isLoose = phrases.some(
      ({ tag, from: at, to: until }) => tag === 'looseFamilies' && at === from && until === to,
    )
    if (!isLoose) return false
    const before = [from - 1, from - 2].map((at) => tokens[at]?.text ?? '')
    const isNamed = phrases.some(({ tag, from: at, to: until }) => tag === 'homeRefs' && at < from && until >= to)
    return (
      isNamed ||
      before.some((word) => lexicon.isDefinite(word)) ||
      /\d[\s\u00A0*_]*$/u.test(folded.slice(0, start)) ||
      folded.length < end
    )
  }

  /** Of no certain home: of what was searched for, or of every home that is listed. */
  protected isOfSearch(span: Span, claim: { isTrueOf(home: KnownHome): boolean | null }): boolean {
    const { evidence } = this.context
    const words = this.read.folded.slice(span.start, span.end)
    if (evidence.searchWords.includes(words) || evidence.settingsWords.includes(words)) return true
    return evidence.listed.some((home) => claim.isTrueOf(home) === true)
  }

  protected judgeComparison(phrase: TaggedPhrase): void {
    const { lexicon, folded } = this.read
    const compared = lexicon.table.compares[Number(phrase.tag.split('.')[1])]
    if (!compared || this.isWithin(phrase)) return
    // "the biggest draw": of a thought, and of no home.
    if (this.isOfThought(phrase)) return
    // "costs less than $500,000": a limit, which is checked as a number.
    if (isLimit.test(folded.slice(phrase.end)) && !this.isContrastBehind(phrase)) {
      this.cover(phrase.from, phrase.to)
      return
    }
    // "$60,500 cheaper": the number is checked too.
    const isCounted = this.context.numbers.some(
      ({ start, end }) =>
        (end <= phrase.start && phrase.start - end < 24) || (start >= phrase.end && start - phrase.end < 6),
    )
    const how = this.isDenied(phrase.from, phrase.to) ? 'denied' : 'said'
    const { subject, others } = this.sidesOf(phrase, compared.isMost)
    // "No home is cheaper than this one" is said of all homes.
    if (others.length === 0) {
      this.add(
        phrase,
        { field: compared.field, value: phrase.tag, how },
        false,
        'is said of homes that nobody has seen',
      )
      return
    }
    const holds = holdsAgainst(compared, { homes: subject, quantifier: 'any', isSure: true }, others)
    const isTrue = holds !== null && holds !== (how === 'denied')
    if (holds === null && isCounted && !compared.isMost) {
      this.cover(phrase.from, phrase.to)
      return
    }
    this.add(
      phrase,
      { field: compared.field, value: phrase.tag, how },
      isTrue,
      isTrue ? '' : 'is not what the records say',
    )
    if (isTrue) this.cover(phrase.from, phrase.to)
  }

  /** A turn of speech covers the comparison: "the biggest draw". */
  private isOfThought({ from, to }: TaggedPhrase): boolean {
    return this.read.phrases.some(
      (other) => other.tag === 'plain' && other.from <= from && other.to >= to && other.to - other.from > to - from,
    )
  }

  /** "No home in our list is newer": a statement that begins with its denial, and no search. */
  private deniesAll(): boolean {
    const { phrases, isQuestion } = this.read
    return !isQuestion && phrases.some(({ tag, from }) => tag === 'denials' && from === 0)
  }

  private isContrastBehind({ end }: TaggedPhrase): boolean {
    const { mentions } = this.context
    return mentions.some((mention) => mention.start >= end && mention.start - end < 8)
  }

  /** Which home a comparison is about, and what it is held against. */
  private sidesOf(
    phrase: TaggedPhrase,
    isMost: boolean,
  ): { subject: readonly KnownHome[]; others: readonly KnownHome[] } {
    const { folded, phrases } = this.read
    const { mentions, evidence, topic } = this.context
    const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
    const isOfShown = phrases.some(({ tag }) => tag === 'record.ofShown')
    const told = mentions.filter((mention) => !isContrasted(mention, folded))
    const isOfOther = topic.homes !== 'stranger' && topic.homes.some((home) => !named.includes(home))
    if (mentions.length > 0 && told.length === 0 && !isOfOther) return { subject: named, others: [] }
    const before = told.filter((mention) => mention.end <= phrase.start).at(-1)
    const behind = told.find((mention) => mention.start >= phrase.end)
    const subject =
      // "At A you pay less than at B", "cheaper than B is A", "the larger of the two is A"
      before?.homes ?? behind?.homes ?? (topic.homes === 'stranger' ? [] : topic.homes)
    const rest = named.filter((home) => !subject.includes(home))
    if (isMost && !(isOfShown && rest.length > 0))
      return { subject, others: isOfShown && evidence.homes.length === 2 ? evidence.homes : evidence.listed }
    if (rest.length > 0) return { subject, others: named }
    // Of two homes that are spoken of each is held against the other.
    const isOfTwo = evidence.homes.length === 2 && (isOfShown || topic.named.length < 2)
    return { subject, others: isOfTwo ? evidence.homes : [...topic.named.slice(-2), ...subject] }
  }
}
