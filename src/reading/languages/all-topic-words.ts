import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseTopicWords } from './chinese/topic-words.ts'
import { englishTopicWords } from './english/topic-words.ts'
import { frenchTopicWords } from './french/topic-words.ts'
import { germanTopicWords } from './german/topic-words.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseTopicWords } from './portuguese/topic-words.ts'
import { spanishTopicWords } from './spanish/topic-words.ts'
import type { TopicWords } from './tables/topic-words.ts'

const topics: Readonly<Record<LanguageCode, TopicWords>> = freezeDeep({
  en: englishTopicWords,
  es: spanishTopicWords,
  fr: frenchTopicWords,
  de: germanTopicWords,
  pt: portugueseTopicWords,
  zh: chineseTopicWords,
})

/** By which words a visitor of a language asks what a record tells in words. */
export function topicWordsOf(code: LanguageCode): TopicWords {
  return topics[code]
}
