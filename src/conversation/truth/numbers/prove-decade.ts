import type { KnownHome } from '../evidence/evidence.ts'
import { mayBeBuilt } from './prove-year.ts'
import type { SaidNumber } from './read-numbers.ts'

const behind = /^(?:['’]?s(?![\p{L}])|[\s\u00A0-]*er(?:[\s\u00A0-]*jahren?)?(?![\p{L}])|[\s\u00A0]*年代)/u
const before = /(?:annees?|anos|decada de(?: los)?|decada dos|decennie)[\s\u00A0]+$/u

/** Whether a number names ten years: "the 1980s". */
export function isDecade({ values, start, end, raw }: SaidNumber, folded: string): boolean {
  const [value = 1] = values
  if (!/^\d{4}$/.test(raw) || value % 10 !== 0) return false
  return behind.test(folded.slice(end)) || before.test(folded.slice(Math.max(0, start - 20), start))
}

/** Whether a home was built in these ten years. */
export function isBuiltIn({ listing }: KnownHome, number: SaidNumber, folded: string): boolean {
  const [from = 0] = number.values
  return mayBeBuilt(number, folded) && listing.YearBuilt >= from && listing.YearBuilt < from + 10
}
