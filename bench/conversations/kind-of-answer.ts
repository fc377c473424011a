import type { AnswerKind } from './conversation-set.ts'
import type { Reply } from './visitor.ts'

/** What the traces of answers call what they are about. */
const byTrace: Record<string, AnswerKind> = {
  search: 'search',
  closest: 'search',
  'no-listings': 'search',
  'about-shown': 'home',
  similar: 'search',
  mortgage: 'money',
  knowledge: 'firm',
  opinion: 'area',
  refused: 'area',
  'started-over': 'restart',
  'off-topic': 'outside',
  person: 'person',
}

const byTalk: Record<string, AnswerKind> = {
  thanks: 'thanks',
  acknowledge: 'thanks',
  goodbye: 'goodbye',
  greeting: 'greeting',
  howAreYou: 'greeting',
  help: 'help',
  who: 'help',
  complaint: 'feeling',
}

/** What an answer is about, by its trace; null where nobody can say. */
export function kindOfAnswer({ trace, view }: Reply): AnswerKind | null {
  const { kind, talk, skill } = trace
  // An answer that says itself what it is about.
  if (typeof skill === 'string') return skill as AnswerKind // Compared with the kinds of a set; anything else is none of them.
  if (typeof talk === 'string') return byTalk[talk] ?? 'heard'
  if (view?.compared) return 'compare'
  if (typeof kind === 'string') return byTrace[kind] ?? null
  return 'explanation' in trace ? 'search' : null
}
