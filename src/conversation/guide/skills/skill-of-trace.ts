import { type SkillName, skillNames } from './skill-name.ts'

const byKind: Readonly<Record<string, SkillName>> = {
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
}

const byTalk: Readonly<Record<string, SkillName>> = {
  thanks: 'thanks',
  acknowledge: 'thanks',
  goodbye: 'goodbye',
  greeting: 'greeting',
  howAreYou: 'greeting',
  help: 'help',
  who: 'help',
  complaint: 'feeling',
}

/** What an answer is about, by its trace: as it says itself, else by its kind; null where nobody can say. */
export function skillOfTrace({ skill, talk, kind }: Record<string, unknown>, isCompared: boolean): SkillName | null {
  const named = skillNames.find((name) => name === skill)
  if (named !== undefined) return named
  if (typeof talk === 'string') return byTalk[talk] ?? 'heard'
  if (isCompared) return 'compare'
  return typeof kind === 'string' ? (byKind[kind] ?? null) : null
}
