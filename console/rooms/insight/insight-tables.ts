import type { TFunction } from 'i18next'
import type { Insight, InsightCounts, UnmetDemand, UnmetSearch } from 'porchlight/client'
import type { Formats } from '../../words/formats.ts'
import type { NumberTable } from './number-table.ts'

const columns = [
  'conversations',
  'questions',
  'answered',
  'noAnswer',
  'fromListings',
  'fromKnowledge',
  'saidRight',
  'saidWrong',
  'refused',
  'byPerson',
  'failed',
  'leads',
  'tours',
] as const satisfies readonly (keyof InsightCounts)[]

/** What a row of a grouping is called: days as they are, languages and pages by their names. */
export function nameOfRow(name: string, by: string, t: TFunction, language: string): string {
  if (by === 'day') return name
  if (name === '') return t('insight.unknown')
  if (by === 'page') return name === 'other' ? t('insight.otherPages') : name
  return new Intl.DisplayNames([language], { type: 'language' }).of(name) ?? name
}

export function tableOfRows({ rows, by }: Insight, t: TFunction, language: string): NumberTable {
  return {
    head: [t(`insight.by.${by as 'day' | 'language' | 'page'}`), ...columns.map((name) => t(`insight.column.${name}`))],
    rows: rows.map((row) => [nameOfRow(row.name, by, t, language), ...columns.map((name) => row[name])]),
  }
}

export function sumsOf({ sums }: Insight, t: TFunction): (string | number)[] {
  return [t('insight.sum'), ...columns.map((name) => sums[name])]
}

export function tableOfModels({ models }: Insight, t: TFunction): NumberTable {
  const ms = (time: number | null): string | number => time ?? ''
  return {
    head: (['model', 'answers', 'calls', 'tokens', 'each', 'half', 'slow'] as const).map((name) =>
      t(`insight.models.${name}`),
    ),
    rows: models.map(({ model, answers, calls, tokens, firstWordsMs, slowFirstWordsMs }) => [
      nameOfModel(model, t),
      answers,
      calls,
      tokens,
      answers === 0 ? 0 : Math.round(tokens / answers),
      ms(firstWordsMs),
      ms(slowFirstWordsMs),
    ]),
  }
}

export function nameOfModel(model: string, t: TFunction): string {
  if (model === 'porchlight-guide') return t('insight.models.guide')
  return model === 'talk-to-human' ? t('insight.models.person') : model
}

type Band = Pick<UnmetSearch, 'saleType' | 'currency' | 'priceFrom' | 'priceTo'>

/** Amounts that were named together, such as "$400,000 to $500,000"; '' where none was. */
export function nameOfBand({ currency, priceFrom, priceTo }: Band, t: TFunction, formats: Formats): string {
  if (priceTo === 0) return ''
  const sign = currency || '$'
  const [from, to] = [formats.money(priceFrom, sign), formats.money(priceTo, sign)]
  return priceFrom === 0 ? t('insight.upTo', { to }) : t('insight.band', { from, to })
}

const kinds = ['house', 'condo', 'townhouse', 'multiFamily', 'land', 'mobile'] as const

export function nameOfKind(kind: string, t: TFunction): string {
  const known = kinds.find((each) => each === kind)
  return known === undefined ? kind : t(`insight.kind.${known}`)
}

export function nameOfSale(saleType: string, t: TFunction): string {
  return saleType === 'for_sale' ? t('insight.sale') : saleType === 'for_rent' ? t('insight.rent') : ''
}

export function tableOfSearches({ searches }: UnmetDemand, t: TFunction, formats: Formats): NumberTable {
  return {
    head: (['place', 'sale', 'price', 'kind', 'bedrooms', 'features', 'searches', 'last'] as const).map((name) =>
      t(`insight.unmet.${name}`),
    ),
    rows: searches.map((search) => [
      [search.place, search.state].filter(Boolean).join(', '),
      nameOfSale(search.saleType, t),
      nameOfBand(search, t, formats),
      nameOfKind(search.kind, t),
      search.bedrooms === 0 ? '' : `${search.bedrooms}+`,
      search.features.join(', '),
      search.searches,
      search.lastDay,
    ]),
  }
}
