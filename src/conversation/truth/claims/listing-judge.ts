import type { Languages } from '../../../reading/languages/languages.ts'
import type { KnownHome } from '../evidence/evidence.ts'
import { listingSays, pieceSays, sentencesOf, subjectsOf } from '../evidence/listing-pieces.ts'
import type { TaggedPhrase } from './claim-lexicon.ts'
import { type FeatureClaim, findFeatureClaims, hasFeature, lacksFeature } from './feature-claims.ts'
import { RecordJudge } from './record-judge.ts'
import type { Span } from './word-scope.ts'

/** So many words may stand between a part of a home and what is done to it, and before its room. */
const mostBetween = 3
const mostBetweenSigns = 5

type AskedFor = FeatureClaim['feature']

/** The features that names stand for. */
function featuresOf(names: readonly string[], languages: Languages): AskedFor[] {
  const english = languages.tablesOf('en')
  return names.flatMap((name) =>
    findFeatureClaims(name, english).flatMap(({ feature, start, end }) =>
      start === 0 && end === name.length ? [feature] : [],
    ),
  )
}

/** A feature has a reader of its own, which knows the denials of listings. */
function saysOneOf(home: KnownHome, features: readonly AskedFor[]): 'said' | 'denied' | null {
  if (features.some((feature) => hasFeature(home, feature))) return 'said'
  return features.some((feature) => lacksFeature(home, feature)) ? 'denied' : null
}

/** Judges what a sentence says in other words than the listing, and whether it says it of the same thing. */
export class ListingJudge extends RecordJudge {
  /** Phrases of listing words that a listing bears out. */
  protected readonly borneOut: TaggedPhrase[] = []

  /** "parquet" of hardwood floors: another word for what the listing says. */
  protected judgeListingWords(): void {
    const { phrases, frames, lexicon } = this.read
    for (const phrase of phrases) {
      if (!phrase.tag.startsWith('listing.') || frames[phrase.from] !== 'said') continue
      const homes = this.homesOf(phrase)
      if (homes.length === 0) continue
      const proofs = lexicon.proofsOf(phrase.tag)
      const features = featuresOf(lexicon.keysOf(phrase.tag), this.context.evidence.languages)
      const said = homes.map((home) => (features.length > 0 ? saysOneOf(home, features) : listingSays(home, proofs)))
      const isDenied = this.isDenied(phrase.from, phrase.to)
      const told = { field: 'listing', value: phrase.tag, how: isDenied ? ('denied' as const) : ('said' as const) }
      const isBorneOut = said.every((each) => each === told.how)
      if (isBorneOut) {
        this.cover(phrase.from, phrase.to)
        this.borneOut.push(phrase)
        this.add(phrase, told, true, '')
      }
      if (isBorneOut && !isDenied) this.judgeRoom(phrase, proofs, homes)
      if (isDenied && said.includes('said')) this.add(phrase, told, false, 'is denied, and the listing says it')
      if (this.isLost()) return
    }
  }

  /** "hardwood floors in the kitchen": the listing must say both in one sentence. */
  private judgeRoom(phrase: TaggedPhrase, proofs: readonly string[], homes: readonly KnownHome[]): void {
    const { phrases } = this.read
    const inside = phrases.find(({ tag, from }) => tag === 'record.inside' && from >= phrase.to && from - phrase.to < 2)
    const room = inside && phrases.find(({ tag, from }) => tag.startsWith('parts.') && this.follows(inside, from))
    if (!room || this.isApart(phrase.from, room.from)) return
    const isTold = homes.some((home) =>
      sentencesOf(home).some(
        (piece) =>
          [...piece.parts].some((part) => room.tag === `parts.${part}`) &&
          proofs.some((proof) => pieceSays(piece, proof) === 'said'),
      ),
    )
    if (!isTold)
      this.add(room, { field: 'room', value: room.tag, how: 'said' }, false, 'is not where the listing has it')
  }

  /** "renovated kitchen": what is new must be the part that the listing calls new. */
  protected judgeRenewals(): void {
    const { phrases, frames, folded } = this.read
    const renewals = phrases.filter(({ tag, from }) => tag === 'events.renewed' && frames[from] === 'said')
    if (renewals.length === 0) return
    for (const part of phrases) {
      if (!part.tag.startsWith('parts.')) continue
      const renewal = renewals.find(
        (each) =>
          !this.isApart(each.from, part.from) &&
          (each.to === part.from || (this.follows(part, each.from) && !this.namesBetween(part, each))),
      )
      if (!renewal || this.isDenied(part.from, part.to) || this.isDenied(renewal.from, renewal.to)) continue
      const homes = this.homesOf(part)
      const { parts } = subjectsOf(folded.slice(part.start, part.end))
      const isTold = homes.some((home) =>
        sentencesOf(home).some(
          (piece) => piece.events.has('renewed') && [...parts].some((each) => piece.parts.has(each)),
        ),
      )
      if (homes.length > 0 && !isTold) {
        const told = { field: 'renewal', value: part.tag, how: 'said' as const }
        this.add(part, told, false, 'is not what the listing calls new')
        return
      }
    }
  }

  /** "the only home with …": nobody has looked at all others. */
  protected judgeExclusives(): void {
    const { phrases, frames } = this.read
    const { evidence } = this.context
    if (evidence.listed.length > 1 || (evidence.lastTotal === 1 && !this.isExplicit)) return
    if (phrases.some(({ tag }) => tag === 'record.ofShown')) return
    const exclusive = phrases.find(({ tag, from }) => tag === 'record.exclusives' && frames[from] === 'said')
    if (exclusive)
      this.add(exclusive, { field: 'others', value: '', how: 'said' }, false, 'is said of homes that nobody has seen')
  }

  private homesOf(phrase: TaggedPhrase): readonly KnownHome[] {
    const to = this.attribute(phrase)
    return to === null || to === 'stranger' ? [] : to.quantifier === 'all' ? to.homes : to.homes.slice(0, 1)
  }

  private follows({ to }: TaggedPhrase, from: number): boolean {
    const most = this.read.lexicon.code === 'zh' ? mostBetweenSigns : mostBetween
    if (from < to) return false
    // The words of an address do not count: "the kitchen at 12 Main St has been remodeled".
    const { tokens } = this.read
    const isOfAddress = ({ start }: Span) =>
      this.context.mentions.some((home) => start >= home.start && start < home.end)
    return tokens.slice(to, from).filter((token) => !isOfAddress(token)).length <= most
  }

  private isApart(one: number, other: number): boolean {
    return this.read.clauses[one] !== this.read.clauses[other]
  }

  /** "the kitchen of the renovated home": the home is renewed, and not its kitchen. */
  private namesBetween({ to }: TaggedPhrase, { from, to: end }: TaggedPhrase): boolean {
    const { phrases } = this.read
    const isOfPast = (at: number) =>
      phrases.some((other) => other.tag === 'general.moments' && other.from === at && other.to > at + 1)
    return phrases.some(
      ({ tag, from: at }) =>
        // "has been remodeled"
        (!(tag === 'haves' && isOfPast(at)) && at >= to && at < from && /^(?:homeRefs|haves|parts)/u.test(tag)) ||
        (at === end && tag.startsWith('parts.')),
    )
  }
}
