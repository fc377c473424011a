import type { SortField } from '../../criteria/condition.ts'
import type { LanguageCode } from '../language.ts'
import type { AskTag, TalkKind } from './ask-tags.ts'
import type { PersonRequested } from './told.ts'

/** What is known of a home, by listing field; `Distance` is measured. */
export type FactName =
  | 'Price'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'BuildingArea'
  | 'LotArea'
  | 'YearBuilt'
  | 'HOAMonth'
  | 'ParkingSpots'
  | 'DaysOnMarket'
  | 'DepositFee'
  | 'ZestimatePrice'
  | 'UnitAreaPrice'
  | 'PropertyType'
  | 'SaleType'
  | 'Status'
  | 'Tours'
  | 'SpaceType'
  | 'Address'
  | 'MLSNumber'

export interface FactWords {
  /** Heading of a column, and what the fact is called: "Lot". */
  label: string
  /** "built in 1995", "2 parking spots". `value` is formatted with its unit; `count` is its number, 0 for texts. */
  known: (value: string, count: number) => string
  /** What is said when the listing does not say it: "year built unknown". */
  unknown: string
}

/** A field whose difference between two homes is told. */
export type ComparedFact =
  | 'Price'
  | 'Bedrooms'
  | 'Bathrooms'
  | 'BuildingArea'
  | 'LotArea'
  | 'YearBuilt'
  | 'HOAMonth'
  | 'ParkingSpots'

export interface MortgageFigures {
  payment: string
  price: string
  loan: string
  down: string
  /** "20%" */
  downPercent: string
  rate: string
  years: string
}

/**
 * Everything that the built-in guide says in one language, besides what the search says itself (`Wording`), and the
 * phrases by which it knows what is asked. All texts that come in are safe as markdown already and may contain links.
 * What goes out is friendly, short and never pushy, and says no number that did not come in.
 */
export interface GuideWords {
  code: LanguageCode
  /** Tag -> phrases, separated by commas; accents, capitals and apostrophes count as the visitor may write them. */
  asks: Record<AskTag, string>
  /** Patterns over lower-case text without accents, of at most 1000 characters: the visitor wants a human being. */
  person: { wishes: readonly RegExp[]; otherwise: readonly RegExp[] }

  /** “text” in the quotation marks of the language. */
  quote: (text: string) => string
  /** "a, b and c" */
  and: (parts: readonly string[]) => string
  /** Facts in a row: "$500,000, 3 beds, 2 baths". */
  row: (parts: readonly string[]) => string
  /** Name of a home and what is said of it: "home: facts". */
  about: (home: string, facts: string) => string
  /** Makes a sentence of a clause: capital letter, full stop. */
  sentence: (clause: string) => string

  talk: Record<TalkKind, (chatbotName: string) => string>
  noListings: string
  /** What the firm's own sources say. */
  firm: {
    /** Below quotes: where they are from, with links. */
    source: (names: string) => string
    /** The name of a source that has none of its own. */
    ownWords: string
    /** No source answers: said, and a person offered. Above the form for contact details. */
    nothing: string
    /** A source answers with whom it wants or does not want. */
    withheld: string
  }
  /** Before an answer that leaves what was asked before aside, because together nothing matches. */
  aloneOnly: string
  inThatOrder: string
  startedOver: string
  wentBack: string
  /** To who wants a person: that the firm knows, and what else can be done. Said only with the proof that it was told. */
  personAsked: (told: PersonRequested) => string
  /** Outside of office hours, behind `personAsked`: when they begin again. */
  hoursBegin: (day: string, time: string) => string
  /** Where tours are booked on a page of the firm's own: the target of a link to it. */
  bookThere: (target: string) => string
  /** To who has waited for a person in vain. */
  nobodyCame: string
  nothingToGoBackTo: string
  /** Nothing has been shown yet that "it" could be. */
  nothingShown: string
  /** There is no such number among the homes shown. */
  noSuchPosition: (shown: string, count: number) => string
  /** Every match was shown: what was looked for ("" for everything) and how many there are. */
  thatWasAll: (described: string, total: string) => string
  ignored: (words: string, count: number) => string
  /** Of a message that is too long the beginning and the end were read. */
  readInPart: string
  /** Behind an answer of a language model that was ended in the middle. */
  cutShort: string
  /** Behind an answer of a language model that failed in the middle of it. */
  brokeOff: string
  /** What the visitor says to hear the rest. */
  goOn: string
  unknownPlace: (names: string) => string
  placesHere: (names: string) => string

