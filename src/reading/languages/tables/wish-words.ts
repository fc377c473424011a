import type { LanguageCode } from '../language-code.ts'

/**
 * By which words a visitor says what they want of the guide, besides what the search and the firm's questions are read
 * from. Each is a list of phrases, separated by commas, as one would write them without regard to capitals, accents and
 * apostrophes; `*` stands for any further letters of the word, `…` for up to three words between two.
 */
export interface WishWords {
  code: LanguageCode
  /** To see a home in person, in any words: "come by", "when can I see it", "book us in". */
  tour: string
  /** Days and hours, as one names them for an appointment: "saturday", "tomorrow", "after work", "10 am". */
  times: string
  /** News is wanted as soon as it comes. */
  atOnce: string
  /** Homes like the one that is spoken of. */
  similar: string
  /** By how much a home is over what was said. */
  overBy: string
  /** A human being is wanted, in any mood: "real person", "anybody there", "stop the bot". */
  person: string
  /** To sell, or to know what is got for, a home of one's own: "what is my house worth", "list my condo". */
  seller: string
  /** Who lists a home: "who is the agent", "listed by", "the realtor's name". */
  agent: string
  /** Pictures of a home by any name: "photos", "look like inside", "video", "floor plan". */
  pictures: string
  /** To look, before a room: "show me", "let me see". */
  shows: string
  /** Rooms and parts of a home that a picture shows: "kitchen", "back yard". */
  rooms: string
  /** Where a home is and how one gets there: "on a map", "directions", "street view". */
  map: string
  /** To get something sent, or its address on the web: "send it to me", "the link". */
  send: string
  /** To be told of news: "let me know when", "keep me posted", "if the price drops". */
  alert: string
  /** To be told no longer: "unsubscribe", "stop the emails". */
  alertEnds: string
  /** To keep a home for later: "save this", "add to favorites". */
  save: string
  /** What was shown costs too much: "too expensive", "over my budget". */
  tooMuch: string
  /** What was shown is too small: "too small", "cramped". */
  tooSmall: string
  /** What was shown pleases: "love the second one", "that is the one". */
  likes: string
  /** What was shown does not please: "meh", "not for me", "none of these". */
  dislikes: string
  /** Schools, safety, crime, noise, who lives there: nothing a listing may judge. */
  area: string
  /** Legal, tax and loan advice, and what the market will do: "capital gains", "fixed or variable", "good time to buy". */
  advice: string
  /** To pay less than is asked, and what buying costs besides: "would they take less", "make an offer", "closing costs". */
  offer: string
  /** What buying costs besides the price: "closing costs", "other fees". Each stands among `offer` too. */
  costs: string
  /** Why a home costs what it does: "why so cheap", "what is the catch". */
  whyPrice: string
  /** Whether a home can still be had: "still available", "already taken". */
  available: string
  /** To begin anew: "start over", "forget all that". */
  restart: string
  /** What the chat can do: "what can you do". */
  help: string
  /** "thank you", "great help", also beside other words. */
  thanks: string
  /** "bye", "talk later", also beside other words. */
  goodbye: string
  /** Told of oneself, without a question: "I work from home", "we are moving in June". */
  heard: string
  /** Names what no brokerage is asked for: "recipe", "weather", "football", "poem". */
  outside: string
  /** With these a sentence asks. */
  asks: string
  /** With these, as its first words, a sentence asks for knowledge and not for homes: "what is", "who", "how do", "why". */
  wonders: string
  /** A home that was spoken of: "it", "that one", "there". */
  points: string
}

export type WishSignal = Exclude<keyof WishWords, 'code'>

/** The part of them that stands in a file of its own, where a language has many. */
export type LateWishWords = Pick<
  WishWords,
  | 'area'
  | 'advice'
  | 'offer'
  | 'costs'
  | 'whyPrice'
  | 'available'
  | 'restart'
  | 'help'
  | 'thanks'
  | 'goodbye'
  | 'heard'
  | 'outside'
  | 'asks'
  | 'wonders'
  | 'points'
>
