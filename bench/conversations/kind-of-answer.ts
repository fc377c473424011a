import { skillOfTrace } from '../../src/conversation/guide/skills/skill-of-trace.ts'
import type { AnswerKind } from './conversation-set.ts'
import type { Reply } from './visitor.ts'

/** What an answer is about, by its trace; null where nobody can say. */
export function kindOfAnswer({ trace, view }: Reply): AnswerKind | null {
  const { kind, skill } = trace
  // What a window does by itself is named by the button. Compared with the kinds of a set; anything else is none of them.
  if (typeof skill === 'string') return skill as AnswerKind
  if (kind === 'person') return 'person'
  const told = skillOfTrace(trace, view?.compared === true)
  return told === null && typeof kind !== 'string' && 'explanation' in trace ? 'search' : (told as AnswerKind | null)
}
