import { lawfulSentences } from '../fair-housing/lawful.ts'
import { violatingSentences } from '../fair-housing/violating.ts'
import type { Meaning } from '../meaning.ts'
import type { Conversation, Sentence } from '../say.ts'
import { chinese, chineseConversations } from './chinese.ts'
import { conversationsAboutKindsAndFeatures } from './conversations-kinds-and-features.ts'
import { conversationsAboutPlacesAndPrices } from './conversations-places-and-prices.ts'
import { englishChat } from './english-chat.ts'
import { englishFeatures } from './english-features.ts'
import { englishKinds } from './english-kinds.ts'
import { englishLong } from './english-long.ts'
import { englishMoney } from './english-money.ts'
import { englishOrders } from './english-orders.ts'
import { englishPlaces } from './english-places.ts'
import { englishRooms } from './english-rooms.ts'
import { englishSizes } from './english-sizes.ts'
import { french, frenchConversations } from './french.ts'
import { german, germanConversations } from './german.ts'
import { spanish, spanishConversations } from './spanish.ts'

export const singleSentences: readonly Sentence[] = [
  ...englishRooms,
  ...englishMoney,
  ...englishSizes,
  ...englishKinds,
  ...englishPlaces,
  ...englishFeatures,
  ...englishOrders,
  ...englishChat,
  ...englishLong,
  ...spanish,
  ...french,
  ...german,
  ...chinese,
]

export const conversations: readonly Conversation[] = [
  ...conversationsAboutPlacesAndPrices,
  ...conversationsAboutKindsAndFeatures,
  ...spanishConversations,
  ...frenchConversations,
  ...germanConversations,
  ...chineseConversations,
]

/** Every first reading: what the listings of the bench are made around. */
export function collectMeanings(): Meaning[] {
  const turns = [
    ...singleSentences,
    ...conversations.flatMap((conversation) => conversation.turns),
    ...violatingSentences,
    ...lawfulSentences,
  ]
  return turns.flatMap(({ readings }) => readings.slice(0, 1))
}
