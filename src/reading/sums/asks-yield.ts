import { foldText } from '../../platform/text/listing-keys.ts'
import { simplifyText } from '../languages/chinese/characters.ts'

/** What a year's rent is called as a share of the price, in each language: one term of the trade, and its forms. */
const terms =
  /(?<!\p{L})(?:gross |net )?(?:yields?|cap rate|rental return|rendements?(?: brut| net)?|rentabilite|(?:brutto|netto|miet)?rendite|rentabilidad(?:e)?|rendimientos?|yield bruto)(?!\p{L})|回报率|投报率|租售比|年回报|回报几多|回报多少|收益率|几厘/u

/** Whether a message asks what a home yields: a year's rent as a share of its price. Pure. */
export function asksYield(said: string): boolean {
  return said.length <= longest && terms.test(foldText(simplifyText(said)))
}

const longest = 200
