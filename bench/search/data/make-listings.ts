import type { Listing } from '../../../src/homes/listings/listing.ts'
import { evaluate } from '../evaluate/evaluate.ts'
import type { StoredListing } from '../evaluate/holds.ts'
import type { Meaning } from '../meaning.ts'
import { bendAll, bendDraft } from './bend-draft.ts'
import { clearCircles } from './clear-circles.ts'
import { copyDraft, finishDraft, type ListingDraft } from './listing-draft.ts'
import type { ListingSet } from './listing-set.ts'
import { makeDraft } from './make-draft.ts'
import { Random } from './random.ts'

/** Of a meaning that only so few drawn listings meet, so many more are made. */
const few = 7
const copies = 4

/** A listing and which features its phrases say, known from how it was made. */
export interface MadeListing {
  listing: Listing
  saidFeatures: string[]
}

/**
 * Some thousand listings, always the same for the same meanings: two thirds drawn freely, the rest bent from them so that
 * every meaning has a match, many have one at the very edge, and near misses stand around them.
 */
export function makeListings(set: ListingSet, meanings: readonly Meaning[]): MadeListing[] {
  const random = new Random(set.seed)
  const drafts = set.places.flatMap((place, index) =>
    Array.from({ length: place.listings }, (_, position) =>
      makeDraft(set, place, 1_000 * (index + 1) + position, random),
    ),
  )
  const listings = drafts.map((draft, id) => ({ ...finishDraft(draft), id }))
  const families = meanings.map((meaning) => bendAround(set, meaning, drafts, listings, random))
  const needed = families.flatMap(({ isNeeded, matches }) => (isNeeded ? matches : []))
  const others = families.flatMap(({ isNeeded, matches }) => (isNeeded ? [] : matches.slice(0, 1)))
  const misses = random.shuffle(families.flatMap((family) => family.misses))
  const bent = [...needed, ...others, ...misses].slice(0, set.total - drafts.length)
  for (const [index, draft] of bent.entries()) renumber(set, draft, 50_000 + index)
  const made = random.shuffle([...drafts, ...bent]).map((draft) => ({
    listing: finishDraft(draft),
    saidFeatures: draft.spoken.filter(({ isDenied }) => !isDenied).map(({ feature }) => feature.name),
  }))
  clearCircles(
    made.map(({ listing }) => listing),
    meanings,
  )
  return made
}

interface BentFamily {
  /** At the edge of all criteria. */
  matches: ListingDraft[]
  /** Each misses just one of them. */
  misses: ListingDraft[]
  /** Whether hardly any drawn listing meets the meaning. */
  isNeeded: boolean
}

function bendAround(
  set: ListingSet,
  meaning: Meaning,
  drafts: readonly ListingDraft[],
  listings: readonly StoredListing[],
  random: Random,
): BentFamily {
  const bend = (): ListingDraft[] => {
    const base = drafts[findBaseIndex(meaning, listings, random)]
    const bent = base && bendAll(set, copyDraft(base), [...meaning.all, ...meaning.wishes], true, random)
    return bent ? [bent] : []
  }
  const matches = Array.from({ length: copies }, bend).flat()
  const [match] = matches
  const misses = match
    ? random.shuffle(meaning.all).flatMap((each) => bendDraft(set, match, each, false, random) ?? [])
    : []
  const isRelative = meaning.all.some(({ kind }) => kind === 'beyondShown')
  const { matches: drawn } = evaluate(
    { ...meaning, figures: [], sort: null },
    { listings, shown: isRelative ? [[], [], []] : [] },
  )
  return { matches, misses: misses.slice(0, 2), isNeeded: !isRelative && drawn.length <= (meaning.limit ?? few) }
}

const chosenBy = new Set<string>([
  'city',
  'state',
  'zip',
  'street',
  'near',
  'district',
  'currency',
  'family',
  'spelling',
  'saleType',
  'any',
])

/** A listing that the meaning finds but for what is bent, or any other. */
function findBaseIndex(meaning: Meaning, listings: readonly StoredListing[], random: Random): number {
  const all = meaning.all.filter(({ kind }) => chosenBy.has(kind))
  const { matches } = evaluate({ ...meaning, all, wishes: [], sort: null, figures: [] }, { listings, shown: [] })
  return matches.length > 0 ? random.pick(matches).id : random.whole(0, listings.length - 1)
}

function renumber(set: ListingSet, draft: ListingDraft, number: number): void {
  const { listing } = draft
  draft.listing = {
    ...listing,
    Url: `https://homes.example.com/${number}`,
    MLSNumber: set.writeMls(number),
    ...(listing.Address === undefined ? {} : { Address: listing.Address.replace(/\d+/, String(100 + number)) }),
  }
}
