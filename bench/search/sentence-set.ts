import { heldOutListings, type ListingSet, seenListings } from './data/listing-set.ts'
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
import type { Meaning } from './meaning.ts'
import type { Conversation, Sentence } from './say.ts'
import { conversations, singleSentences } from './sentences/all-sentences.ts'

export interface SentenceSet {
  name: 'seen' | 'held-out'
  listings: ListingSet
  singles: readonly Sentence[]
  conversations: readonly Conversation[]
  violating: readonly Sentence[]
  lawful: readonly Sentence[]
  pairs: readonly (readonly [withPerson: string, without: string])[]
}

/** Failures of the first were handed to the engine's authors; those of the second never. */
export const sentenceSets: readonly SentenceSet[] = [
  {
    name: 'seen',
    listings: seenListings,
    singles: singleSentences,
    conversations,
    violating: violatingSentences,
    lawful: lawfulSentences,
    pairs: pairedRequests,
  },
  {
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
  },
]

/** Every first reading: what the listings are made around. */
export function collectMeanings({ singles, conversations, violating, lawful }: SentenceSet): Meaning[] {
  const turns = [...singles, ...conversations.flatMap((held) => held.turns), ...violating, ...lawful]
  return turns.flatMap(({ readings }) => readings.slice(0, 1))
}
