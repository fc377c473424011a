import { sumWordsOf } from '../languages/all-sum-words.ts'
import { simplifyText } from '../languages/chinese/characters.ts'
import { languageCodes } from '../languages/language-code.ts'
import { tokenize } from '../languages/words/tokens.ts'
import { numbersSaid } from './numbers-said.ts'
import { saysInAnyLanguage } from './says-in-any-language.ts'

const longest = 120
const mostWords = 9
const mostRents = 24
/** So much is put down, and so many months are paid at once: of a deposit the first number counts. */
const putDown = /押 ?([一二两三四五六\d])/u
const hanDigits = '零一二三四五六'

/** How many months of rent a short text of a record says, in any of the languages: "2 mois", "3 Kaltmieten", "押一付三", "first and last"; null: it says none, or several. Pure. */
export function rentsIn(said: string): number | null {
  if (said.length > longest) return null
  const down = putDown.exec(simplifyText(said))?.[1]
  if (down !== undefined) return down === '两' ? 2 : Number(down) || hanDigits.indexOf(down)
  if (coversFirstMonth(said)) return 2
  const tokens = tokenize(simplifyText(said))
  if (tokens.filter(({ kind }) => kind !== 'sign').length > mostWords) return null
  const counts = new Set(
    languageCodes.flatMap((code) =>
      numbersSaid(tokens, code)
        .filter(({ behind }) => sumWordsOf(code).asks.rents.test(behind.trimStart()))
        .map(({ value }) => value),
    ),
  )
  const [count, another] = counts
  return count === undefined || another !== undefined || count <= 0 || count > mostRents ? null : count
}

/** "押二付三": a text that says so is of the deposit, whatever it is called. Pure. */
export function saysPutDown(said: string): boolean {
  return putDown.test(simplifyText(said))
}

/** "first and last month": what is paid so covers the first month as well. Pure. */
export function coversFirstMonth(said: string): boolean {
  return saysInAnyLanguage(said, 'firstMonth', 'lastMonth')
}

/** "Last month: $2,950": so much of a record is of the last month's rent alone. Pure. */
export function isOfLastMonth(said: string): boolean {
  return saysInAnyLanguage(said, 'lastMonth') && !coversFirstMonth(said)
}
