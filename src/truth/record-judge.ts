import { isContrasted } from './attribute.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import type { KnownHome } from './evidence.ts'
import type { Attribution } from './number-context.ts'
import { holdsAgainst, recordClaimOf } from './record-claims.ts'
import { type Span, WordScope } from './word-scope.ts'

const recordTags = /^(?:status|sale|rent|families|fresh|noFee|openHouse|tour|withinBudget|compare)/u

/** Judges what a sentence says of the fields of a record, and how it compares homes by them. */
export class RecordJudge extends WordScope {
  /** Status, sale or rent, kind of home, fees, tours and comparisons. */
  protected judgeRecord(): void {
    for (const phrase of this.read.phrases) {
      const frame = this.read.frames[phrase.from]
      if (phrase.tag.startsWith('compare.')) {
        if (frame === 'said') this.judgeComparison(phrase)
        else this.cover(phrase.from, phrase.to)
      } else if (frame === 'said') this.judgeField(phrase)
      if (this.isLost()) return
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
    const isTrue = to?.quantifier === 'all' ? homes.every(holds) : homes.some(holds)
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
    const { mentions, evidence, topic } = this.context
    const compared = lexicon.table.compares[Number(phrase.tag.split('.')[1])]
    if (!compared || this.isWithin(phrase)) return
    // "$60,500 cheaper": the number is checked.
    const isCounted = this.context.numbers.some(
      ({ start, end }) =>
        (end <= phrase.start && phrase.start - end < 24) || (start >= phrase.end && start - phrase.end < 6),
    )
    const how = this.isDenied(phrase.from, phrase.to) ? 'denied' : 'said'
    const named = [...new Set(mentions.flatMap(({ homes }) => homes))]
    const before = mentions.filter((mention) => mention.end <= phrase.start && !isContrasted(mention, folded)).at(-1)
    const subject =
      before?.homes ??
      (compared.isMost ? mentions[0]?.homes : undefined) ??
      (topic.homes === 'stranger' ? [] : topic.homes)
    const others = compared.isMost
      ? evidence.listed
      : named.filter((home) => !subject.includes(home)).length > 0
        ? named
        : [...topic.named.slice(-2), ...subject]
    const holds = holdsAgainst(compared, { homes: subject, quantifier: 'any', isSure: true }, others)
    const isTrue = holds !== null && holds !== (how === 'denied')
    if (!isTrue && isCounted && !compared.isMost) {
      this.cover(phrase.from, phrase.to)
      return
    }
    if (!isTrue && folded === '') return
    this.add(
      phrase,
      { field: compared.field, value: phrase.tag, how },
      isTrue,
      isTrue ? '' : 'is not what the records say',
    )
    if (isTrue) this.cover(phrase.from, phrase.to)
  }
}
