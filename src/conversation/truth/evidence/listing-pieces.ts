import { once } from '../../../platform/memoize.ts'
import { type DatedEvent, type HomePart, homeParts } from '../../../reading/languages/tables/record-words.ts'
import { anyLanguage } from '../claims/record-patterns.ts'
import { stemOf } from '../text/stem-of.ts'
import type { KnownHome } from './evidence.ts'
import { stemsOf, wordsDeniedIn } from './home-record.ts'

/** What a stretch of text speaks of: parts of a home, and what is done to it. */
export interface Subjects {
  parts: ReadonlySet<HomePart>
  events: ReadonlySet<DatedEvent>
}

/** A sentence or a clause of a listing's own words. */
export interface ListingPiece extends Subjects {
  text: string
  stems: ReadonlySet<string>
  denied: ReadonlySet<string>
}

const events: readonly DatedEvent[] = ['built', 'renewed', 'traded']

interface Patterns {
  parts: ReadonlyMap<HomePart, RegExp>
  events: ReadonlyMap<DatedEvent, RegExp>
}

const patterns = once(
  (): Patterns => ({
    parts: new Map(
      homeParts.map((part) => [
        part,
        new RegExp(
          anyLanguage((words) => words.parts[part]),
          'u',
        ),
      ]),
    ),
    events: new Map(
      events.map((event) => [
        event,
        new RegExp(
          anyLanguage((words) => words.events[event]),
          'u',
        ),
      ]),
    ),
  }),
)

/** The parts and the events that folded words name, in any language. */
export function subjectsOf(folded: string): Subjects {
  const named = <Name>(all: ReadonlyMap<Name, RegExp>) =>
    new Set([...all].filter(([, pattern]) => pattern.test(folded)).map(([name]) => name))
  const known = patterns()
  return { parts: named(known.parts), events: named(known.events) }
}

/** What a further fact says that denies it. */
const denying = /:\s*(?:no|none|n\/a|false|0|not? [\p{L}]+)\s*$/u

/** The sentences of a listing's own words. */
export function sentencesOf(home: KnownHome): readonly ListingPiece[] {
  return home.derive(cutSentences)
}

function cutSentences({ words }: KnownHome): readonly ListingPiece[] {
  return words
    .split(/[.;!?]\s|[\n。；！？]/u)
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => {
      const stems = stemsOf(text)
      // "Cooling: none": a further fact that denies what it is about.
      return { text, stems, denied: denying.test(text) ? stems : wordsDeniedIn(text), ...subjectsOf(text) }
    })
}

/** What a sentence of a listing says of a phrase: all its words, or that it is missing. */
export function pieceSays({ text, stems, denied }: ListingPiece, phrase: string): 'said' | 'denied' | null {
  if (/\p{Script=Han}/u.test(phrase)) return text.includes(phrase) ? 'said' : null
  const words = phrase.match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0 || !words.every((word) => stems.has(stemOf(word)))) return null
  return words.some((word) => denied.has(stemOf(word))) ? 'denied' : 'said'
}

/** Whether a listing says one of some phrases, denies it, or says nothing of it. */
export function listingSays(home: KnownHome, phrases: readonly string[]): 'said' | 'denied' | null {
  let denies = false
  for (const piece of sentencesOf(home))
    for (const phrase of phrases) {
      const said = pieceSays(piece, phrase)
      if (said === 'said') return 'said'
      if (said === 'denied') denies = true
    }
  return denies ? 'denied' : null
}
