import type { Conversation, Sentence } from '../say.ts'
import { chinese, chineseConversations } from './chinese.ts'
import { conversationsAboutKindsAndFeatures } from './conversations-kinds-and-features.ts'
import { conversationsAboutPlacesAndPrices } from './conversations-places-and-prices.ts'
import { englishChat } from './english-chat.ts'
import { englishFeatures } from './english-features.ts'
import { englishKinds } from './english-kinds.ts'
import { englishLong } from './english-long.ts'
import { englishMoney } from './english-money.ts'
import { conversationsAboutNewMeanings, englishNewMeanings } from './english-new-meanings.ts'
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
  ...englishNewMeanings,
  ...spanish,
  ...french,
  ...german,
  ...chinese,
]

export const conversations: readonly Conversation[] = [
  ...conversationsAboutPlacesAndPrices,
  ...conversationsAboutKindsAndFeatures,
  ...conversationsAboutNewMeanings,
  ...spanishConversations,
  ...frenchConversations,
  ...germanConversations,
  ...chineseConversations,
]
