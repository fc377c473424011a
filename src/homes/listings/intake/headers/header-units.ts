import { memoize } from '../../../../platform/memoize.ts'
import { PhraseScanner } from '../values/phrase-scanner.ts'
import { type AreaUnit, areaUnitWords } from '../values/tables/area-units.ts'
import { currencyWords, periodWords } from '../values/tables/money-words.ts'

/** What a header says of the numbers below it. */
export interface HeaderUnits {
  unit?: AreaUnit
  currency?: string
  period?: string
  /** What each amount is to be taken by: "Price (万円)", "Price in Lacs", "Preis (T€)". */
  scale: number
}

const units = new PhraseScanner({ unit: areaUnitWords })
const money = new PhraseScanner({
  currency: currencyWords,
  period: {
    ...periodWords,
    month: `${periodWords.month}|monatsmiete|月租|月额|月額|mês|mois|mes|mese|monat|maand`,
    week: `${periodWords.week}|week|woche|semaine|semana`,
    year: `${periodWords.year}|annual|year|jahr|année|annuel`,
  },
  scale: {
    '1e3': "k|k€|k$|$000|£000|€000|000|'000|000s|000's|in thousands|thousands|tsd|t€|teur|tsd.|thousand|千",
    '1e4': '万|万円|万元|萬|萬元|만|만원',
    '1e5': 'lac|lacs|lakh|lakhs',
    '1e6': 'mio|mio.|million|millions|in millions|百万円|mn',
    '1e7': 'cr|cr.|crore|crores',
    '1e8': '億円|億|亿',
  },
})

/** Two letters that begin words are no unit of a header: "ac" of "ac units". */
const doubtful = /^(?:f|a\.|ca|ha|has|ac|p²|pc|ft|feet|py|cent|cents|ground|grounds|ar|呎)$/i

export const readHeaderUnits: (name: string) => HeaderUnits = memoize(findHeaderUnits, 5_000)

function findHeaderUnits(name: string): HeaderUnits {
  const spaced = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[_\-./]+/g, ' ')
    .replace(/(\p{Ll})([2²])(?!\d)/gu, '$1$2')
  const words = units.scan(spaced).filter(({ kind, text }) => kind === 'unit' && !doubtful.test(text))
  const doubted = units.scan(spaced).filter(({ kind, text }) => kind === 'unit' && doubtful.test(text))
  const compound = /(sqft|sqm|acres?|m2|m²|hectares?)$/i.exec(spaced.trim())?.[1]
  const unit = (words[0] ?? doubted[0] ?? units.scan(compound ?? '')[0])?.value
  const said = [...money.scan(spaced), ...money.scan(name)]
  const find = (kind: string): string | undefined => said.find((token) => token.kind === kind)?.value
  const [period, scale] = [find('period'), find('scale')]
  const currency = find('currency') ?? (name.includes('円') ? 'JPY' : /[万萬亿]元|元\//.test(name) ? 'CNY' : undefined)
  return {
    // The values of that kind are units.
    ...(unit !== undefined && { unit: unit as AreaUnit }),
    ...(currency !== undefined && { currency }),
    ...(period !== undefined && { period }),
    scale: scale === undefined ? 1 : Number(scale),
  }
}
