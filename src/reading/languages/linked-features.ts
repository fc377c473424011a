import { freezeDeep } from '../../platform/freeze-deep.ts'
import { once } from '../../platform/memoize.ts'
import { featureRows as chinese } from './chinese/features.ts'
import { featureRows as english } from './english/features.ts'
import { featureRows as french } from './french/features.ts'
import { featureRows as german } from './german/features.ts'
import { type LanguageCode, languageCodes } from './language-code.ts'
import { featureRows as portuguese } from './portuguese/features.ts'
import { featureRows as spanish } from './spanish/features.ts'
import { readFeatures } from './tables/phrase-tables.ts'
import type { FeatureRow } from './tables/table-rows.ts'

const inEnglish = once(() => readFeatures(english))

const linked: Readonly<Record<LanguageCode, () => readonly FeatureRow[]>> = {
  en: once(() => linkFeatures(inEnglish())),
  es: once(() => linkFeatures(readFeatures(spanish))),
  fr: once(() => linkFeatures(readFeatures(french))),
  de: once(() => linkFeatures(readFeatures(german))),
  pt: once(() => linkFeatures(readFeatures(portuguese))),
  zh: once(() => linkFeatures(readFeatures(chinese))),
}

/** What a listing says in English proves a feature that was asked for in another language too. */
function linkFeatures(rows: readonly FeatureRow[]): readonly FeatureRow[] {
  return freezeDeep(
    rows.map((row) => {
      if (row.english === undefined) return row
      const same = inEnglish().find((each) => each.name === row.english)
      if (!same) throw new Error(`The feature “${row.name}” names an English row that is not there: ${row.english}`)
      return { ...row, saidBy: [...(row.saidBy ?? []), same.name, ...(same.also ?? []), ...(same.saidBy ?? [])] }
    }),
  )
}

/** The features of a language, each with what proves it in English too. */
export function featuresOf(code: LanguageCode): readonly FeatureRow[] {
  return linked[code]()
}

/** The features of all languages. */
export function linkedFeatures(): { code: LanguageCode; row: FeatureRow }[] {
  return languageCodes.flatMap((code) => featuresOf(code).map((row) => ({ code, row })))
}

/** What a feature of any language is called in another one; its own name where that has no row for it. */
export function nameFeature(code: LanguageCode, name: string): string {
  const own = featuresOf(code)
  if (own.some((row) => row.name === name)) return name
  const row = linkedFeatures().find((each) => each.row.name === name)?.row
  const english = row?.english ?? row?.name ?? name
  return (code === 'en' ? null : own.find((each) => each.english === english)?.name) ?? english
}
