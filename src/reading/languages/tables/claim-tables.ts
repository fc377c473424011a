import { freezeDeep } from '../../../platform/freeze-deep.ts'
import { chineseClaims } from '../chinese/claims.ts'
import { englishClaims } from '../english/claims.ts'
import { frenchClaims } from '../french/claims.ts'
import { germanClaims } from '../german/claims.ts'
import type { LanguageCode } from '../language.ts'
import { portugueseClaims } from '../portuguese/claims.ts'
import { spanishClaims } from '../spanish/claims.ts'
import type { ClaimTable } from './claim-table.ts'

const tables: Readonly<Record<LanguageCode, ClaimTable>> = freezeDeep({
  en: englishClaims,
  es: spanishClaims,
  fr: frenchClaims,
  de: germanClaims,
  pt: portugueseClaims,
  zh: chineseClaims,
})

/** How claims are made in a language. */
export function claimTableOf(code: LanguageCode): ClaimTable {
  return tables[code]
}
