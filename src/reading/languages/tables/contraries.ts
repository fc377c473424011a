import { once } from '../../../platform/memoize.ts'
import { chineseContraries } from '../chinese/contraries.ts'
import { englishContraries } from '../english/contraries.ts'
import { frenchContraries } from '../french/contraries.ts'
import { germanContraries } from '../german/contraries.ts'
import type { LanguageCode } from '../language-code.ts'
import { portugueseContraries } from '../portuguese/contraries.ts'
import { spanishContraries } from '../spanish/contraries.ts'

/** One value of a quality, with the words for it: "use.1", "shared, common". */
export type Contrary = readonly [tag: string, words: string]

const rows: Readonly<Record<LanguageCode, string>> = {
  en: englishContraries,
  es: spanishContraries,
  fr: frenchContraries,
  de: germanContraries,
  pt: portugueseContraries,
  zh: chineseContraries,
}

const read = once(
  (): ReadonlyMap<LanguageCode, readonly Contrary[]> =>
    new Map(
      Object.entries(rows).map(([code, text]) => [
        // They are the keys of the record above.
        code as LanguageCode,
        text
          .trim()
          .split('\n')
          .flatMap((row) => {
            const [name = '', values = ''] = row.split(' = ')
            return values.split('|').map((words, index): Contrary => [`${name.trim()}.${index}`, words])
          }),
      ]),
    ),
)

/** The words of a language for qualities that exclude each other: the same quality has the same tag in every language. */
export function contrariesOf(code: LanguageCode): readonly Contrary[] {
  return read().get(code) ?? []
}
