import { topicWordsOf } from '../all-topic-words.ts'
import type { LanguageTables } from '../languages.ts'
import { type RecordTopic, recordTopics } from '../tables/topic-words.ts'
import { compilePhrases, hearPhrases } from './hear-phrases.ts'

/** What a sentence asks of a home that its record tells in words: "and the heating?" */
export function hearTopics(sentence: string, tables: LanguageTables): RecordTopic[] {
  const signals = hearPhrases(sentence, tables.derive(compileTopicWords))
  return recordTopics.filter((topic) => signals.has(topic))
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function compileTopicWords({ language }: LanguageTables) {
  const { code, ...words } = topicWordsOf(language.code)
  return compilePhrases(words, code !== 'zh')
}
