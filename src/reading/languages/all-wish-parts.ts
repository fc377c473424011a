import { freezeDeep } from '../../platform/freeze-deep.ts'
import { chineseWishParts } from './chinese/wish-parts.ts'
import { englishWishParts } from './english/wish-parts.ts'
import { frenchWishParts } from './french/wish-parts.ts'
import { germanWishParts } from './german/wish-parts.ts'
import type { LanguageCode } from './language-code.ts'
import { portugueseWishParts } from './portuguese/wish-parts.ts'
import { spanishWishParts } from './spanish/wish-parts.ts'
import type { WishParts } from './tables/wish-parts.ts'

const parts: Readonly<Record<LanguageCode, WishParts>> = freezeDeep({
  en: englishWishParts,
  es: spanishWishParts,
  fr: frenchWishParts,
  de: germanWishParts,
  pt: portugueseWishParts,
  zh: chineseWishParts,
})

/** What the wishes of a language's visitors are put together from. */
export function wishPartsOf(code: LanguageCode): WishParts {
  return parts[code]
}
