import type { ClosestCase } from './closest/run-closest.ts'
import { closestCases } from './closest/seen-cases.ts'
import { freshListings, heldOutListings, type ListingSet, retiredListings, seenListings } from './data/listing-set.ts'
import type { ExplanationCase } from './explanation/run-explanation.ts'
import { explanationCases } from './explanation/seen-cases.ts'
import { lawfulSentences } from './fair-housing/lawful.ts'
import { pairedRequests } from './fair-housing/pairs.ts'
import { violatingSentences } from './fair-housing/violating.ts'
import { chinese, chineseConversations } from './held-out/chinese.ts'
import { englishConversations } from './held-out/english-conversations.ts'
import { features, negationsAndWishes, orders } from './held-out/english-features-and-orders.ts'
import { kinds, placesAndDistances, sizes } from './held-out/english-homes-and-places.ts'
import { people } from './held-out/english-people.ts'
import { money, rooms } from './held-out/english-rooms-and-money.ts'
import { lawfulSentences as heldOutLawful } from './held-out/fair-housing-lawful.ts'
import { pairedRequests as heldOutPairs } from './held-out/fair-housing-pairs.ts'
import { violatingSentences as heldOutViolating } from './held-out/fair-housing-violating.ts'
import { french, frenchConversations } from './held-out/french.ts'
import { german, germanConversations } from './held-out/german.ts'
import { spanish, spanishConversations } from './held-out/spanish.ts'
import { secondSet } from './held-out-2/second-set.ts'
import { freshSet } from './held-out-3/fresh-set.ts'
import { englishClauses } from './irrelevance/english-clauses.ts'
import type { IrrelevantClauses } from './irrelevance/run-irrelevance.ts'
import type { Meaning } from './meaning.ts'
import type { Conversation, Sentence } from './say.ts'
import { conversations, singleSentences } from './sentences/all-sentences.ts'
import { sentencesWithoutRentals } from './sentences/without-rentals.ts'
import { heldOutTruth } from './truth/all-planted.ts'
import type { TruthSet } from './truth/planted.ts'
import { freshTruth } from './truth-2/fresh-truth.ts'

export const setNames = ['seen', 'held-out', 'retired', 'fresh'] as const

/** What is asked of a set of listings. */
export interface SetSentences {
  singles: readonly Sentence[]
  conversations: readonly Conversation[]
  /** Told apart from the plain ones: people who tell stories, abbreviate, dictate. */
  rambling: readonly Sentence[]
  /** Corrections and negations, at once and in later turns. */
  corrections: readonly Sentence[]
  correctionTalks: readonly Conversation[]
  /** Asked where the chatbot has no rentals. */
  withoutRentals: readonly Sentence[]
  violating: readonly Sentence[]
  lawful: readonly Sentence[]
  pairs: readonly (readonly [withPerson: string, without: string])[]
  /** Put before, between and after requests. */
  irrelevant: IrrelevantClauses
  closest: readonly ClosestCase[]
  explanations: readonly ExplanationCase[]
}

export interface SentenceSet extends SetSentences {
  name: (typeof setNames)[number]
  listings: ListingSet
  /** What a model that lies says of its homes; of the seen set nothing. */
  truth?: TruthSet
}

const noGroups = {
  rambling: [],
  corrections: [],
  correctionTalks: [],
  withoutRentals: [],
  irrelevant: {},
  closest: [],
  explanations: [],
} as const

/** Failures of the seen and the retired set, and of the held-out answers, were handed to the engine's authors; those of the others never. */
export const sentenceSets: readonly SentenceSet[] = [
  {
    ...noGroups,
    name: 'seen',
    listings: seenListings,
    singles: singleSentences,
    conversations,
    violating: violatingSentences,
    lawful: lawfulSentences,
    pairs: pairedRequests,
    withoutRentals: sentencesWithoutRentals,
    irrelevant: { English: englishClauses },
    closest: closestCases,
    explanations: explanationCases,
  },
  {
    ...noGroups,
    name: 'held-out',
    listings: heldOutListings,
    singles: [
      ...[rooms, money, sizes, kinds, placesAndDistances, features, negationsAndWishes, orders, people].flat(),
      ...[spanish, french, german, chinese].flat(),
    ],
    conversations: [
      ...englishConversations,
      ...[spanishConversations, frenchConversations, germanConversations, chineseConversations].flat(),
    ],
    violating: heldOutViolating,
    lawful: heldOutLawful,
    pairs: heldOutPairs,
    truth: heldOutTruth,
  },
  { ...secondSet, name: 'retired', listings: retiredListings },
  { ...freshSet, name: 'fresh', listings: freshListings, truth: freshTruth },
]

/** Every sentence that is asked by itself, and every conversation. */
export function listSentences(set: SetSentences): Sentence[] {
  return [...set.singles, ...set.rambling, ...set.corrections, ...set.violating, ...set.lawful]
}
export function listConversations(set: SetSentences): Conversation[] {
  return [...set.conversations, ...set.correctionTalks]
}

/** Every reading, each once: what the listings are made around. */
export function collectMeanings(set: SetSentences): Meaning[] {
  const turns = [...listSentences(set), ...set.withoutRentals, ...listConversations(set).flatMap((held) => held.turns)]
  const meanings = new Map(
    turns.flatMap(({ readings }) => readings).map((meaning) => [JSON.stringify(meaning), meaning]),
  )
  return [...meanings.values()]
}
