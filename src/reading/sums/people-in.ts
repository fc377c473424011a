import { foldText } from '../../platform/text/listing-keys.ts'
import { sumWordsOf } from '../languages/all-sum-words.ts'
import type { LanguageCode } from '../languages/language-code.ts'
import { languageOf } from '../languages/languages.ts'
import { readNumber } from '../languages/words/number.ts'
import { tokenize } from '../languages/words/tokens.ts'

const longest = 300
const mostPeople = 20
/** "we are 3", "somos 4 amigas": the visitor is among them. */
const together = /(?:we are|we're|were|wir sind|nous sommes|on est|somos|我们|咱们)\s*$/u
/** "zu dritt" */
const german: Readonly<Record<string, number>> = { zweit: 2, dritt: 3, viert: 4, funft: 5, sechst: 6 }

/** How many people a message says that they are, the visitor among them: "there are 3 of us", "somos 4 estudiantes", "zu dritt"; null: none. Pure. */
export function peopleIn(said: string, code: LanguageCode): number | null {
  const text = foldText(said.slice(0, longest))
  const shared = german[/\bzu (\p{L}+)/u.exec(text)?.[1] ?? '']
  if (code === 'de' && shared !== undefined) return shared
  const { asks } = sumWordsOf(code)
  const { numbers } = languageOf(code)
  const tokens = tokenize(said.slice(0, longest))
  for (let at = 0; at < tokens.length; at += 1) {
    const number = readNumber(tokens, at, numbers)
    if (number === null || number.ordinal === true || number.value < 1 || number.value > mostPeople) continue
    const written = (from: number, to?: number): string =>
      tokens
        .slice(from, to)
        .map(({ text: each, glued }) => (glued ? each : ` ${each}`))
        .join('')
    const behind = foldText(written(number.end))
    if (together.test(foldText(written(0, at)))) return number.value >= 2 ? number.value : null
    if (asks.people.test(behind)) return number.value >= 2 ? number.value : null
    if (asks.others.test(behind)) return number.value + 1
  }
  return null
}
