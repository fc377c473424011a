import { isSaid } from '../../../homes/listings/marks/filled-in.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { NamedField } from '../../../reading/languages/tables/field-words.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import { listingSays } from '../evidence/listing-pieces.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import { findFeatureClaims, hasFeature, lacksFeature } from './feature-claims.ts'
import { ListingJudge } from './listing-judge.ts'

/** So many words may stand between a denial and the field that it denies: "has no more bedrooms". */
const mostBeforeField = 1

/** Judges who denies what a record holds, or calls it unknown. */
export class FieldJudge extends ListingJudge {
  protected judgeFields(): void {
    for (const phrase of this.read.phrases) {
      if (!phrase.tag.startsWith('field.') || this.isWithinOther(phrase)) continue
      const field = phrase.tag.slice('field.'.length) as NamedField
      if (this.isDeniedNoun(phrase)) this.object(phrase, field, 'denied')
      else if (this.read.frames[phrase.from] === 'unknown' && this.isBareUnknown(phrase.from))
        this.object(phrase, field, 'unknown')
      if (this.isLost()) return
    }
    this.judgeUnknownWords()
  }

  private object(phrase: TaggedPhrase, field: NamedField, how: 'denied' | 'unknown'): void {
    const to = this.attribute(phrase)
    const homes = to === null || to === 'stranger' ? [] : to.homes
    if (!this.isOfHome(phrase)) return
    if (homes.length === 0 || !homes.every(({ listing }) => holds(listing, field, how))) return
    const why = how === 'denied' ? 'is denied, and the record has it' : 'is called unknown, and the record has it'
    this.add(phrase, { field, value: phrase.tag, how }, false, why)
  }

  /** "It is not known whether it has a fireplace": the listing tells. */
  private judgeUnknownWords(): void {
    const { tokens, frames, phrases, lexicon } = this.read
    if (!frames.includes('unknown')) return
    const { languages } = this.context.evidence
    for (const claim of findFeatureClaims(this.context.text, languages.tablesOf(lexicon.code))) {
      const { feature, start, end, name } = claim
      const from = tokens.findIndex((token) => token.end > start)
      const to = tokens.findLastIndex((token) => token.start < end) + 1
      if (from < 0 || frames[from] !== 'unknown' || !this.isBareUnknown(from, { from, to })) continue
      if (this.isTold(claim, (home) => hasFeature(home, feature) || lacksFeature(home, feature)))
        this.add(
          claim,
          { field: 'feature', value: name, how: 'unknown' },
          false,
          'is called unknown, and the listing tells it',
        )
      if (this.isLost()) return
    }
    for (const phrase of phrases) {
      if (!phrase.tag.startsWith('listing.') || frames[phrase.from] !== 'unknown') continue
      if (!this.isBareUnknown(phrase.from, phrase)) continue
      const proofs = lexicon.proofsOf(phrase.tag)
      if (this.isTold(phrase, (home) => listingSays(home, proofs) !== null))
        this.add(
          phrase,
          { field: 'listing', value: phrase.tag, how: 'unknown' },
          false,
          'is called unknown, and the listing tells it',
        )
      if (this.isLost()) return
    }
  }

  private isTold(span: { start: number; end: number }, tells: (home: KnownHome) => boolean): boolean {
    const to = this.attribute(span)
    return to !== null && to !== 'stranger' && to.homes.length > 0 && to.homes.every(tells)
  }

  /** "what prices will do" is of no home; "the price" is. */
  private isOfHome({ from }: TaggedPhrase): boolean {
    const { lexicon, tokens, clauses, phrases } = this.read
    if (this.isExplicit || this.context.homesAt) return true
    const isNamed = phrases.some(({ tag, from: at }) => tag === 'homeRefs' && clauses[at] === clauses[from])
    return isNamed || lexicon.isDefinite(tokens[from - 1]?.text ?? '')
  }

  /** Whether what is called unknown is a value itself, and nothing about it: every other word of the clause claims nothing. */
  private isBareUnknown(at: number, known?: { from: number; to: number }): boolean {
    const { clauses, frames, phrases, tokens } = this.read
    const isOf = (index: number, test: (tag: string) => boolean) =>
      phrases.some(({ tag, from, to }) => test(tag) && from <= index && to > index)
    return tokens.every((_, index) => {
      if (clauses[index] !== clauses[at] || frames[index] !== 'unknown') return true
      if (known && index >= known.from && index < known.to) return true
      // "the age of the roof": of a part, and not of the home.
      const isOther = (tag: string) => tag === 'denied.besides' || (tag.startsWith('parts.') && tag !== 'parts.garage')
      if (isOf(index, isOther) && !(known === undefined && isOf(index, (tag) => tag.startsWith('field.')))) return false
      return this.covered[index] === true || isOf(index, (tag) => tag.startsWith('field.'))
    })
  }

  /** "has no bedrooms": a denial of the noun that stands right behind it. */
  private isDeniedNoun({ from }: TaggedPhrase): boolean {
    const { phrases, frames, lexicon, tokens } = this.read
    if (frames[from] !== 'said') return false
    return phrases.some((denial) => {
      if (denial.tag !== 'denied.nounDenials' || denial.to > from || from - denial.to > mostBeforeField) return false
      return tokens.slice(denial.to, from).every(({ text }) => lexicon.isArticle(text))
    })
  }

  /** "built" of "rebuilt in": a longer phrase of a listing's own words is none. */
  private isWithinOther({ from, to, tag }: TaggedPhrase): boolean {
    return this.read.phrases.some(
      (other) =>
        other.from <= from &&
        other.to >= to &&
        other.to - other.from > to - from &&
        other.tag !== tag &&
        /^(?:unknown|status|sale|rent|fresh|noFee|judged|money|promises)/u.test(other.tag),
    )
  }
}

/** Whether a record holds a field, so that nobody may call it missing; who denies an amount that is 0 is right. */
function holds(listing: FoundListing, field: NamedField, how: 'denied' | 'unknown'): boolean {
  const value = listing[field]
  if (typeof value === 'string') return value !== ''
  if (value === null || !isSaid(listing, field)) return false
  return value > 0 || (how === 'unknown' && (field === 'Bedrooms' || field === 'HOAMonth'))
}
