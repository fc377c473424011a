import type { LanguageTables } from '../../../reading/languages/languages.ts'
import type { WishSignals } from '../../../reading/languages/words/hear-wishes.ts'
import type { Asks } from './read-asks.ts'

/** A day or an hour, as one names it for an appointment. */
function saysWhen({ has }: WishSignals): boolean {
  return has('times') || has('hours')
}

/** Whether a sentence may be about going to a home, whichever is spoken of. */
export function mayGoThere(signals: WishSignals): boolean {
  const { has } = signals
  if (has('visits') && (has('mays') || saysWhen(signals))) return true
  return has('sees') && (has('whens') || (has('mays') && saysWhen(signals)))
}

export interface GoingFacts {
  hasShown: boolean
  speaksOfHome: boolean
  /** Whether it asks for something that a listing says. */
  asksFact: boolean
  /** Whether it names a day or an hour by a word that is no ordinal: "a segunda" is the second home as well as Monday. */
  saysDay: boolean
}

/**
 * A tour in words that no list holds as a whole: a way of being at the home that is spoken of, with a day or with the wish to
 * be let in ("any chance to get into the first two"); a look at it with both ("could we go look at number 2 this weekend").
 */
export function goesThere(signals: WishSignals, { hasShown, speaksOfHome, asksFact, saysDay }: GoingFacts): boolean {
  const { has } = signals
  if (has('pictures') || has('area')) return false
  // Which of those that were shown, is asked then.
  if (has('visits') && saysWhen(signals) && hasShown) return true
  if (!speaksOfHome) return false
  if ((has('visits') || !has('rooms')) && mayGoThere(signals)) return true
  // "put me down for Saturday", "my wife wants to see number two tomorrow night": a day, and nothing that a listing says.
  const isOther = (['alert', 'goodbye', 'thanks'] as const).some(has) || wantsSomebody(signals)
  return saysDay && !asksFact && !isOther
}

/** Somebody is to be spoken with, whoever it is: "do you have staff I could chat to". */
export function wantsSomebody({ has }: WishSignals): boolean {
  return has('talks') && has('people')
}

/** A home of one's own is to be sold, let or valued: "what do houses like mine go for". */
export function sellsOwn({ has }: WishSignals): boolean {
  return has('owns') && has('sells')
}

/** Whether a sentence asks for something that a listing says. */
export function asksFactIn({ found }: Asks): boolean {
  return found.some(({ tags }) => tags.some((tag) => tag.startsWith('fact.') || tag.startsWith('weak.')))
}

/** Whether it names a day or an hour, by a word that is no ordinal in its language. */
export function saysDayIn(signals: WishSignals, { language }: LanguageTables): boolean {
  const { ordinals } = language.numbers
  return [...signals.all('times'), ...signals.all('hours')].some(
    ({ start, end }) => ordinals[signals.text.slice(start, end).trim()] === undefined,
  )
}
