import { allGuideWords } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { Languages, LanguageTables } from '../../../reading/languages/languages.ts'
import { type TalkKind, talkKinds } from '../../../reading/languages/tables/ask-tags.ts'
import type { Token } from '../../../reading/languages/words/tokens.ts'
import { askTokens, findAsks } from './read-asks.ts'

export interface SmallTalk {
  kind: TalkKind
  /** What it was said in. */
  language: LanguageCode
}

const longestTalk = 200

/** What a message is that consists of small talk and nothing else; null for every other one. */
export function readSmallTalk(languages: Languages, message: string, likely: LanguageCode): SmallTalk | null {
  if (message.length > longestTalk) return null
  const tokens = askTokens(message)
  if (tokens.every(({ kind }) => kind === 'sign')) return null
  const codes = allGuideWords().map(({ code }) => code)
  for (const language of new Set([likely, ...codes])) {
    const kind = talkIn(tokens, languages.tablesOf(language))
    if (kind !== null) return { kind, language }
  }
  return null
}

function talkIn(tokens: readonly Token[], tables: LanguageTables): TalkKind | null {
  const { found } = findAsks(tokens, tables)
  const talk = found.filter(({ tags }) => tags.some((tag) => tag.startsWith('talk.')))
  const covered = new Set(talk.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)))
  if (tokens.some((token, at) => token.kind !== 'sign' && !covered.has(at))) return null
  const said = new Set(talk.flatMap(({ tags }) => tags))
  return talkKinds.findLast((kind) => said.has(`talk.${kind}`)) ?? null
}
