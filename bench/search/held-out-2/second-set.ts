import type { SetSentences } from '../sentence-set.ts'
import { chinese, chineseConversations } from './chinese.ts'
import { heldOutClosest } from './closest.ts'
import { englishConversations } from './english-conversations.ts'
import { englishConversationsMore } from './english-conversations-more.ts'
import { corrections } from './english-corrections.ts'
import { correctionTalks } from './english-corrections-later.ts'
import { dictatedAndChatted } from './english-dictated.ts'
import { featuresAndOrders } from './english-features-and-orders.ts'
import { homesAndPlaces } from './english-homes-and-places.ts'
import { rambling } from './english-rambling.ts'
import { money, rooms } from './english-rooms-and-money.ts'
import { shorthand } from './english-shorthand.ts'
import { heldOutExplanations } from './explanations.ts'
import { lawfulSentences } from './fair-housing-lawful.ts'
import { pairedRequests } from './fair-housing-pairs.ts'
import { violatingSentences } from './fair-housing-violating.ts'
import { french, frenchConversations } from './french.ts'
import { german, germanConversations } from './german.ts'
import { irrelevantClauses } from './irrelevant-clauses.ts'
import { mixtures } from './mixtures.ts'
import { portuguese, portugueseConversations } from './portuguese.ts'
import { spanish, spanishConversations } from './spanish.ts'
import { withoutRentals } from './without-rentals.ts'

/** Written from the specification alone, after it changed: once the fresh set, now part of the held-out one. */
export const secondSet: SetSentences = {
  singles: [
    ...[rooms, money, homesAndPlaces, featuresAndOrders].flat(),
    ...[mixtures, spanish, french, german, portuguese, chinese].flat(),
  ],
  rambling: [...rambling, ...shorthand, ...dictatedAndChatted],
  corrections,
  correctionTalks,
  conversations: [
    ...[englishConversations, englishConversationsMore].flat(),
    ...[spanishConversations, frenchConversations, germanConversations].flat(),
    ...[portugueseConversations, chineseConversations].flat(),
  ],
  withoutRentals,
  violating: violatingSentences,
  lawful: lawfulSentences,
  pairs: pairedRequests,
  irrelevant: irrelevantClauses,
  closest: heldOutClosest,
  explanations: heldOutExplanations,
}
