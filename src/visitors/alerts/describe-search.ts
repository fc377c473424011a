import { describeCriteria, inTellingOrder, labelCriterion, moneyOf } from '../../homes/search/describe-criteria.ts'
import { lookUpOnlyCurrency } from '../../homes/search/listing-questions.ts'
import type { Scope } from '../../homes/search/scope.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { Criterion } from '../../reading/criteria/condition.ts'
import { alertWordsOf } from '../../reading/languages/all-alert-words.ts'
import { criteriaWordsOf } from '../../reading/languages/spoken/all-criteria-words.ts'
import { isFurtherLanguage, type WindowLanguage } from '../../reading/languages/spoken/spoken-language.ts'

const longestLabel = 300
const mostChips = 20

/** A search in words, and in chips as the answers of the chat show them. */
export async function describeSearch(
  db: Database,
  scope: Scope,
  criteria: readonly Criterion[],
  language: WindowLanguage,
): Promise<{ label: string; chips: string[] }> {
  if (criteria.length === 0) return { label: alertWordsOf(language).anyHome, chips: [] }
  const wording = criteriaWordsOf(language)
  // Where nothing is found yet, amounts are in what the other homes are priced in.
  const found = await lookUpOnlyCurrency(db, scope, criteria)
  const money = moneyOf(criteria, [], found ?? (await lookUpOnlyCurrency(db, scope, [])) ?? '')
  // The amounts show it already.
  const shown = money.symbol === '' ? criteria : criteria.filter(({ topic }) => topic !== 'CurrencySymbol')
  // A feature has its name in the languages that are read alone.
  const told = isFurtherLanguage(language) ? shown.filter(({ topic }) => topic !== 'Feature') : shown
  const label = describeCriteria(wording, told, money)
  if (told.length === 0) return { label: alertWordsOf(language).anyHome, chips: [] }
  return {
    label: shorten(label, longestLabel),
    chips: inTellingOrder(told)
      .slice(0, mostChips)
      .map((criterion) => labelCriterion(wording, criterion, money)),
  }
}

function shorten(text: string, most: number): string {
  const signs = [...text]
  return signs.length > most
    ? `${signs
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : text
}
