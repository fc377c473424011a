import type { SetSentences } from '../sentence-set.ts'
import { chinese } from './chinese.ts'
import { corrections } from './corrections.ts'
import { correctionTalks } from './corrections-later.ts'
import { englishConversations } from './english-conversations.ts'
import { homesAndFeatures } from './english-homes-and-features.ts'
import { dictated, rambling } from './english-rambling.ts'
import { roomsAndMoney } from './english-rooms-and-money.ts'
import { shorthand } from './english-shorthand.ts'
import { lawfulSentences } from './fair-housing-lawful.ts'
import { pairedRequests } from './fair-housing-pairs.ts'
import { violatingSentences } from './fair-housing-violating.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { irrelevantClauses } from './irrelevant-clauses.ts'
import { otherConversations } from './other-conversations.ts'
import { portuguese } from './portuguese.ts'
import { spanish } from './spanish.ts'

/** Written from the specification alone, by a hand that has not seen the engine; nobody who works on it reads this. */
export const freshSet: SetSentences = {
  singles: [roomsAndMoney, homesAndFeatures, spanish, french, german, portuguese, chinese].flat(),
  rambling: [...rambling, ...shorthand, ...dictated],
  corrections,
  correctionTalks,
  conversations: [...englishConversations, ...otherConversations],
  withoutRentals: [],
  violating: violatingSentences,
  lawful: lawfulSentences,
  pairs: pairedRequests,
  irrelevant: irrelevantClauses,
  closest: [],
  explanations: [],
}
