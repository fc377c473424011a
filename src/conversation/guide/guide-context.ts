import type { SearchScope } from '../../homes/search/search-listings.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Topic } from '../../reading/criteria/condition.ts'
import type { LanguageCode } from '../../reading/languages/language.ts'
import type { SpokenLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { GuideWords } from '../../reading/languages/tables/guide-words.ts'
import type { Wording } from '../../reading/languages/wording.ts'
import type { SearchPlan, SearchState } from '../../reading/understanding/search-state.ts'
import type { Understood } from '../../reading/understanding/understand.ts'
import type { LoanTerms } from './money/mortgage.ts'
import type { AmountTold } from './record/amounts-of-passages.ts'
import type { SplitQuestion } from './search-answers/split.ts'
import type { SkillName } from './skills/skill-name.ts'
import type { Wish } from './wishes/decide-wish.ts'
import type { OwnHome } from './worth/own-home.ts'

/** What the guide remembers from one message to the next; plain JSON. */
export interface GuideState extends SearchState {
  /** The homes that the conversation has spoken of or shown, the last first: "the brick one" may be any of them. */
  mentioned?: number[]
  /** The homes that were spoken of one by one, the last first: "the other one" is the one before. */
  talked?: number[]
  /** What was asked of a home last: "and 4 Miller Lane?" asks it of that one. */
  question?: string
  /** What was said last: "and that a year?" is asked of what it asked for. */
  said?: string
  /** What was last reckoned of a home: "und durch drei?" goes on with it. */
  told?: { listing: number; amounts: AmountTold[] }
  /** How many people the visitor looks for, as said. */
  people?: number
  /** The homes that were last compared. */
  compared?: number[]
  /** Homes that were compared by a click: "the second one" is the one that the table numbers so. */
  numbered?: number[]
  /** How many homes the last search found. */
  total?: number
  /** The figures that were last asked for: "and in Renton?" asks for them again. */
  figures?: Understood['figures']
  /** The last search was told as a figure: its homes have not been listed, `shown` is what was listed before. */
  unlisted?: true
  /** What a mere "yes" asks for. */
  offer?: SearchPlan | 'more'
  /** The figure that was asked of the visitor, to work out a loan. */
  awaits?: 'monthly' | 'price'
  /** What the firm was asked, where its words were the last answer: "and for cats?" goes on from it. */
  firm?: string
  /** What the visitor said of a loan. */
  loan?: LoanTerms
  /** How many messages were answered, and a number of the conversation: which way of saying the same comes next. */
  turn?: number
  seed?: number
  /** What the last answer was about. */
  skill?: SkillName
  /** What the last answer asked for, which the next message may give. */
  pending?: Wish
  /** What the last answer asked to halve what was found: the next message may say yes or no. */
  split?: Pick<SplitQuestion, 'yes' | 'no'>
  /** What was asked so in the conversation, and with which answer last. */
  asked?: Topic[]
  askedAt?: number
  /** Of an alert that was asked for: the home that it is about, and that its news is wanted at once. */
  watches?: { listing: number | null; atOnce: boolean; email?: string }
  /** What was said of a visit: of which home, when, and which one that was asked for is to be moved. */
  visit?: { listing?: number; said?: string; day?: string; moves?: number }
  /** What was told of the visitor's own home, whose worth is asked for. */
  worth?: OwnHome
  /** Answers in a row that brought the visitor no further, and whether a person was offered because of it. */
  stuck?: number
  /** What the visitor last wrote in, where that is no language that is read. */
  spoken?: SpokenLanguage
  offeredPerson?: true
}

/** What every answer of the built-in guide is made with. */
export interface GuideContext {
  db: Database
  scope: SearchScope
  /** What the visitor writes in. */
  asked: LanguageCode
  /** What the answer is in. */
  words: GuideWords
  wording: Wording
  now: Date
}
