import type { LanguageCode } from '../languages/language-code.ts'
import { languageOf } from '../languages/languages.ts'
import { readNumber } from '../languages/words/number.ts'
import type { NumberWords } from '../languages/words/number-table.ts'
import type { Token } from '../languages/words/tokens.ts'

/** A number of a clause, with what stands before and behind it. */
export interface NumberSaid {
  value: number
  before: string
  behind: string
}

/** The numbers that are said, "a person" and "half" among them. Pure. */
export function numbersSaid(tokens: readonly Token[], code: LanguageCode): NumberSaid[] {
  const { numbers } = languageOf(code)
  const found: NumberSaid[] = []
  for (let at = 0; at < tokens.length; ) {
    const number = readNumber(tokens, at, numbers) ?? loneNumber(tokens[at], numbers, at)
    if (number === null || number.ordinal === true || number.decade === true) {
      at += 1
      continue
    }
    found.push({
      value: number.value,
      before: joined(tokens.slice(0, at), true),
      behind: joined(tokens.slice(number.end)),
    })
    at = number.end
  }
  return found
}

/** "一个人", "half a year": no number where it counts nothing that a search knows. */
function loneNumber({ text, kind }: Token = noToken, { units, half }: NumberWords, at: number) {
  const value = kind !== 'word' ? undefined : half.includes(text) ? 0.5 : units[text]
  return value === undefined ? null : { value, end: at + 1, ordinal: false, decade: false }
}

const noToken: Token = { text: '', raw: '', kind: 'sign', glued: false, capital: false }

function joined(tokens: readonly Token[], isBefore = false): string {
  const text = tokens.map(({ text, glued }, index) => (glued || (index === 0 && isBefore) ? text : ` ${text}`)).join('')
  return isBefore ? `${text} ` : text
}
