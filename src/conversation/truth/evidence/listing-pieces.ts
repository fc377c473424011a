import { once } from '../../../platform/memoize.ts'
import { saidInAnyLanguage, saidWordsOf } from '../../../reading/languages/tables/said-tables.ts'
import type { DatedEvent, HomePart } from '../../../reading/languages/tables/said-words.ts'

/** What a stretch of text speaks of: parts of a home, and what is done to it. */
export interface Subjects {
  parts: ReadonlySet<HomePart>
  events: ReadonlySet<DatedEvent>
}

// The keys of the table are the parts.
const homeParts = () => Object.keys(saidWordsOf('en').parts) as HomePart[]
const events: readonly DatedEvent[] = ['built', 'renewed', 'traded']

interface Patterns {
  parts: ReadonlyMap<HomePart, RegExp>
  events: ReadonlyMap<DatedEvent, RegExp>
}

const patterns = once(
  (): Patterns => ({
    parts: new Map(
      homeParts().map((part) => [
        part,
        new RegExp(
          saidInAnyLanguage((words) => words.parts[part]),
          'u',
        ),
      ]),
    ),
    events: new Map(
      events.map((event) => [
        event,
        new RegExp(
          saidInAnyLanguage((words) => words.events[event]),
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
