import { saidWordsOf } from '../../../reading/languages/tables/said-tables.ts'
import { foldAligned } from '../text/fold-text.ts'
import { findLanguage } from '../words/find-language.ts'
import { readSentence } from '../words/read-sentence.ts'
import { saidLexiconOf } from '../words/said-lexicon.ts'
import type { Topic } from './attribute.ts'
import type { Evidence, KnownHome } from './evidence.ts'
import { findHomes } from './find-homes.ts'
import { homeSays } from './home-record.ts'
import { namesUnknownHome } from './unknown-homes.ts'

/** The home that the visitor has asked of: named in the question, or else named last before it. */
export function topicOfQuestion(question: string, evidence: Evidence): Topic {
  const none: Topic = { homes: [], named: [], columns: null }
  // What is asked of a home that nothing knows is answered of it, and of no other.
  if (namesUnknownHome(question, evidence) && !tellsOfSelf(question, evidence)) return { ...none, homes: 'stranger' }
  // Where nothing is known, "it" is the home that was asked of before.
  if (evidence.homes.length === 0)
    return evidence.visitorWords.split('\n').some((words) => namesUnknownHome(words, evidence))
      ? { ...none, homes: 'stranger' }
      : none
  for (const words of [foldAligned(question), ...evidence.visitorWords.split('\n')]) {
    const homes = [...new Set(findHomes(words, evidence).flatMap((mention) => mention.homes))]
    if (homes.length === 1) return { ...none, homes }
    if (homes.length > 1) return none
    const described = homeDescribed(words, evidence)
    if (described !== null) return { ...none, homes: [described] }
  }
  return none
}

/** "I live at 99 Elm Street, what do you have near it?" */
function tellsOfSelf(question: string, evidence: Evidence): boolean {
  if (evidence.homes.length === 0) return false
  const lexicon = saidLexiconOf(evidence.languages, findLanguage(question, null) ?? 'en')
  return readSentence({ text: question, folded: foldAligned(question) }, lexicon, []).has('firmRefs')
}

/** Whether a message names a home, or says what only its listing says. */
export function namesHome(question: string, evidence: Evidence): boolean {
  const words = foldAligned(question)
  return findHomes(words, evidence).length > 0 || homeDescribed(words, evidence) !== null
}

/** "the dairy farm", "the penthouse": the one home whose listing alone says what the question says. */
function homeDescribed(words: string, { homes }: Evidence): KnownHome | null {
  if (homes.length < 2 || words.length > 400) return null
  const small = (word: string) => word.length < 4 || saidWordsOf('en').smallWords.includes(word)
  const own = [...new Set(words.match(/\p{L}{4,}|\p{Script=Han}{2}/gu) ?? [])].filter((word) => !small(word))
  const scores = homes.map((home) => {
    const alone = own.filter(
      (word) =>
        homeSays(home, word) === 'said' && homes.every((other) => other === home || homeSays(other, word) !== 'said'),
    )
    return { home, score: alone.length }
  })
  const [best, next] = scores.toSorted((a, b) => b.score - a.score)
  return best && best.score > 0 && best.score > (next?.score ?? 0) ? best.home : null
}
