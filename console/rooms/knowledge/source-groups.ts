import type { KnowledgeSource } from 'porchlight/client'

/** In which sources stand on the page: what people write themselves comes first. */
export const groupNames = ['QAList', 'FileList', 'UrlList', 'Text', 'GoogleSheet'] as const
export type GroupName = (typeof groupNames)[number]

export type SourceState = 'waiting' | 'learning' | 'known' | 'failed'

const states: readonly SourceState[] = ['waiting', 'learning', 'known', 'failed']

export function stateOf({ Status }: Pick<KnowledgeSource, 'Status'>): SourceState {
  return states[Status] ?? 'failed'
}

/** Whether something is still to be learned, so that one looks again soon. */
export function isLearning(sources: readonly KnowledgeSource[]): boolean {
  return sources.some((source) => stateOf(source) === 'waiting' || stateOf(source) === 'learning')
}

/** Sources by their kinds, those that have every word that is looked for; the newest first. */
export function groupSources(sources: readonly KnowledgeSource[], words: string): [GroupName, KnowledgeSource[]][] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  const fits = ({ Name, Value }: KnowledgeSource): boolean => {
    const text = `${Name} ${Value}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return groupNames.flatMap((name): [GroupName, KnowledgeSource[]][] => {
    const group = sources.filter((source) => source.Type === name && fits(source))
    return group.length === 0 ? [] : [[name, group.sort((one, other) => other.ID - one.ID)]]
  })
}

/** What a source is called: a file by its name, all else by its question, address or first words. */
export function titleOf({ Type, Name, Value }: KnowledgeSource): string {
  if (Type === 'FileList') return Value || Name
  return Type === 'Text' ? (Value.trim().split('\n')[0] ?? '').slice(0, 120) : Name
}
