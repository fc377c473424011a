import type { ButtonKind } from '../../answer-button.ts'
import type { ContactKept, PersonRequested } from './told.ts'

/**
 * All that the guide says in a language that it does not read: no facts of homes, which stand on their cards. Texts that
 * come in are safe as markdown; after docs/tone.md, as all that it says.
 */
export interface FixedWords {
  /** With the name of the chatbot. */
  opening: (name: string) => string
  thanks: string
  goodbye: string
  /** So many homes fit, and stand below as cards; `count` is the number of `total`. */
  found: (total: string, count: number) => string
  /** Nothing fits; what comes close stands below. */
  close: string
  /** Nothing fits, and nothing comes close. */
  none: string
  /** The home that was asked about stands below: its card says what is known, a person says the rest. */
  home: string
  /** What was read of the message: numbers and places alone. */
  byNumbers: string
  noListings: string
  /** An answer that a model began and the limit ended. */
  cutShort: string
  fairHousing: string
  officialSources: string
  advice: string
  bookThere: (target: string) => string
  personAsked: (told: PersonRequested) => string
  /** Outside of office hours, behind `personAsked`: when they begin again. */
  hoursBegin: (day: string, time: string) => string
  nobodyCame: string
  offerPerson: string
  contact: { kept: (told: ContactKept, details: string) => string; form: string }
  tour: { offer: string; none: string }
  alert: {
    offer: string
    made: (email: string) => string
    confirmed: (email: string) => string
    waiting: string
  }
  /** What a visitor can say of places and amounts, which are read in every language. */
  say: { inPlace: (place: string) => string; under: (amount: string) => string }
  /** What stands on buttons; that of the person stands with the fixed sentence. */
  buttons: Readonly<Record<Exclude<ButtonKind, 'agree' | 'refuse' | 'person' | 'search'>, string>>
}
