import type { ButtonKind } from '../../answer-button.ts'
import type { Family } from '../../criteria/condition.ts'
import type { LanguageCode } from '../language-code.ts'
import type { ContactKept } from './told.ts'

/** Ways of saying the same; which one is said depends on the conversation and the turn, never on chance. */
export type Variants = readonly [string, ...string[]]

/**
 * What the guide says beside facts, after docs/tone.md: the answer first, then one reason, then at most one question;
 * warm, brief, never pushy. Texts that come in are safe as markdown and may contain links; amounts are formatted. Nothing
 * here says a number that did not come in, and nothing promises what others would have to keep.
 */
export interface SkillWords {
  code: LanguageCode
  /** What stands on a button: two or three words. */
  buttons: Readonly<Record<Exclude<ButtonKind, 'agree' | 'refuse'>, string>>
  /** What a visitor would say for it; said by a click. Each must be understood by the guide of the language. */
  say: {
    /** Agrees to what was offered. */
    yes: string
    cheaper: string
    bigger: string
    startOver: string
    inPlace: (place: string) => string
    under: (amount: string) => string
    withFeature: (feature: string) => string
    ofType: (types: string) => string
    tour: string
    forSale: string
    forRent: string
    /** Answers to a question of `split`, as they stand on its buttons. */
    fine: (kinds: string) => string
    without: (kinds: string) => string
    fewerBedrooms: (count: string) => string
    onlyIn: (place: string) => string
    notIn: (place: string) => string
    moreIsFine: string
    /** Other ways of agreeing and refusing behind such a question, and that it is all the same; by commas. */
    agrees: string
    refuses: string
    either: string
  }
  /** With the name of the chatbot; suggestions stand below as buttons. */
  opening: (name: string) => string

  search: {
    /** So many fit, all at one price or from one to another; "" where prices say nothing. `count` is the number of `total`. */
    fit: (total: string, count: number, from: string, to: string) => Variants
    /** Nothing fits; the homes that come close follow. */
    close: Variants
    /** Nothing fits and nothing comes close. */
    none: Variants
    /** Nothing that was looked for is cheaper, or bigger; homes that are follow, with what each misses of it. */
    beyond: Readonly<Record<'cheaper' | 'bigger', Variants>>
    /** Further ones of a list that was shown before. */
    next: Variants
    /** Nothing rents for so little, so that a bare "600" was taken for thousands: this amount. */
    inThousands: (amount: string) => string
  }

  /** The question that leaves about half of many homes, one of yes and no. */
  split: {
    /** Kinds of homes, as short as one says them. */
    kinds: Readonly<Record<Family, string>>
    /** Most are of one kind, or about half. */
    most: (kinds: string) => Variants
    half: (kinds: string) => Variants
    mostIn: (place: string) => Variants
    halfIn: (place: string) => Variants
    /** About half have so many bedrooms or more. */
    bedrooms: (count: string) => Variants
    /** Half cost less. */
    price: (amount: string) => Variants
    /** Some are for sale, some for rent; yes is to buy. */
    offer: Variants
    /** It stays as it is; more homes follow. */
    kept: Variants
  }

  /** Several of the homes shown fit what was said of one; each is a button. */
  which: Variants
  /** A home that was described is none of those that were looked for: what it misses. */
  outsideSearch: (misses: string) => Variants
  /** An answer about one home ends in this where the listing does not say it. */
  askAgent: Variants
  /** The same, where the listing names the agent. */
  askAgentNamed: (agent: string) => Variants
  /** Its listing says something of what was asked, and not all of it. */
  agentKnowsMore: (agent: string) => Variants
  /** A home can still be had as far as its listing says. */
  available: (home: string) => Variants
  notAvailable: (home: string, status: string) => Variants
  tour: {
    /** The times of a home are behind the button. */
    offer: (home: string) => Variants
    /** Which of the homes shown is meant. */
    which: Variants
    /** No home was shown yet. */
    none: Variants
    /** It is sold: there is nothing to see any more. */
    sold: (home: string) => Variants
  }
  contact: {
    /** Details that were said are the firm's: said only with the proof of it. */
    kept: (told: ContactKept, details: string) => Variants
    /** The firm asks for consent first: the form does. */
    form: Variants
  }
  seller: Variants
  /** What a seller adds to it: kept for who looks at it. */
  sellerMore: Variants
  agent: {
    listedBy: (home: string, names: string) => string
    unknown: (home: string) => Variants
    /** What is asked about an agent that no listing says: languages, reviews, hours. */
    other: Variants
  }
  pictures: {
    /** All of a home's pictures are behind the button; `count` is the number of `formatted`. */
    all: (home: string, formatted: string, count: number) => Variants
    /** Of a room: which picture shows it nobody has said. */
    room: (home: string, formatted: string, count: number) => Variants
    none: (home: string) => Variants
  }
  map: {
    /** The map is behind the button. */
    where: (home: string, address: string) => Variants
    unknown: (home: string) => Variants
  }
  send: {
    page: (home: string) => Variants
    none: (home: string) => Variants
  }
  alert: {
    /** What is watched, as the chips say it; the form is behind the button. */
    offer: (described: string) => Variants
    /** The same of one home: its price, and whether it is sold. */
    ofHome: (home: string) => Variants
    /** Nothing was searched for yet. */
    none: Variants
    /** A mail was sent to confirm it. */
    made: (email: string) => Variants
    /** What is watched from now on. */
    watching: (described: string) => string
    /** The address had been confirmed before; and that no mails go out here. */
    confirmed: (email: string) => Variants
    waiting: Variants
    /** Homes that are there today follow. */
    already: (total: string, count: number) => string
    /** How it ends. */
    ends: Variants
  }
  save: (home: string) => Variants
  feelings: {
    /** Before cheaper homes. */
    cheaper: Variants
    /** There are none that cost less. */
    noneCheaper: Variants
    bigger: Variants
    likes: (home: string) => Variants
    likesAny: Variants
    dislikes: Variants
  }
  /** Safety, schools, noise, who lives there: no judgement; official sources, and to see for oneself. */
  area: Variants
  advice: Variants
  offer: {
    /** What the owner would take. */
    home: (home: string, price: string) => Variants
    unnamed: Variants
    /** What comes on top of a price. */
    costs: Variants
  }
  /** Why a price is what it is: the listing gives no reason. */
  whyPrice: (home: string, price: string) => Variants
  /** Its price per area beside the middle of the homes like it, where both are known. */
  perArea: (own: string, middle: string) => string
  /** By how much a home is over, or under, the most that the visitor said; and where nothing was said. */
  overBy: {
    over: (home: string, amount: string, most: string) => string
    under: (home: string, amount: string, most: string) => string
    unsaid: (home: string, price: string) => string
  }
  outside: Variants
  heard: Variants
  thanks: Variants
  goodbye: Variants
  /** Said once, after some turns without progress. */
  offerPerson: Variants
}
