import { foldText } from '../../../platform/text/listing-keys.ts'
import { skillWordsOf } from '../../../reading/languages/all-wish-words.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageCode } from '../../../reading/languages/language-code.ts'
import type { GuideState } from '../guide-context.ts'

/** either: it is all the same to the visitor. */
export type Reply = 'yes' | 'no' | 'either'

const longestReply = 80

/**
 * What a message answers to the question that halves what was found; null where it was not asked, or where the message
 * says something else. A reply is one of its buttons, or consists of nothing but agreeing, refusing and courtesies.
 */
export function replyToSplit(
  content: string,
  { split }: Pick<GuideState, 'split'>,
  languages: ReadonlySet<LanguageCode>,
): Reply | null {
  if (split === undefined || content.length > longestReply) return null
  const said = plain(content)
  if (said === plain(split.yes.say)) return 'yes'
  if (said === plain(split.no.say)) return 'no'
  for (const code of languages) {
    const reply = replyIn(said, phrasesOf(code))
    if (reply !== null) return reply
  }
  return null
}

interface Phrase {
  text: string
  /** null: a courtesy. */
  reply: Reply | null
}

function phrasesOf(code: LanguageCode): Phrase[] {
  const { asks } = guideWordsOf(code)
  const { agrees, refuses, either } = skillWordsOf(code).say
  const list = (texts: string, reply: Reply | null): Phrase[] =>
    texts.split(',').flatMap((text) => (text.trim() === '' ? [] : [{ text: plain(text), reply }]))
  return [
    ...list(either, 'either'),
    ...list(refuses, 'no'),
    ...list(agrees, 'yes'),
    ...list(asks['talk.no'], 'no'),
    ...list(asks['talk.yes'], 'yes'),
    ...list(asks['talk.acknowledge'], 'yes'),
    ...list(asks['talk.polite'], null),
    ...list(asks['talk.thanks'], null),
  ].toSorted((a, b) => b.text.length - a.text.length)
}

/** The last thing that it says, where phrases cover all of it: "no, that is fine". */
function replyIn(said: string, phrases: readonly Phrase[]): Reply | null {
  let rest = said
  let reply: Reply | null = null
  while (rest !== '') {
    const next = phrases.find(({ text }) => rest.startsWith(text) && endsWord(rest, text.length))
    if (next === undefined) return null
    reply = next.reply ?? reply
    rest = rest.slice(next.text.length).trimStart()
  }
  return reply
}

/** Chinese has no blanks between words. */
const endsWord = (text: string, at: number): boolean =>
  at >= text.length || text[at] === ' ' || /\p{Script=Han}/u.test(text[at - 1] ?? '')

const plain = (text: string): string =>
  foldText(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
