import { isMeasured, isMoney, mostCommon, numeralsOf } from '../../intake/columns/column-format.ts'
import {
  type FileFacts,
  findCountry,
  mainLanguage,
  markOfLanguage,
  usualCurrency,
} from '../../intake/columns/file-facts.ts'
import { readHeaderUnits } from '../../intake/headers/header-units.ts'
import { matchName } from '../../intake/headers/match-header.ts'
import type { ImportTarget } from '../../intake/intake-target.ts'
import { readMoney } from '../../intake/values/read-money.ts'
import { currencySigns } from '../../intake/values/tables/money-words.ts'
import { markShown } from '../../intake/values/written-number.ts'
import { isNone } from '../fields/tidy-text.ts'
import type { PlannedColumn } from './planned-column.ts'

interface Sampled {
  column: PlannedColumn
  values: readonly unknown[]
}

/** What a file as a whole tells of its cells, by the names of all columns and the values of those that are new. */
export function decideFacts(columns: readonly PlannedColumn[], added: readonly Sampled[], known: FileFacts): FileFacts {
  const language =
    mainLanguage(columns.flatMap(({ name }) => matchName(name)[0]?.languages ?? []).map((each) => [each])) ??
    known.language
  const textsOf = (target: ImportTarget): string[] =>
    added.flatMap(({ column, values }) =>
      column.target === target ? values.flatMap((value) => (isNone(value) ? [] : [String(value)])) : [],
    )
  const texts = {
    country: textsOf('Country'),
    state: textsOf('State'),
    zip: textsOf('ZIP'),
    headers: wordsOf(columns, added),
  }
  const country = findCountry(texts, language) ?? known.country
  const measured = added.filter(({ column: { target } }) => target !== null && isMeasured(target))
  const shown = markShown(measured.flatMap(({ values }) => numeralsOf(values)))
  const said = mostCommon(measured.flatMap(({ column, values }) => currenciesOf(column, values)))
  const usual = usualCurrency({ country, language })
  const currency = said ?? known.currency ?? usual
  return {
    language,
    country,
    mark: shown ?? known.mark ?? (language === null ? null : markOfLanguage[language]),
    currency: currency === undefined ? undefined : (currencySigns[currency] ?? currency),
    unit: country?.area ?? (language === null || language === 'en' ? 'sqft' : 'sqm'),
  }
}

/** Headers, and the words of amounts and areas that one country alone writes: lakhs, marlas. */
function wordsOf(columns: readonly PlannedColumn[], added: readonly Sampled[]): string {
  const cells = added.flatMap(({ column: { target }, values }) =>
    target !== null && isMeasured(target)
      ? values.flatMap((value) => (typeof value === 'string' && /\p{L}{3}/u.test(value) ? [value.slice(0, 60)] : []))
      : [],
  )
  return [...columns.map(({ name }) => name.slice(0, 100)), ...cells.slice(0, 100)].join(' | ')
}

function currenciesOf({ target, name }: PlannedColumn, values: readonly unknown[]): string[] {
  if (target === null || !isMoney(target)) return []
  const header = readHeaderUnits(name).currency
  const cells = values.flatMap((value) => {
    if (typeof value !== 'string') return []
    const read = readMoney(value)
    return read.unknown === undefined && read.currency !== undefined ? [read.currency] : []
  })
  return header === undefined ? cells : [...cells, header]
}
