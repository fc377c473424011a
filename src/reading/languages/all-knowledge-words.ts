import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseKnowledge } from './chinese/knowledge-words.ts'
import { englishKnowledge } from './english/knowledge-words.ts'
import { frenchKnowledge } from './french/knowledge-words.ts'
import { germanKnowledge } from './german/knowledge-words.ts'
import type { LanguageCode } from './language.ts'
import { portugueseKnowledge } from './portuguese/knowledge-words.ts'
import { spanishKnowledge } from './spanish/knowledge-words.ts'
import type { KnowledgeWords } from './tables/knowledge-words.ts'

const byCode: Readonly<Record<LanguageCode, KnowledgeWords>> = freezeDeep({
  en: englishKnowledge,
  es: spanishKnowledge,
  fr: frenchKnowledge,
  de: germanKnowledge,
  pt: portugueseKnowledge,
  zh: chineseKnowledge,
})

/** How a language speaks of what a firm's papers say. */
export function knowledgeWordsOf(code: LanguageCode): KnowledgeWords {
  return byCode[code]
}