  facts: Record<FactName, FactWords>
  /** A rent: "$1,700 a month". */
  aMonth: (amount: string) => string
  studio: string
  /** Name of a home without address: "Condo in Kent, MLS 123"; place may be "". */
  nameless: (type: string, place: string, mlsNumber: string) => string
  /** Office and agent that list a home, behind its facts. */
  listedBy: (names: string) => string
  statuses: Record<'Active' | 'PreOnMarket' | 'Pending' | 'ActiveUnderContract' | 'Sold', string>
  tours: Record<'OpenHouse' | '3D', string>
  /** "$216 per sq ft"; `unit` is "sq ft" or "m²". */
  perArea: (amount: string, unit: string) => string
  unitNames: { feet: string; meters: string }
  /** Behind a price per area that the listing does not give itself. */
  computed: string
  /** "4.1 miles from Kent", behind the facts of a home in a list. */
  away: (distance: string, from: string) => string
  /** An answer to "how far": measured to the middle of the listings there, as the crow flies. */
  distanceTo: (distance: string, place: string) => string
  distanceUnknown: (place: string) => string
  notAPlaceHere: (place: string) => string
  /** The listing's own words, quoted already. */
  says: (feature: string, quoted: string) => string
  mentions: (feature: string) => string
  yes: (clause: string) => string
  no: (clause: string) => string
  /** The listing says the opposite, in its words. */
  denies: (feature: string, quoted: string) => string
  doesNotSay: (feature: string) => string
  /** A sentence behind what the listing does not say: its passages that come nearest to what is asked, quoted already. */
  comesNearest: (quoted: string) => string
  inItsWords: (quoted: string) => string
  pictures: (home: string, formatted: string, count: number) => string
  noPictures: (home: string) => string
  picture: (position: string) => string
  link: (home: string) => string
  noLink: (home: string) => string
  alsoKnown: (facts: string) => string

  /** Heading of the first column of a comparison. */
  homeColumn: string
  notSaid: string
  /** What is said behind the name of a home that has less to pay, or more of the rest; `amount` has its unit. */
  differences: Record<ComparedFact, (amount: string, count: number) => string>
  /** A home and what is said behind its name: "12 Main St costs $20,000 less and has one bathroom more". */
  saidOf: (home: string, predicates: readonly string[]) => string
  allAlike: string
  needTwo: string
  /** Of the homes shown this one comes first: "X is the cheapest: $300,000". */
  first: Record<SortField, Record<'up' | 'down', (home: string, value: string) => string>>
  /** Several come first alike. */
  firstAlike: (homes: string, value: string) => string
  /** Which of the homes shown meet a criterion. */
  theseMeet: (criterion: string, count: number) => string
  noneMeets: (criterion: string) => string
  /** What the same question gives over all matches; the same home, or another one. */
  alsoAmongAll: (total: string) => string
  amongAll: (total: string, home: string, value: string) => string

  /** "average price for sale: $450,000"; saleType is null when it does not matter. */
  figure: (kind: FigureName, field: string, saleType: 'for_sale' | 'for_rent' | null, value: string) => string
  /** The figures themselves, then over how many homes they are (and which; described may be ""). */
  figures: (total: string, count: number, described: string, figures: string) => string
  noFigure: string

  /** What a visitor would type to see the next ones. */
  sayMore: string
  /** What is said to a click. */
  clicks: {
    /** What was clicked is no part of the search any more; what it is now follows. */
    changed: string
    /** The homes that were clicked are listed no longer. */
    gone: (count: number) => string
    similarTo: (home: string) => string
    /** Nothing meets all that makes a home similar: which criteria, in quotation marks, did not hold for the search. */
    wentBeyond: (criteria: string) => string
    noneSimilar: (home: string) => string
    /** A label with the number of homes behind it. */
    counted: (label: string, total: string) => string
  }
  next: {
    more: (count: string, isOne: boolean) => string
    /** A bound that the visitor may say, and how many homes it would leave. */
    narrowOrMore: (said: string, total: string) => string
    compare: string
    askAboutOne: string
    askPayment: string
  }
  /** What a visitor would type for a bound: "under $400,000", "at least 4 bedrooms". */
  sayAtMost: (amount: string) => string
  sayBedrooms: (count: string) => string
  /** Behind a count: the visitor may just say yes to see the homes. */
  sayYes: (count: number) => string
  /** Where nothing matches. */
  closest: {
    /** Instead of these, where only homes that are sold match: how many, and that a mere yes shows them. */
    sold: (total: string, count: number) => string
    /** Before the homes that miss least. */
    these: (count: number) => string
    /** A home with its facts, and what it misses. */
    misses: (home: string, misses: string) => string
    /** What these homes miss may be given up: how many there are then, for a mere yes. */
    seeAll: (total: string) => string
    none: string
  }

  mortgage: {
    payment: (home: string | null, figures: MortgageFigures) => string
    /** What was assumed, because nobody said it. */
    assumed: (parts: string) => string
    assumedDown: (percent: string) => string
    assumedRate: (rate: string) => string
    assumedYears: (years: string) => string
    withHoa: (fee: string, sum: string) => string
    notIncluded: (hoaKnown: boolean) => string
    change: string
    afford: (monthly: string, figures: MortgageFigures) => string
    affordExcludes: string
    /** How many of the chatbot's homes for sale are at or below that price, and what to say to see them. */
    affordHomes: (count: string, price: string, said: string) => string
    needHome: string
    needMonthly: string
    isRental: (home: string) => string
    noPrice: (home: string) => string
    paysCash: string
    outOfRange: string
  }
}

export type FigureName = 'average' | 'median' | 'min' | 'max'
