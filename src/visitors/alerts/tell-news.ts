import type { AlertWords } from '../../reading/languages/tables/alert-words.ts'
import { type CriteriaWords, formatMoney } from '../../reading/languages/wording.ts'
import type { ToldHome } from './alert.ts'

interface ToldNews {
  kind: keyof AlertWords['kinds']
  formerPrice: number | null
  home: ToldHome
}

/** What happened to a home: "price drop: $520,000 → $499,000". */
export function tellKind({ kind, formerPrice, home }: ToldNews, words: AlertWords, wording: CriteriaWords): string {
  const show = (price: number): string => tellPrice({ ...home, price }, words, wording)
  if (kind !== 'priceDrop' || formerPrice === null || home.price === null) return words.kinds[kind]
  return words.fell(show(formerPrice), show(home.price))
}

/** On one line: "price drop: $520,000 → $499,000 · 12 Fir Street, Kent, WA 98030"; of a new home with its price. */
export function tellNews(news: ToldNews, words: AlertWords, wording: CriteriaWords): string {
  const { title, place } = news.home
  const price = news.kind === 'priceDrop' ? '' : tellPrice(news.home, words, wording)
  const where = [title, place].filter(Boolean).join(', ')
  return [tellKind(news, words, wording), where, price].filter(Boolean).join(' · ')
}

/** '' where nobody says it. */
export function tellPrice({ price, currency, forRent }: ToldHome, words: AlertWords, wording: CriteriaWords): string {
  if (price === null || price <= 0) return ''
  const amount = formatMoney(wording, price, currency)
  return forRent ? words.aMonth(amount) : amount
}
